import type { OpeningHours } from "#app/label/opening-hours.ts";
import { type HoursRow, periodInWords, spansInWords, weekInWords } from "#app/label/opening-words.ts";

export type OpeningTable = {
  week: HoursRow[];
  /** `to`: the last day, "2027-01-04". */
  exceptions: (HoursRow & { from: string; to: string; note: string })[];
  note: string;
};

/** In words. The server writes them: browsers differ in how they write a date. */
export function openingTableOf(hours: OpeningHours): OpeningTable {
  return {
    week: weekInWords(hours),
    exceptions: hours.exceptions.map(({ from, to, hours: spans, note }) => ({
      days: periodInWords(from, to),
      hours: spansInWords(spans),
      from,
      to,
      note,
    })),
    note: hours.note,
  };
}
