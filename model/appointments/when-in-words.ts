import { say } from "@trousseau/words/say.ts";
import { dateInWords } from "#model/days/opening-words.ts";
import words from "#words/appointment.json" with { type: "json" };

/** "Tuesday 24 November 2026 at 10:30": the day and the time of the showroom's clocks. */
export function whenInWords({ day, time }: { day: string; time: string }): string {
  return say(words, "when", { day: dateInWords(day), time });
}
