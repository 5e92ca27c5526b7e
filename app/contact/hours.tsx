import type { OpeningHours } from "#app/label/hours/opening-hours.ts";
import { openingStateAt } from "#app/label/hours/opening-state.ts";
import {
  periodInWords,
  spansIn,
  spansInWords,
  stateInWords,
  weekInWords,
} from "#app/label/hours/opening-words.ts";
import { dateAt } from "#app/label/hours/zoned-time.ts";
import { visitWords } from "#words/visit.ts";
import styles from "./hours.module.css";
import { useMoment } from "./use-moment.ts";

const MINUTE_MS = 60_000;

type HoursProps = { hours: OpeningHours; table: OpeningTable };

/** The page is the same for everybody, at any time: what depends on the moment comes with the script. */
export function Hours({ hours, table }: HoursProps) {
  const moment = useMoment((now) => openingStateAt(now, hours).at);
  // Exceptions that are over go. The others stay, because a row that vanishes moves what is below it.
  const ahead = table.exceptions.filter(
    ({ to }) => moment === undefined || to >= dateAt(moment, hours.timeZone),
  );
  return (
    <>
      <p className={styles.state}>{moment !== undefined && stateOf(moment, hours)}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{visitWords.table.caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{visitWords.table.day}</th>
            <th scope="col">{visitWords.table.hours}</th>
          </tr>
        </thead>
        <tbody>
          {table.week.map((row) => (
            <tr key={row.days}>
              <th scope="row">{row.days}</th>
              <td>
                <Spans hours={row.hours} />
              </td>
            </tr>
          ))}
        </tbody>
        {ahead.length > 0 && (
          <tbody>
            {ahead.map((row) => (
              <tr key={row.from}>
                <th scope="row">
                  {row.note && <span>{row.note}</span>}
                  <div>{row.days}</div>
                </th>
                <td>
                  <Spans hours={row.hours} />
                </td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {table.note && <p className={styles.note}>{table.note}</p>}
    </>
  );
}

/** Each on a line of its own. */
function Spans({ hours }: { hours: readonly string[] }) {
  return hours.map((span) => (
    <span key={span} className={styles.span}>
      {span}
    </span>
  ));
}

function stateOf(moment: number, hours: OpeningHours): string {
  const ownOffset = -new Date(moment).getTimezoneOffset() * MINUTE_MS;
  return stateInWords(openingStateAt(moment, hours), moment, hours.timeZone, ownOffset);
}

export type OpeningTable = {
  week: OpeningTableRow[];
  /** `to`: the last day, "2027-01-04". */
  exceptions: (OpeningTableRow & { from: string; to: string; note: string })[];
  note: string;
};

/** `hours`: "10:00–13:00" and "14:00–19:00", or "Closed". */
type OpeningTableRow = { days: string; hours: string[] };

/** The table in words. The server writes it, because browsers write dates differently. */
export function openingTableOf(hours: OpeningHours): OpeningTable {
  return {
    week: weekInWords(hours).map(({ days, hours: spans }) => ({ days, hours: spansIn(spans) })),
    exceptions: hours.exceptions.map(({ from, to, hours: spans, note }) => ({
      days: periodInWords(from, to),
      hours: spansIn(spansInWords(spans)),
      from,
      to,
      note,
    })),
    note: hours.note,
  };
}
