import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import {
  isTimeZone,
  type OpeningException,
  type OpeningHours,
  readTime,
  timeOfDay,
  weekdays,
} from "#model/days/opening-hours.ts";
import { weekdayInWords } from "#model/days/opening-words.ts";
import { day } from "#model/texts/text-rules.ts";
import { needed, type Options, objectOf, optional } from "./describe.ts";
import { flag, line, listOf, whole } from "./fields.ts";

const time = () =>
  z
    .string(t("is not a time such as 10:00"))
    .transform((text) => readTime(text) ?? text)
    .refine((text) => timeOfDay.test(text), t("is not a time such as 10:00"));

const spanFields = {
  opens: needed("time", t("Opens"), time),
  closes: needed("time", t("Closes"), time, { example: "19:00" }),
};

const weekFields = {
  days: needed("choices", t("Days"), () => z.array(z.enum(weekdays)).min(1, t("names no day")), {
    choices: weekdays.map((value) => ({ value, title: weekdayInWords(value) })),
  }),
  ...spanFields,
};

const exceptionFields = {
  from: needed("date", t("Day, or first day"), () => day),
  to: optional("date", t("Last day"), () => day, { description: t("If empty, that one day.") }),
  isClosed: flag(t("Closed"), { begins: true }),
  hours: listOf(t("Hours"), spanFields, (media) => differing(objectOf(spanFields)(media)), {
    isHidden: ({ isClosed }) => isClosed === true,
  }),
  note: line(t("Reason"), { description: t("“Winter holidays”, for example.") }),
};

const fields = {
  timeZone: needed(
    "choice",
    t("Time zone"),
    () => z.string().refine(isTimeZone, t("is not a time zone such as Europe/Paris")),
    {
      description: t("Of the showroom: Europe/Paris, for example."),
      choices: timeZones(),
      needs: t("Without it the page cannot say whether it is open now."),
    },
  ),
  week: listOf(t("Every week"), weekFields, (media) => differing(objectOf(weekFields)(media)), {
    description: t("Enter a day with a break twice. A closing time after midnight counts for the next day."),
  }),
  exceptions: listOf(
    t("Holidays and other exceptions"),
    exceptionFields,
    (media) => exception(objectOf(exceptionFields)(media)),
    {
      description: t("What applies on these days instead."),
    },
  ),
  note: line(t("Note below"), { description: t("“By appointment”, for example.") }),
};

/**
 * The contact page says whether the showroom is open now, and search engines are told the same. Where no hours are named, a time zone
 * still says which day it is.
 */
export function openingHours(form: Options<never>) {
  const description = t(
    "The contact page shows them with whether it is open now, and lets visitors add a day to their calendar. If empty, it says nothing.",
  );
  return whole(t("Opening hours of the showroom"), fields, hours, { ...form, description });
}

function hours(media: Parameters<ReturnType<typeof objectOf>>[0]): z.ZodType<OpeningHours> {
  return objectOf(fields)(media)
    .refine(({ week, exceptions }) => week.length > 0 || exceptions.length === 0, {
      error: t("has no hours"),
      path: ["week"],
    })
    .transform(({ exceptions, ...others }) => ({
      ...others,
      exceptions: exceptions.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
    }));
}

/** To open and close at one time would be to be open all day and night, which nobody means. */
function differing<Span extends { opens: string; closes: string }>(schema: z.ZodType<Span>) {
  return schema.refine(({ opens, closes }) => opens !== closes, t("opens and closes at the same time"));
}

type Said = z.output<ReturnType<ReturnType<typeof objectOf<typeof exceptionFields>>>>;

function exception(schema: z.ZodType<Said>): z.ZodType<OpeningException> {
  return schema
    .refine(({ from, to = from }) => from <= to, t("ends before it begins"))
    .refine(({ isClosed, hours }) => isClosed || hours.length > 0, t("is neither closed nor has hours"))
    .transform(({ from, to = from, isClosed, hours, note }) => ({
      from,
      to,
      hours: isClosed ? [] : hours,
      note,
    }));
}

/** Studio would make a title of a name by itself: "Europe/paris", "Utc". */
function timeZones(): { value: string; title: string }[] {
  const names = [...Intl.supportedValuesOf("timeZone"), "UTC"];
  return names.map((value) => ({ value, title: value.replaceAll("_", " ") }));
}
