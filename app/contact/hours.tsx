import buttons from "#app/ui/button.module.css";
import type { OpeningHours } from "#model/days/opening-hours.ts";
import { openingStateAt } from "#model/days/opening-state.ts";
import {
  hoursInLines,
  hoursOnOneLine,
  periodInWords,
  spansInWords,
  stateInWords,
} from "#model/days/opening-words.ts";
import { dateAt } from "#model/days/zoned-time.ts";
import { separated } from "#words/locale.ts";
import visitWords from "#words/visit.json" with { type: "json" };
import styles from "./showroom.module.css";
import { useMoment } from "./use-moment.ts";

const MINUTE_MS = 60_000;

type HoursProps = { hours: OpeningHours; town: string | undefined; words: HoursWords };

/** The page is the same for everybody, at any time: what depends on the moment comes with the script. */
export function Hours({ hours, town, words: { week, exceptions } }: HoursProps) {
  const moment = useMoment((now) => openingStateAt(now, hours).at);
  // Exceptions that are over go. The others stay, because a row that vanishes moves what is below it.
  const ahead = exceptions.filter(({ to }) => moment === undefined || to >= dateAt(moment, hours.timeZone));
  return (
    <>
      <p className={styles.state}>{moment !== undefined && stateOf(moment, hours, town)}</p>
      {week.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {ahead.length > 0 && (
        <details>
          <summary>
            <span className={buttons.link}>{visitWords.holidays}</span>
          </summary>
          <ul className={styles.exceptions}>
            {ahead.map(({ note, line }) => (
              <li key={line}>
                {note && <p className="soft">{note}</p>}
                <p>{line}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function stateOf(moment: number, hours: OpeningHours, town: string | undefined): string {
  const ownOffset = -new Date(moment).getTimezoneOffset() * MINUTE_MS;
  const { timeZone } = hours;
  return stateInWords(openingStateAt(moment, hours), moment, { timeZone, town }, ownOffset);
}

export type HoursWords = {
  /** "Tuesday to Saturday 10:00–19:00", and what the label says beneath. */
  week: string[];
  /** "24 December 2026, 10:00–16:00", or "…, Closed". `to`: the last day, "2027-01-04". */
  exceptions: { line: string; to: string; note: string }[];
};

/** The server writes the words, because browsers write dates differently. */
export function wordsOfHours(hours: OpeningHours): HoursWords {
  return {
    week: hoursInLines(hours).map(hoursOnOneLine),
    exceptions: hours.exceptions.map(({ from, to, hours: spans, note }) => ({
      line: separated([
        periodInWords(from, to),
        spans.length > 0 ? hoursOnOneLine(spansInWords(spans)) : visitWords.closedThen,
      ]),
      to,
      note,
    })),
  };
}
