import { say } from "@trousseau/words/say.ts";
import { useState } from "react";
import { writeIntoDraft } from "#app/enquiry/draft-entry.ts";
import buttons from "#app/ui/button.module.css";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { Product } from "#model/dresses/product.ts";
import { COLOUR_PARAM, DRESS_PARAM, PURPOSE_PARAM } from "#model/screens/url-parameters.ts";
import type { SizeRow } from "#model/texts/label-texts.server.ts";
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };
import { adviceInWords, dressSizeInWords } from "./advice-words.ts";
import styles from "./finder.module.css";
import { Tick } from "./finder-form.tsx";
import { type Written, writtenInWords } from "./measurement.ts";
import { type SizeAdvice, sizeOfDress } from "./size-advice.ts";

/** The part of a dress that the finder needs. */
export type FinderDress = Pick<Product, "name" | "slug" | "sizes">;

type SizeResultProps = {
  advice: SizeAdvice;
  rows: readonly SizeRow[];
  writtenSizes: Written;
  dress: FinderDress | undefined;
  /** Called with a size of the dress, and whether the measurements are in the note. */
  onChoose: (size: string, isNoted: boolean) => void;
};

/**
 * The size, the reasons, and what there is of it. Nothing goes into a note before the visitor presses a button with
 * the box ticked.
 */
export function SizeResult({ advice, rows, writtenSizes, dress, onChoose }: SizeResultProps) {
  const [isToNote, setToNote] = useState(false);
  const words = sizeFinderWords;
  const of = dress && sizeOfDress(advice, rows, dress.sizes);
  const size = of && of.kind !== "none" ? of.size : undefined;
  const shownSize = of ? size : advice.row?.size;
  const there = of && dress ? dressSizeInWords(of, advice, dress.name) : [];
  const [sentence, ...notes] = [there.join(" "), ...adviceInWords(advice, rows, writtenSizes.unit)].filter(
    Boolean,
  );

  function note(): boolean {
    if (!isToNote || !dress) return false;
    return writeIntoDraft([dress], "measurements", writtenInWords(writtenSizes));
  }

  return (
    <div className={styles.result}>
      <h3 className={styles.heading} tabIndex={-1}>
        {shownSize ? (
          <>
            <span className="visually-hidden">{`${words.yours} `}</span>
            <span className={styles.size}>{shownSize}</span>
          </>
        ) : (
          <span className="title-s">
            <Emphasis text={words.bespoke} />
          </span>
        )}
      </h3>
      <div className={styles.reasons}>
        {sentence && <p>{sentence}</p>}
        {notes.length > 0 && <p className="soft">{notes.join(" ")}</p>}
      </div>
      {dress && (
        <Tick isTicked={isToNote} onTick={setToNote} note={isToNote && words.toEnquiryNote}>
          {words.toEnquiry}
        </Tick>
      )}
      <div className="ways">
        {size !== undefined && (
          <button
            type="button"
            className={`${buttons.button} ${buttons.ink}`}
            onClick={() => onChoose(size, note())}
          >
            {say(words, "choose", { size })}
          </button>
        )}
        {(advice.kind !== "size" || there.length > 0) && (
          <ScreenLink
            className={size === undefined ? buttons.button : buttons.link}
            href={enquiryAbout(dress)}
            onClick={note}
          >
            {words.ask}
          </ScreenLink>
        )}
      </div>
    </div>
  );
}

/** The link has the chosen colour, and no measurement. */
function enquiryAbout(dress: FinderDress | undefined): string {
  if (!dress) return "/enquiry";
  const query = new URLSearchParams({ [DRESS_PARAM]: dress.slug, [PURPOSE_PARAM]: "purchase" });
  const colour = new URLSearchParams(location.search).get(COLOUR_PARAM);
  if (colour) query.set(COLOUR_PARAM, colour);
  return `/enquiry?${query}`;
}
