import type { Die, Language } from "./language.ts";

/** Il Paroliere's sixteen; `qu` is one face. */
const PAROLIERE =
  "aaeiot aboomqu abilrt acelrs acdemp acfior adenvz aimors cenotu denost eefhis eglnou egintv ehinrs eiloru elpstu";
const NINE_MORE = "aiontc aionrp aiontl aionrc aientd aielsp aiortm ieoclp iudgsz";
const ELEVEN_MORE = "aeinrt aeolrd aiontc aeisrm aeontl aiecpr aiodtn eiolsv eiugth eourns cdlmpv";

/** `data/languages/it.yaml` for the pure layers, which cannot read it; a test keeps them equal. */
export const ITALIAN: Language = {
  code: "it",
  name: "Italiano",
  letters: "abcdefghijklmnopqrstuvwxyz",
  vowels: "aeiou",
  weights: {
    a: 10596,
    b: 946,
    c: 4565,
    d: 3823,
    e: 11145,
    f: 1068,
    g: 1684,
    h: 1265,
    i: 11305,
    j: 0,
    k: 0,
    l: 5562,
    m: 2785,
    n: 7575,
    o: 9907,
    p: 3004,
    q: 531,
    r: 6278,
    s: 5275,
    t: 6734,
    u: 3337,
    v: 1626,
    w: 0,
    x: 0,
    y: 0,
    z: 928,
  },
  values: {
    a: 1,
    b: 5,
    c: 2,
    d: 5,
    e: 1,
    f: 5,
    g: 8,
    h: 8,
    i: 1,
    j: 10,
    k: 5,
    l: 3,
    m: 3,
    n: 3,
    o: 1,
    p: 5,
    q: 10,
    r: 2,
    s: 2,
    t: 2,
    u: 3,
    v: 5,
    w: 10,
    x: 10,
    y: 4,
    z: 8,
  },
  dice: {
    4: dice(PAROLIERE),
    5: dice(`${PAROLIERE} ${NINE_MORE}`),
    6: dice(`${PAROLIERE} ${NINE_MORE} ${ELEVEN_MORE}`),
  },
  sample: "P Adl R O / Rtl E I Ldw / E T Ntw S / M O Cdl A",
};

function dice(faces: string): Die[] {
  return faces.split(" ").map((die) => die.match(/qu|./g)!);
}
