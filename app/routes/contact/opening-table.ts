import type { OpeningHours } from "#app/label/opening-hours.ts";
import { periodInWords, spansIn, spansInWords, weekInWords } from "#app/label/opening-words.ts";

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
