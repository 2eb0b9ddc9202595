import { ITALIAN_CODE } from "./italian_code.ts";
import type { Die, Language } from "./language.ts";

/** Il Paroliere's sixteen; `qu` is one face. */
const PAROLIERE =
  "a a e i o t/a b o o m qu/a b i l r t/a c e l r s/a c d e m p/a c f i o r/a d e n v z/a i m o r s/c e n o t u/d e n o s t/e e f h i s/e g l n o u/e g i n t v/e h i n r s/e i l o r u/e l p s t u";
const NINE_MORE =
  "a i o n t c/a i o n r p/a i o n t l/a i o n r c/a i e n t d/a i e l s p/a i o r t m/i e o c l p/i u d g s z";
const ELEVEN_MORE =
  "a e i n r t/a e o l r d/a i o n t c/a e i s r m/a e o n t l/a i e c p r/a i o d t n/e i o l s v/e i u g t h/e o u r n s/c d l m p v";

/** `data/languages/it.yaml` for the pure layers, which cannot read it; a test keeps them equal. */
export const ITALIAN: Language = {
  code: ITALIAN_CODE,
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
    5: dice(`${PAROLIERE}/${NINE_MORE}`),
    6: dice(`${PAROLIERE}/${NINE_MORE}/${ELEVEN_MORE}`),
  },
  sample: "P Adl R O / Rtl E I Ldw / E T Ntw S / M O Cdl A",
};

function dice(faces: string): Die[] {
  return faces.split("/").map((die) => die.split(" "));
}
