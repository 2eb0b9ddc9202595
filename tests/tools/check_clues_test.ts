import { deepStrictEqual as assertEquals, ok as assert } from "node:assert/strict";
import { checkTables, checkThemes, clueTables } from "../../tools/clues/check_clues.ts";
import { italianLexicon } from "../support/crossword.ts";

Deno.test("every definition and every phrase in data/clues is fair", () => {
  const tables = clueTables();
  assert(tables.length >= 3);
  assertEquals(checkTables(italianLexicon(), tables), []);
});

Deno.test("every clue in data/themes is fair, and a bad one is found", () => {
  assertEquals(checkThemes(italianLexicon(), clueTables("themes")), []);
  const text = "neve\tCade quando nevica\teasy\nmela\tla morde Biancaneve\teasy\n";
  const faults = checkThemes(italianLexicon(), [{ name: "x.tsv", text }]);
  assertEquals(faults.map(({ line, fault }) => [line, fault]), [[1, "gives away"], [
    2,
    "no capital",
  ]]);
});

function faultsOf(name: string, row: string): string[] {
  return checkTables(italianLexicon(), [{ name, text: row }]).map(({ fault }) => fault);
}

Deno.test("checkTables() finds what is wrong with a definition", () => {
  const cases: [row: string, fault: string | undefined][] = [
    ["neve\te\tImbianca senza pennello", undefined],
    ["pero\tm\tTuttavia\tperò", undefined],
    ["neve\tImbianca senza pennello", "columns or level"],
    ["neve\tx\tImbianca senza pennello", "columns or level"],
    ["nevx\te\tImbianca senza pennello", "answer not a word"],
    ["neve\te\tImbianca senza pennello\tnevè", "spelling"],
    ["neve\te\tCade quando nevica", "gives away (nevica)"],
    ["vanno\te\tSe ne andarono", "same family (andarono)"],
    ["neve\te\timbianca senza pennello", "no capital"],
    ["neve\te\tImbianca senza pennello.", "punctuation"],
    ["neve\te\tN", "length"],
    ["neve\te\tE o a o i o u o e o a o i", "too many words"],
    ["remi\te\tIl plurale del suo singolare", "grammar"],
    ["mele\te\tLa morde Biancaneve", "does not agree in number"],
    ["mela\te\tLo morde Biancaneve", "does not agree in gender"],
    ["mela\te\tLa morde Biancaneve", undefined],
    ["amate\te\tVuoi bene", undefined],
    ["ridete\te\tScherza", "does not agree in person or number"],
    ["vedremo\te\tGuardavamo", "does not agree in tense"],
    ["ossa\te\tForma lo scheletro", undefined],
    ["ape\te\tRonzano intorno ai fiori", "does not agree in number"],
    ["pane\te\tI lavori del fornaio", "does not agree in number"],
    ["re\tm\tIn fondo al cuore", undefined],
    ["re\tm\tIn fondo al lago", "no word gives the letters"],
  ];
  for (const [row, fault] of cases) {
    assertEquals(faultsOf("x.tsv", row), fault === undefined ? [] : [fault], row);
  }
});

Deno.test("checkTables() counts rows and definitions that come again", () => {
  const twice = "neve\te\tCade d'inverno\nneve\tm\tCade d'inverno";
  assertEquals(faultsOf("x.tsv", twice), ["also in x.tsv"]);
  const four = ["neve", "mela", "pane", "ago"].map((word) => `${word}\te\tUna bella cosa`);
  assertEquals(faultsOf("x.tsv", four.join("\n")), ["the same for neve, mela, pane, ago"]);
});

Deno.test("checkTables() proves a pair by its host", () => {
  const cases: [row: string, fault: string | undefined][] = [
    ["re\tLa fine di settembre\tsettembre\tend", undefined],
    ["pr\tInizio di primavera\tprimavera\tbeginning", undefined],
    ["om\tIl cuore di Roma\troma\theart", undefined],
    ["ra\tI confini della Russia\trussia\tends", undefined],
    ["oi\tLe vocali di oggi\toggi\tvowels", undefined],
    ["dn\tLe consonanti di Adone\tadone\tconsonants", undefined],
    ["vl\tLe dispari di vela\tvela\todd", undefined],
    ["ea\tLe pari di sera\tsera\teven", undefined],
    ["no\tMezza noce\tnoce\thalf", undefined],
    ["cc\tLe gemelle di Lucca\tlucca\ttwins", undefined],
    ["gv\tIniziali di Verdi\tgiuseppe verdi\tinitials", undefined],
    ["xi\tUndici per Cesare\t11\troman", undefined],
    ["au\tSimbolo dell'oro\toro\tsymbol", undefined],
    ["to\tTarga di Torino\ttorino\tplate", undefined],
    ["be\tLa fine di settembre\tsettembre\tend", "end of settembre is not be"],
    ["om\tIl cuore di Romeo\tromeo\theart", "heart of romeo is not om"],
    ["tn\tTarga di Torino\ttorino\tplate", "plate of torino is not tn"],
    ["re\tLa fine di ottobre\tsettembre\tend", "does not name settembre"],
    ["re\tLe vocali di settembre\tsettembre\tend", "does not say end"],
    ["re\tLa fine di settembre\tsettembre", "columns or level"],
    ["ano\tIn fondo al piano\tpiano\tend", "not a pair"],
  ];
  for (const [row, fault] of cases) {
    const found = faultsOf("hosts.tsv", row);
    if (fault === undefined) assertEquals(found, [], row);
    else assert(found.includes(fault), `${row}: ${found}`);
  }
});
