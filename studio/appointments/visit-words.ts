import { say } from "@trousseau/words/say.ts";
import { t } from "@trousseau/words/translate.ts";
import type { Appointment } from "#model/appointments/appointment.ts";
import { customerLike } from "#model/customers/customer.ts";
import { dayInWords, momentInWords } from "#model/days/day.ts";
import { appointmentStateTitles } from "#model/documents/appointment-document.ts";
import type { Rental } from "#studio/rental/rental-data.ts";
import words from "#words/appointment.json" with { type: "json" };
import { listed, separated } from "#words/locale.ts";
import { placeOf } from "./typed-visit.ts";

/** The visitor, or the reason for time that the label keeps for itself. */
export function calledOf({ name, state, note }: Appointment): string {
  if (state !== "away") return name || t("Someone");
  const [reason = ""] = note.split("\n");
  return reason || appointmentStateTitles.away;
}

/** The id of the customer who comes, where she is one. */
export function customerIdOf(visit: Appointment, { customers }: Rental): string | undefined {
  const linked = customers.customers.find(({ id }) => id === visit.customer);
  return (linked ?? customerLike(visit, customers))?.id;
}

/** Seven days beside each other have room for short names alone. */
export function weekdayInWords(day: string, length: "long" | "short" = "long"): string {
  return momentInWords(day, { weekday: length, day: "numeric", month: length, timeZone: "UTC" });
}

type Dress = Appointment["dresses"][number];

export function dressName({ dress, colour, size }: Dress, { dresses }: Rental): string {
  const name = dresses.find(({ id }) => id === dress)?.name ?? t("A dress without a name");
  return separated([name, colour, size].filter(Boolean));
}

export function dressesInWords(visit: Appointment, rental: Rental): string {
  return listed(visit.dresses.map((dress) => dressName(dress, rental)));
}

/** Says whether a dress hangs in the showroom; empty where nobody can tell. */
export function placeInWords(dress: Dress, day: string, rental: Rental): string {
  const place = placeOf(dress, day, rental);
  if (!place) return "";
  if (place.isThere) return words.there;
  return place.until === undefined ? words.away : say(words, "awayUntil", { day: dayInWords(place.until) });
}

export function guestsInWords(count = 0): string {
  return count > 0 ? say(words, "guests", { count }) : "";
}

export function dressCount({ dresses }: Appointment): string {
  const count = dresses.length;
  return count === 0 ? "" : t("{{count}} dresses", { count, defaultValue_one: "{{count}} dress" });
}
