import { say } from "@trousseau/words/say.ts";
import { useState } from "react";
import { followWords } from "#app/enquiry/draft-entry.ts";
import buttons from "#app/ui/button.module.css";
import { readStored, store } from "#app/ui/device-storage.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { ThumbBar } from "#app/ui/thumb-bar.tsx";
import ticks from "#app/ui/tick.module.css";
import { Title } from "#app/ui/title.tsx";
import { dayInWords } from "#model/days/day.ts";
import { filledIn, withChoices } from "#model/dresses/message-text.ts";
import { sizeInWords } from "#model/dresses/product.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { entryLimits } from "#model/entries/entry-limits.ts";
import { DRESS_PARAM, PURPOSE_PARAM } from "#model/screens/url-parameters.ts";
import { tryOnAddress } from "#model/screens/wishlist-address.ts";
import { lengthOf } from "#model/texts/characters.ts";
import { labelled, separated } from "#words/locale.ts";
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import styles from "./ask-for-fitting.module.css";
import { isAskedFor } from "./listed-dress.ts";
import list from "./listed-dresses.module.css";
import type { ShownWishlist } from "./use-shown-wishlist.ts";
import { NOTE_LIMIT } from "./wishlist.ts";
import type { WishlistData } from "./wishlist-data.server.ts";

type AskForFittingProps = {
  data: Pick<WishlistData, "phone" | "message" | "compose" | "tryOn">;
  wishlist: Pick<ShownWishlist, "shown" | "entries" | "phase">;
  /** The message names this day, "2027-05-09"; it may be empty. */
  day: string;
};

const ID = "ask-on-whatsapp";

/** The tab remembers under this key that notes go along. */
const NOTES_KEY = "fitting-notes";

/** One message asks for all of them; the page of the enquiry adds a few words. */
export function AskForFitting({ data, wishlist, day }: AskForFittingProps) {
  const { phone, message, compose, tryOn } = data;
  const { heading, text, whatsApp, withNotes, tooLong } = wishlistPageWords.ask;
  const { entries, phase } = wishlist;
  const shownDresses = wishlist.shown.filter(isAskedFor);
  // The server's markup has no box that this could differ from.
  const [takesNotes, setTakesNotes] = useState(() => Boolean(readStored("sessionStorage", NOTES_KEY)));
  const all = new Map(entries.map(({ slug, note }) => [slug, note.trim()]));
  // A dress that has left is not asked for, and its note is not sent.
  const notes = new Map(shownDresses.map(({ slug }) => [slug, all.get(slug) ?? ""]));
  const hasNotes = phase === "own" && [...notes.values()].some(Boolean);
  const messageWith = (noteOf: (slug: string) => string) =>
    filledIn(message, {
      date: dayInWords(day),
      dresses: shownDresses
        .map(({ slug, name, choice, address, query = "" }) => {
          const chosenDress = withChoices(
            name,
            choice?.colour?.name,
            choice?.size && sizeInWords(choice.size),
          );
          return [separated([chosenDress, address + query]), noteOf(slug)].filter(Boolean).join("\n");
        })
        .join("\n"),
    });
  const noted = messageWith((slug) => notes.get(slug) ?? "");
  const isOver =
    lengthOf(noted) > entryLimits.message || [...notes.values()].some((note) => lengthOf(note) > NOTE_LIMIT);
  const isTooLong = takesNotes && hasNotes && isOver;
  const sent = takesNotes && hasNotes && !isTooLong ? noted : messageWith(() => "");
  const noteText = shownDresses.flatMap(({ slug, name }) =>
    notes.get(slug) ? labelled(name, notes.get(slug) ?? "") : [],
  );

  /** The page of the enquiry begins with what the visitor has said so far. */
  function takeAlong() {
    followWords(shownDresses, takesNotes && hasNotes && !isTooLong ? noteText.join("\n") : "");
  }

  const about = new URLSearchParams(shownDresses.map(({ slug, query = "" }) => [DRESS_PARAM, slug + query]));
  // An enquiry about one dress would otherwise be about renting or buying it.
  about.set(PURPOSE_PARAM, "fittingList");
  const count = say(wishlistPageWords.ask, "dresses", { count: shownDresses.length });
  const whatsAppButton = (
    <a className={`${buttons.button} ${buttons.ink}`} href={whatsAppLink(phone, sent)} rel="noreferrer">
      <Icon name="whatsapp" />
      <span>{separated([whatsApp, count])}</span>
    </a>
  );
  return (
    <section className={`${list.beside} ${styles.ask} twelve`} aria-labelledby="ask">
      <h2 id="ask" className="title-s">
        <Title text={heading} />
      </h2>
      <div className={`${styles.ways} ways`}>
        <p className="soft">{text}</p>
        {phone && <div id={ID}>{whatsAppButton}</div>}
        <ScreenLink className={buttons.link} href={`/enquiry?${about}`} onClick={takeAlong}>
          {compose}
        </ScreenLink>
        {tryOn && shownDresses.length > 0 && (
          <ScreenLink
            className={buttons.link}
            href={tryOnAddress(shownDresses.map(({ slug, query = "" }) => slug + query))}
          >
            {tryOn}
          </ScreenLink>
        )}
        {hasNotes && (
          <label className={`${ticks.tick} ${styles.notes}`}>
            <input
              type="checkbox"
              checked={takesNotes}
              onChange={({ currentTarget: { checked } }) => {
                // Where storage is refused, the tick lasts as long as this page.
                store("sessionStorage", NOTES_KEY, checked ? "yes" : "");
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
      {phone && <ThumbBar repeats={ID}>{whatsAppButton}</ThumbBar>}
    </section>
  );
}
