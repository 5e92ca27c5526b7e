import type { VisitTime } from "#model/appointments/free-times.ts";
import { isDay, readDay } from "#model/days/day.ts";
import { timeOfDay } from "#model/days/opening-hours.ts";
import type { Choice } from "./appointment-data.server.ts";

/** The step of the form that is no booking yet: it shows the times of another choice. */
export const SHOW = "show";

/** One press takes one of the times that are offered in the place of another. */
export const NEXT = "next";

export function nextValue({ day, time }: VisitTime): string {
  return `${day} ${time}`;
}

/** A page begins with the first kind, and its first free day. */
export const NO_CHOICE: Choice = { kind: "", showroom: "", day: "", time: "" };

/** An entry that cannot be read chooses nothing. */
export function choiceIn(form: FormData): Choice {
  const textOf = (name: string) => String(form.get(name) ?? "");
  const [nextDay = textOf("day"), time = textOf("time")] = textOf(NEXT).split(" ").filter(Boolean);
  const day = readDay(nextDay);
  return {
    kind: textOf("kind"),
    showroom: textOf("showroom"),
    day: isDay(day) ? day : "",
    time: timeOfDay.test(time) ? time : "",
  };
}
