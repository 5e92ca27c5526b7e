import { useState } from "react";
import { filledIn } from "#app/catalogue/message-text.ts";
import { DRESS_PARAM, PURPOSE_PARAM } from "#app/catalogue/url-parameters.ts";
import { whatsAppLink } from "#app/catalogue/whatsapp-link.ts";
import { followDay } from "#app/enquiry/draft-day.ts";
import { followWords } from "#app/enquiry/draft-words.ts";
import { NOTE_LIMIT } from "#app/fitting/fitting-list.ts";
import { lengthOf } from "#app/label/characters.ts";
import { dayInWords } from "#app/label/day.ts";
import { entryLimits } from "#app/label/entry-limits.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import ticks from "#app/ui/tick.module.css";
import { Title } from "#app/ui/title.tsx";
import { fittingWords } from "#words/fitting.ts";
import styles from "./ask-for-fitting.module.css";
import type { FittingData } from "./fitting-data.server.ts";
import list from "./listed-dresses.module.css";
import { storedTick, storeTick } from "./stored-tick.ts";
import type { Fitting } from "./use-fitting.ts";

type AskForFittingProps = {
  data: Pick<FittingData, "phone" | "message" | "compose">;
  fitting: Pick<Fitting, "shown" | "entries" | "phase" | "needed">;
};

/** One message for all of them; a few words are added on the page of the enquiry. */
export function AskForFitting({ data: { phone, message, compose }, fitting }: AskForFittingProps) {
  const { heading, text, whatsApp, withNotes, tooLong } = fittingWords.ask;
  const { shown, entries, phase, needed } = fitting;
  // Its box is there once the list is known to be hers: the server's markup has none that this could differ from.
  const [takesNotes, setTakesNotes] = useState(storedTick);
  const all = new Map(entries.map(({ slug, note }) => [slug, note.trim()]));
  // Of a dress that has left nothing is sent, however long its note.
  const notes = new Map(shown.map(({ slug }) => [slug, all.get(slug) ?? ""]));
  const hasNotes = phase === "own" && [...notes.values()].some(Boolean);
  const messageWith = (noteOf: (slug: string) => string) =>
    filledIn(message, {
      date: needed.isMentioned ? dayInWords(needed.day) : "",
      dresses: shown
        .map(({ slug, name, address }) => [`${name}, ${address}`, noteOf(slug)].filter(Boolean).join("\n"))
        .join("\n"),
    });
  const noted = messageWith((slug) => notes.get(slug) ?? "");
  const isOver =
    lengthOf(noted) > entryLimits.message || [...notes.values()].some((note) => lengthOf(note) > NOTE_LIMIT);
  const isTooLong = takesNotes && hasNotes && isOver;
  const sent = takesNotes && hasNotes && !isTooLong ? noted : messageWith(() => "");
  const noteText = shown.flatMap(({ slug, name }) => (notes.get(slug) ? `${name}: ${notes.get(slug)}` : []));

  /** Where the message is written she finds what she has said so far. */
  function takeAlong() {
    followDay(shown, needed.isMentioned ? needed.day : undefined);
    followWords(shown, takesNotes && hasNotes && !isTooLong ? noteText.join("\n") : "");
  }

  const about = new URLSearchParams(shown.map(({ slug }) => [DRESS_PARAM, slug]));
  // Without it the enquiry about one dress would be about renting or buying it.
  about.set(PURPOSE_PARAM, "fittingList");
  return (
    <section className={`${list.beside} ${styles.ask}`} aria-labelledby="ask">
      <h2 id="ask" className="title-s">
        <Title text={heading} />
      </h2>
      <div className={styles.ways}>
        <p className="soft">{text}</p>
        {phone && (
          <a className={`${buttons.button} ${buttons.ink}`} href={whatsAppLink(phone, sent)} rel="noreferrer">
            <Icon name="whatsapp" />
            <span>{whatsApp}</span>
          </a>
        )}
        <ScreenLink className={buttons.link} href={`/enquiry?${about}`} onClick={takeAlong}>
          {compose}
        </ScreenLink>
        {hasNotes && (
          <label className={`${ticks.tick} ${styles.notes}`}>
            <input
              type="checkbox"
              checked={takesNotes}
              onChange={({ currentTarget: { checked } }) => {
                storeTick(checked);
                setTakesNotes(checked);
              }}
            />
            <span>{withNotes}</span>
          </label>
        )}
        <p role="status" className={styles.said}>
          {isTooLong && tooLong}
        </p>
      </div>
    </section>
  );
}
