import { z } from "zod";
import {
  isDate,
  isTimeZone,
  type OpeningException,
  type OpeningHours,
  timeOfDay,
  weekdays,
} from "#app/label/opening-hours.ts";
import { line } from "./text-fields.server.ts";

const time = z.string("is not a time such as 10:00").regex(timeOfDay, "is not a time such as 10:00");
const date = z.string().refine(isDate, "is not a date such as 2026-12-25");

/** To open and close at one time would be to be open all day and night, which nobody means. */
const span = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens !== closes, "opens and closes at the same time");

const weekly = z.object({ days: z.array(z.enum(weekdays)).min(1, "names no day") }).and(span);

const exception = z
  .object({
    from: date,
    /** Empty: the one day. */
    to: date.optional(),
    isClosed: z.boolean().default(false),
    hours: z.array(span).default([]),
    note: line.default(""),
  })
  .refine(({ from, to = from }) => from <= to, "ends before it begins")
  .refine(({ isClosed, hours }) => isClosed || hours.length > 0, "is neither closed nor has hours")
  .transform(
    ({ from, to = from, isClosed, hours, note }): OpeningException => ({
      from,
      to,
      hours: isClosed ? [] : hours,
      note,
    }),
  );

/** Without a time zone, or without any hours, there is nothing to be said of a moment. */
export const openingHoursText: z.ZodType<OpeningHours> = z.object({
  timeZone: z.string().refine(isTimeZone, "is not a time zone such as Europe/Paris"),
  week: z.array(weekly).min(1, "has no hours"),
  exceptions: z
    .array(exception)
    .default([])
    .transform((list) => list.toSorted((one, other) => (one.from < other.from ? -1 : 1))),
  note: line.default(""),
});
