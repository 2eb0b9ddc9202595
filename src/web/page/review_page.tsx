import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ReviewAnswer, ReviewCard, ReviewFacts } from "../engine/review.ts";
import { client } from "./engine_client.ts";
import { CombPicture } from "./parts/icons.tsx";
import { announce } from "./parts/notices.tsx";
import { saveFile } from "./parts/save_file.ts";
import { orNotice } from "./play.ts";
import { settings } from "./settings.ts";
import { PageTitle, Shell } from "./shell.tsx";
import { t } from "./words.ts";

/** The words missed in finished games, card by card. */
export function ReviewPage() {
  const facts = useSignal<ReviewFacts | undefined>(undefined);
  const written = useSignal("");
  const { review } = t.value;
  const { language, uiLanguage } = settings.value;
  useEffect(() => {
    document.title = `${review.title} · itbee`;
    orNotice(client.ask("review", { language }).then((it) => facts.value = it));
  }, [language, uiLanguage]);
  const answer = async (key: string, given: ReviewAnswer) => {
    const after = await client.ask("rate", { key, answer: given });
    facts.value = after;
    if (after.last) {
      announce(after.last.isRight ? review.right(after.last.word) : review.wrong(after.last.word));
    }
  };
  const saveForAnki = async () => {
    const { text, sentence } = await client.ask("anki", { language });
    saveFile("itbee-anki.txt", text, "text/plain");
    written.value = sentence;
    announce(sentence);
  };
  const it = facts.value;
  return (
    <Shell>
      <PageTitle
        title={review.title}
        {...(it && !it.isEmpty && { aside: review.words(it.due, it.fresh) })}
      />
      {!it && <p class="muted empty">{t.value.word.loading}</p>}
      {it?.last && (
        <p class={it.last.isRight ? "verdict right" : "verdict wrong"}>
          {it.last.isRight ? review.right(it.last.word) : review.wrong(it.last.word)}
        </p>
      )}
      {it?.card && (
        <Flash
          key={`${it.card.key} ${it.asked}`}
          card={it.card}
          onAnswer={(given) => orNotice(answer(it.card!.key, given))}
        />
      )}
      {it && !it.card && (
        <div class="closing">
          <CombPicture class="comb-empty" />
          <p class="empty">
            {it.isEmpty ? review.none : it.isTimeUp ? review.timeUp : review.nothingDue}
          </p>
          {it.asked > 0 && <p>{review.closing(it.asked, it.right)}</p>}
          <a class="btn main" href="#/">{t.value.word.back}</a>
        </div>
      )}
      {it && !it.isEmpty && (
        <p class="acts3 to-anki">
          <button type="button" class="btn slim" onClick={() => orNotice(saveForAnki())}>
            {review.anki}
          </button>
          <span class="small muted">{written}</span>
        </p>
      )}
    </Shell>
  );
}

interface FlashProps {
  readonly card: ReviewCard;
  onAnswer(answer: ReviewAnswer): void;
}

function Flash(props: FlashProps) {
  return props.card.question === "type" ? <TypeCard {...props} /> : <KnowCard {...props} />;
}

/** The word first, then its meaning; the player says whether it was known. */
function KnowCard({ card, onAnswer }: FlashProps) {
  const isShown = useSignal(false);
  const word = useRef<HTMLParagraphElement>(null);
  const { review } = t.value;
  useEffect(() => word.current?.focus(), []);
  return (
    <>
      <article class="flash">
        <div class="face">
          <p class="it muted">{[card.grammar, card.rarity].filter(Boolean).join(", ")}</p>
          <p class="word" tabIndex={-1} ref={word}>{card.word}</p>
          <hr />
          {isShown.value
            ? <p class="def" role="status">{card.meaning}</p>
            : (
              <button type="button" class="btn" onClick={() => isShown.value = true}>
                {review.show}
              </button>
            )}
          <p class="small muted">
            {[
              ...(card.forms.length > 0 ? [review.forms(card.forms)] : []),
              ...(card.missedOn === "" ? [] : [card.missedOn]),
            ].join("; ")}
          </p>
        </div>
      </article>
      <p class="ask" id="ask">{review.know}</p>
      <div class="grade" role="group" aria-labelledby="ask">
        {card.back.map(([grade, minutes]) => (
          <button
            key={grade}
            type="button"
            class={`btn ${grade === 1 ? "no" : grade === 3 ? "yes" : ""}`}
            disabled={!isShown.value}
            onClick={() => onAnswer({ kind: "grade", grade })}
          >
            {review.grade[grade as 1 | 2 | 3]}
            <small>{review.back(minutes)}</small>
          </button>
        ))}
      </div>
    </>
  );
}

/** The meaning, and a line for the word. */
function TypeCard({ card, onAnswer }: FlashProps) {
  const typed = useSignal("");
  const isHelped = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const { review } = t.value;
  useEffect(() => input.current?.focus(), []);
  const send = (text: string) => onAnswer({ kind: "typed", text, wasHelped: isHelped.value });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.value.trim() !== "") send(typed.value);
      }}
    >
      <article class="flash">
        <div class="face">
          <p class="it muted">
            {[card.grammar, review.letters(card.word.length)].filter(Boolean).join(", ")}
          </p>
          <p class="def">{card.masked}</p>
          <hr />
          <label class="field">
            <span>{review.whichWord}</span>
            <input
              ref={input}
              value={typed}
              onInput={(event) => typed.value = event.currentTarget.value}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
            />
          </label>
          {isHelped.value
            ? <p role="status" class="def">{card.word.charAt(0).toUpperCase()}…</p>
            : (
              <button type="button" class="btn slim" onClick={() => isHelped.value = true}>
                {review.firstLetter}
              </button>
            )}
        </div>
      </article>
      <p class="acts3">
        <button type="button" class="btn" onClick={() => send("")}>{review.dontKnow}</button>
        <button type="submit" class="btn main">{review.check}</button>
      </p>
    </form>
  );
}
