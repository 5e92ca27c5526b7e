import { say } from "@trousseau/words/say.ts";
import buttons from "#app/ui/button.module.css";
import { filledIn } from "#model/dresses/message-text.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { labelled } from "#words/locale.ts";
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import { nameIdOf } from "./listed-dress.ts";
import styles from "./listed-dresses.module.css";
import { nameOf } from "./removed-dresses.tsx";
import type { ShownWishlist } from "./use-shown-wishlist.ts";

type GoneDressesProps = {
  wishlist: ShownWishlist;
  /** The number of WhatsApp may be empty; `question` is the label's text. */
  phone: string;
  question: string;
};

/** The device remembers names and notes of dresses that the shop no longer shows. */
export function GoneDresses({ wishlist: { phase, gone, takeOff }, phone, question }: GoneDressesProps) {
  if (gone.length === 0) return null;
  const words = wishlistPageWords.gone;
  if (phase !== "own") return <p className={styles.gone}>{say(words, "shared", { count: gone.length })}</p>;
  return (
    <ul className={styles.gone}>
      {gone.map((entry) => (
        <li key={entry.slug}>
          <div>
            <p id={nameIdOf(entry.slug)}>
              <span>{`${say(words, "text", { dress: nameOf(entry) })} `}</span>
              {phone ? (
                <a href={whatsAppLink(phone, filledIn(question, { dress: entry.name }))} rel="noreferrer">
                  {words.ask}
                </a>
              ) : (
                <span>{words.ask}</span>
              )}
              <span>.</span>
            </p>
            {entry.note.trim() && (
              <p className="soft" dir="auto">
                {entry.note}
              </p>
            )}
          </div>
          <button
            type="button"
            className={buttons.link}
            data-control="off"
            onClick={() => takeOff(entry.slug)}
          >
            <span>{words.takeOff}</span>
            <span className="visually-hidden">{labelled("", nameOf(entry))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
