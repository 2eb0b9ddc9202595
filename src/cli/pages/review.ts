import type { Messages } from "../../messages/mod.ts";
import { GRADES } from "../../play/cards/ratings.ts";
import { MOST_NEW } from "../../play/cards/review.ts";
import type { SignalCode } from "../app/command.ts";
import type { ReviewOutput } from "../review.ts";
import type { Key } from "../screen/keys.ts";
import { drawBar, type KeyCap } from "../screen/parts.ts";
import { type Card, type CardScene, type CardState, drawCard } from "./card.ts";
import type { Page, Pages, PageStep } from "./page.ts";

/** A review on a screen, and why it ended early, if the player or the terminal is gone. */
export interface ReviewPages extends ReviewOutput {
  readonly gone: 0 | SignalCode | undefined;
}

const FRESH: CardState = { typed: "", grade: 2 };
const MAX_TYPED = 40;

export function reviewOnPages(pages: Pages, t: Messages): ReviewPages {
  let said: string[] = [];
  let gone: ReviewPages["gone"];
  let progress = { done: 0, of: 0 };
  /** What was typed; `undefined` where the player leaves. */
  const show = async (card: Card): Promise<string | undefined> => {
    const end = await pages.show(cardPage({ card, said, ...progress, t }), FRESH);
    said = [];
    if (end.kind === "gone") gone = end.code;
    return end.kind === "gone" ? undefined : end.result;
  };
  return {
    get gone() {
      return gone;
    },
    begin(due, fresh) {
      progress = { done: 0, of: due + Math.min(fresh, MOST_NEW) };
    },
    askWord: (meaning, letters) => show({ kind: "word", meaning, letters }),
    showWord: async (word) => await show({ kind: "meaning", word }) !== undefined,
    async askGrade(facts) {
      const text = await show({ kind: "grade", ...facts });
      // What is said next is about this word, which is no longer in sight.
      said.push(facts.word);
      return GRADES.find((one) => String(one) === text);
    },
    say: (lines) => void said.push(...lines),
    rated(lines) {
      said.push(...lines);
      progress = { ...progress, done: Math.min(progress.done + 1, progress.of) };
    },
    async nothing(text) {
      await show({ kind: "text", text });
    },
    async end({ answers, right, learned, learning }) {
      if (gone !== undefined) return;
      const name = t.review.page.count;
      await show({
        kind: "counts",
        counts: [
          [name.answers(answers), answers],
          [name.right(right), right],
          [name.learned(learned), learned],
          [name.learning(learning), learning],
        ],
      });
    },
  };
}

function cardPage(scene: CardScene): Page<CardState, string | undefined> {
  const { card, done, of, t } = scene;
  const isAsked = of > 0 && card.kind !== "counts" && card.kind !== "text";
  return {
    title: () => ({
      name: t.menu.more.review,
      detail: "",
      aside: isAsked ? `${Math.min(done + 1, of)} / ${of}` : "",
    }),
    keys: () => keysOf(card, t),
    draw(state, canvas, look) {
      if (isAsked) {
        const at = { row: 1, column: 0, columns: canvas.columns };
        drawBar(canvas, at, done / of, { look });
      }
      return drawCard(scene, state, canvas, look);
    },
    press: (state, key) => pressed(card, state, key),
  };
}

function keysOf(card: Card, t: Messages): readonly KeyCap[] {
  const { key } = t.review.page;
  switch (card.kind) {
    case "word":
      return [t.menu.key.answer, key.first, key.leave];
    case "meaning":
      return [key.meaning, key.leave];
    case "grade":
      return [t.menu.key.answer, t.menu.key.change, key.grade, key.leave];
    default:
      return [t.screen.key.leave];
  }
}

function pressed(
  card: Card,
  state: CardState,
  key: Key,
): PageStep<CardState, string | undefined> {
  const done = (result: string | undefined) => ({ kind: "done", result }) as const;
  const stay = (next: Partial<CardState>) =>
    ({ kind: "stay", state: { ...state, ...next } }) as const;
  const grades = GRADES.length;
  switch (key.kind) {
    case "escape":
      return done(undefined);
    case "enter":
      if (card.kind === "grade") return done(String(GRADES[state.grade]));
      return card.kind === "word" && state.typed.trim() === "" ? stay({}) : done(state.typed);
    case "choose":
      return done(String(GRADES[key.id]));
    case "left":
      return stay({ grade: (state.grade + grades - 1) % grades });
    case "right":
      return stay({ grade: (state.grade + 1) % grades });
    case "backspace":
      return stay({ typed: [...state.typed].slice(0, -1).join("") });
    case "erase_line":
      return stay({ typed: "" });
    case "text":
    case "paste":
      return typed(card, state, key.text);
    default:
      return stay({});
  }
}

function typed(
  card: Card,
  state: CardState,
  text: string,
): PageStep<CardState, string | undefined> {
  switch (card.kind) {
    case "word": {
      if (text === "?") return { kind: "done", result: "?" };
      const clean = (state.typed + text.replaceAll(/[^\p{L}\p{M}'-]/gu, "")).normalize("NFC");
      const isShort = clean.length <= MAX_TYPED;
      return { kind: "stay", state: isShort ? { ...state, typed: clean } : state };
    }
    case "meaning":
      return text === " " ? { kind: "done", result: "" } : { kind: "stay", state };
    case "grade":
      return /^[1-4]$/.test(text) ? { kind: "done", result: text } : { kind: "stay", state };
    default:
      return text === "q" ? { kind: "done", result: undefined } : { kind: "stay", state };
  }
}
