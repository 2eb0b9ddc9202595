/** The plates of Italian provinces, by the name of the town, without accents. */
export const PLATES: Readonly<Record<string, string>> = byName(
  "ag agrigento, al alessandria, an ancona, ao aosta, ap ascoli, aq aquila, ar arezzo, at asti, " +
    "av avellino, ba bari, bg bergamo, bi biella, bl belluno, bn benevento, bo bologna, " +
    "br brindisi, bs brescia, bt barletta, bz bolzano, ca cagliari, cb campobasso, ce caserta, " +
    "ch chieti, cl caltanissetta, cn cuneo, co como, cr cremona, cs cosenza, ct catania, " +
    "cz catanzaro, en enna, fc forli, fe ferrara, fg foggia, fi firenze, fm fermo, fr frosinone, " +
    "ge genova, go gorizia, gr grosseto, im imperia, is isernia, kr crotone, lc lecco, le lecce, " +
    "li livorno, lo lodi, lt latina, lu lucca, mb monza, mc macerata, me messina, mi milano, " +
    "mn mantova, mo modena, ms massa, mt matera, na napoli, no novara, nu nuoro, or oristano, " +
    "pa palermo, pc piacenza, pd padova, pe pescara, pg perugia, pi pisa, pn pordenone, po prato, " +
    "pr parma, pt pistoia, pu pesaro, pv pavia, pz potenza, ra ravenna, rc reggio calabria, " +
    "re reggio emilia, rg ragusa, ri rieti, rn rimini, ro rovigo, sa salerno, si siena, " +
    "so sondrio, sp spezia, sr siracusa, ss sassari, sv savona, ta taranto, te teramo, " +
    "tn trento, to torino, tp trapani, tr terni, ts trieste, tv treviso, ud udine, va varese, " +
    "vb verbania, vc vercelli, ve venezia, vi vicenza, vr verona, vt viterbo, vv vibo",
);

/** Chemical elements and units of measurement. */
export const SYMBOLS: Readonly<Record<string, string>> = byName(
  "ag argento, al alluminio, ar argon, as arsenico, au oro, ba bario, be berillio, bi bismuto, " +
    "br bromo, ca calcio, cd cadmio, cl cloro, co cobalto, cr cromo, cs cesio, cu rame, es einsteinio, " +
    "fe ferro, ga gallio, ge germanio, he elio, hg mercurio, ir iridio, kr cripto, li litio, " +
    "mg magnesio, mn manganese, mo molibdeno, na sodio, nb niobio, ne neon, ni nichel, os osmio, " +
    "pb piombo, pd palladio, pt platino, pu plutonio, ra radio, rb rubidio, rn radon, ru rutenio, " +
    "sb antimonio, se selenio, si silicio, sn stagno, sr stronzio, ta tantalio, th torio, " +
    "ti titanio, tl tallio, xe xeno, zn zinco, zr zirconio, at astato, fr francio, eu europio, " +
    "cm centimetro, dm decimetro, mm millimetro, km chilometro, kg chilogrammo, hg ettogrammo, " +
    "cl centilitro, dl decilitro, hl ettolitro, ml millilitro, ha ettaro, hz hertz, kw chilowatt, " +
    "gb gigabyte, db decibel, kb kilobyte, mb megabyte",
);

function byName(text: string): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const item of text.split(", ")) {
    const space = item.indexOf(" ");
    const name = item.slice(space + 1);
    // Hectogram and mercury have the same symbol: names are what must be different.
    facts[name] = item.slice(0, space);
  }
  return facts;
}
