import { defineArrayMember, defineField } from "sanity";
import { isTimeZone, timeOfDay, weekdays } from "#app/label/opening-hours.ts";
import { visitWords } from "#words/visit.ts";
import { fewEnough } from "./field-rules.ts";
import { line } from "./text-fields.ts";

const days = weekdays.map((value) => ({ value, title: visitWords.days[value] }));

/** When the showroom is open: the page says whether it is now, on which days somebody can come, and search engines the same. */
export function openingHours(name: string) {
  return defineField({
    name,
    title: "Opening hours of the showroom",
    description:
      "The contact page shows them with whether it is open now, and lets visitors put a day into their calendar. Left empty, it says nothing.",
    type: "object",
    options: { collapsible: true },
    fields: [
      defineField({
        name: "timeZone",
        title: "Time zone",
        description: "Of the showroom: Europe/Paris, for example.",
        type: "string",
        options: { list: timeZones() },
        validation: (rule) =>
          rule.custom((zone, { parent }) => {
            if (zone) return isTimeZone(zone) || "A name such as Europe/Paris.";
            return !hasWeek(parent) || "Without it nobody can be told whether it is open now.";
          }),
      }),
      defineField({
        name: "week",
        title: "Every week",
        description:
          "A day with a break stands in two entries. What closes after midnight closes on the next day.",
        type: "array",
        validation: fewEnough,
        of: [
          defineArrayMember({
            type: "object",
            fields: [
              defineField({
                name: "days",
                title: "Days",
                type: "array",
                of: [{ type: "string" }],
                options: { list: days },
                validation: (rule) => [rule.required().min(1).error("Choose a day."), fewEnough(rule)],
              }),
              ...span(),
            ],
            preview: {
              select: { days: "days", opens: "opens", closes: "closes" },
              prepare: ({ days: chosen, opens, closes }) => ({
                title: inWords(chosen) || "No day yet",
                subtitle: `${opens ?? "?"}–${closes ?? "?"}`,
              }),
            },
          }),
        ],
      }),
      exceptions(),
      line({ name: "note", title: "Said beneath", description: "“By appointment”, for example." }),
    ],
  });
}

function exceptions() {
  return defineField({
    name: "exceptions",
    title: "Holidays and other exceptions",
    description: "What holds on these days instead.",
    type: "array",
    validation: fewEnough,
    of: [
      defineArrayMember({
        type: "object",
        fields: [
          defineField({
            name: "from",
            title: "Day, or the first of them",
            type: "date",
            validation: (rule) => rule.required().error("Choose a day."),
          }),
          defineField({
            name: "to",
            title: "The last of them",
            description: "Left empty: the one day.",
            type: "date",
            validation: (rule) => rule.min(rule.valueOfField("from")).error("It ends before it begins."),
          }),
          defineField({ name: "isClosed", title: "Closed", type: "boolean", initialValue: true }),
          defineField({
            name: "hours",
            title: "Hours",
            type: "array",
            of: [defineArrayMember({ type: "object", fields: span() })],
            hidden: ({ parent }) => isClosed(parent),
            validation: (rule) => [
              rule.custom((hours, { parent }) =>
                isClosed(parent) || (hours?.length ?? 0) > 0
                  ? true
                  : "Write its hours, or say that it is closed.",
              ),
              fewEnough(rule),
            ],
          }),
          line({ name: "note", title: "Why", description: "“Winter holidays”, for example." }),
        ],
        preview: {
          select: { from: "from", to: "to", closed: "isClosed", note: "note" },
          prepare: ({ from, to, closed, note }) => ({
            title: [from, to].filter(Boolean).join(" to "),
            subtitle: [closed ? "Closed" : "Other hours", note].filter(Boolean).join(", "),
          }),
        },
      }),
    ],
  });
}

function span() {
  return [time("opens", "Opens"), time("closes", "Closes")];
}

function time(name: string, title: string) {
  return defineField({
    name,
    title,
    type: "string",
    placeholder: "10:00",
    validation: (rule) =>
      rule
        .required()
        .custom((text) =>
          text && timeOfDay.test(text) ? true : "A time from 00:00 to 23:59, with four digits: 09:30.",
        ),
  });
}

/** Studio would make a title of a name by itself: "Europe/paris", "Utc". */
function timeZones(): { value: string; title: string }[] {
  return [...Intl.supportedValuesOf("timeZone"), "UTC"].map((value) => ({
    value,
    title: value.replaceAll("_", " "),
  }));
}

function hasWeek(parent: unknown): boolean {
  if (typeof parent !== "object" || parent === null || !("week" in parent)) return false;
  return Array.isArray(parent.week) && parent.week.length > 0;
}

function isClosed(parent: unknown): boolean {
  return typeof parent === "object" && parent !== null && "isClosed" in parent && parent.isClosed === true;
}

function inWords(chosen: unknown): string {
  const list: unknown[] = Array.isArray(chosen) ? chosen : [];
  return days
    .filter(({ value }) => list.includes(value))
    .map(({ title }) => title)
    .join(", ");
}
