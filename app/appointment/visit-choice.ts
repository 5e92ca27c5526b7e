import { isDay, readDay } from "#model/days/day.ts";
import { timeOfDay } from "#model/days/opening-hours.ts";
import type { Choice } from "./appointment-data.server.ts";

/** The step of the form that is no booking yet: it shows the times of another choice. */
export const SHOW = "show";

/** A page begins with the first kind, and its first free day. */
export const NO_CHOICE: Choice = { kind: "", showroom: "", day: "", time: "" };

/** An entry that cannot be read chooses nothing. */
export function choiceIn(form: FormData): Choice {
  const textOf = (name: string) => String(form.get(name) ?? "");
  const [day, time] = [readDay(textOf("day")), textOf("time")];
  return {
    kind: textOf("kind"),
    showroom: textOf("showroom"),
    day: isDay(day) ? day : "",
    time: timeOfDay.test(time) ? time : "",
  };
}
