import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { timeOfDay } from "#model/days/opening-hours.ts";
import { day, referred } from "#model/texts/text-rules.ts";
import { optional } from "./describe.ts";
import { choice, dress, flag, list, plain, sentIfSaid } from "./fields.ts";
import { MOST_MINUTES, MOST_PAUSE } from "./label-limits.ts";
import { wroteIn } from "./written-language.ts";

/** "away" is time that the label keeps for itself. */
export const appointmentStates = ["asked", "confirmed", "came", "missed", "cancelled", "away"] as const;

export type AppointmentState = (typeof appointmentStates)[number];

export const appointmentStateTitles: Record<AppointmentState, string> = {
  asked: t("Asked for"),
  confirmed: t("Confirmed", { context: "appointment" }),
  came: t("Came"),
  missed: t("Did not come"),
  cancelled: t("Cancelled"),
  away: t("Closed to appointments"),
};

/** Stands for the label in changedBy, where it has cancelled a visit and answers its visitor itself. */
export const ANSWERING = "answering";

const hidden = { isHidden: () => true, isReadOnly: true } as const;

/**
 * A visit to a showroom, in its own clocks' day and time. Anybody without a login sees nothing of it; model/appointments/capacity-rule.ts
 * keeps a time from being promised twice.
 */
export const appointment = {
  title: t("Appointment"),
  groups: { time: t("Time"), customer: t("Customer") },
  fields: {
    state: choice(
      t("State"),
      appointmentStates.map((value) => ({ value, title: appointmentStateTitles[value] })),
      { unsaid: "confirmed", begins: "confirmed", group: "time" },
    ),
    /** The key of a kind of the settings; its numbers are written here, so that a change of them moves nothing that is promised. */
    kind: plain("line", t("Kind"), { ...hidden, group: "time" }),
    kindTitle: plain("line", t("Kind"), { group: "time" }),
    /** The key of another showroom, or empty. */
    showroom: plain("line", t("Showroom"), { ...hidden, group: "time" }),
    day: optional("date", t("Day"), () => day, { group: "time", needs: t("Choose the day.") }),
    time: optional("time", t("Time"), () => z.string().regex(timeOfDay, t("is not a time such as 10:00")), {
      group: "time",
      needs: t("Choose the time."),
    }),
    minutes: optional("number", t("Minutes"), () => minutes(5, MOST_MINUTES), { group: "time" }),
    pause: optional("number", t("Pause afterwards, in minutes"), () => minutes(0, MOST_PAUSE), {
      group: "time",
    }),
    needsNoRoom: flag(t("Takes no fitting room"), { group: "time" }),
    isByVideo: flag(t("By video"), { group: "time" }),
    guests: optional("number", t("Guests"), () => z.int().min(0).max(99), { group: "customer" }),
    dresses: list(
      t("Dresses to try on"),
      { dress: dress(t("Dress")), colour: plain("line", t("Colour")), size: plain("line", t("Size")) },
      { group: "customer" },
    ),
    customer: optional("customer", t("Customer"), () => referred, { group: "customer" }),
    name: plain("line", t("Name"), { group: "customer" }),
    email: plain("line", t("Email"), { group: "customer" }),
    phone: plain("line", t("Telephone"), { group: "customer" }),
    eventDate: optional("date", t("Date of the event"), () => day, { group: "customer" }),
    message: plain("text", t("Message"), { group: "customer", rows: 4 }),
    enquiry: optional("enquiry", t("Enquiry"), () => referred, { group: "customer" }),
    note: plain("text", t("Note"), {
      group: "customer",
      description: t("Only the label sees it."),
      rows: 3,
    }),
    received: sentIfSaid("datetime", t("Received"), z.string(), { group: "customer" }),
    language: wroteIn({ group: "customer" }),
    reference: sentIfSaid("line", t("Reference"), z.string(), { group: "customer" }),
    /** Those that one network sent since the shop started have the same word, so that they can be released together. */
    sender: plain("line", t("Sender"), hidden),
    /** Who made the last change of the time or the state: the label is told of a visitor's. */
    changedBy: plain("line", t("Changed by"), hidden),
    /** The number and the words of the last news, and the time of the last reminder: server/appointments/due-tellings.ts. */
    lastMail: plain("line", t("Last mail"), hidden),
    lastReminder: plain("line", t("Last reminder"), hidden),
  },
};

function minutes(least: number, most: number) {
  return z
    .int(t("is not a whole number of minutes"))
    .min(least, t("is not a number of minutes from {{least}} to {{most}}", { least, most }))
    .max(most, t("is not a number of minutes from {{least}} to {{most}}", { least, most }));
}
