import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import neutralWords from "#words/neutral.json" with { type: "json" };
import { field, needed, type Options, objectOf } from "./describe.ts";
import { choice, flag, heading, key, line, lines, listOf, OPTIONAL, picture, text } from "./fields.ts";
import { MOST_AHEAD, MOST_MINUTES, MOST_PAUSE } from "./label-limits.ts";
import { openingHours } from "./opening-hours-field.ts";

const { appointments: words } = neutralWords;

const atOnce = { least: 1, most: 50, unsaid: 1 };

const capacityFields = (form: Options<never>) => ({
  rooms: number(t("Fitting rooms"), atOnce, form),
  people: number(t("Appointments at the same time"), atOnce, {
    ...form,
    description: t("As many as there are people to look after a visitor."),
  }),
});

const kindFields = {
  _key: key(),
  title: line(t("Name"), { isNeeded: true, description: t("“First visit”, for example.") }),
  note: line(t("Note"), { description: t("“Please bring your shoes”, for example.") }),
  minutes: needed("number", t("Minutes"), () => whole(5, MOST_MINUTES)),
  pause: number(
    t("Pause afterwards, in minutes"),
    { least: 0, most: MOST_PAUSE, unsaid: 0 },
    { description: t("To steam the dresses and tidy the room. Nobody comes in this time.") },
  ),
  guests: number(
    t("Guests, at most"),
    { least: 0, most: 20, unsaid: 0 },
    { description: t("Besides the visitor. If empty, the form does not ask.") },
  ),
  isAskedFor: flag(t("You confirm each yourself"), {
    description: t("Otherwise a visitor’s choice is confirmed at once."),
  }),
  needsNoRoom: flag(t("Takes no fitting room"), { description: t("A dress is collected, for example.") }),
  isByVideo: flag(t("By video"), { description: t("The visitor is told no address.") }),
};

const showroomFields = {
  _key: key(),
  title: line(t("Name"), { isNeeded: true, description: t("“Lyon”, for example.") }),
  address: lines(t("Address, line by line"), { isSameInAll: true }),
  openingHours: openingHours({}),
  ...capacityFields({}),
};

/** The page where visitors book; without `isOn`, or without a kind, there is none. */
export const appointments = {
  title: t("Appointments"),
  groups: { offered: t("What is offered"), when: t("When"), words: t("Words") },
  fields: {
    isOn: flag(t("Visitors can book appointments"), {
      group: "offered",
      description: t("They see the times that are free by the opening hours in “The label”."),
    }),
    kinds: listOf(t("Kinds of appointment"), kindFields, objectOf(kindFields), { group: "offered" }),
    ...capacityFields({ group: "offered" }),
    showrooms: listOf(t("Further showrooms"), showroomFields, objectOf(showroomFields), {
      group: "offered",
      description: t("The first one is in “The label”."),
    }),
    everyMinutes: choice(
      t("Appointments begin every"),
      [15, 30, 60].map((value) => ({ value, title: t("{{minutes}} minutes", { minutes: value }) })),
      { unsaid: 30, group: "when" },
    ),
    noticeHours: number(
      t("Hours of notice"),
      { least: 0, most: 24 * 30, unsaid: 24 },
      { group: "when", description: t("Nobody books later than this. If empty, a day before.") },
    ),
    aheadDays: number(
      t("Days ahead"),
      { least: 1, most: MOST_AHEAD, unsaid: 60 },
      { group: "when", description: t("Nobody books earlier than this. If empty, 60 days.") },
    ),
    changeHours: number(
      t("Hours until which visitors can move or cancel"),
      { least: 0, most: 24 * 30, unsaid: 24 },
      { group: "when", description: t("Later they are asked to telephone. If empty, a day before.") },
    ),
    reminderHours: number(
      t("Hours before which a reminder goes out"),
      { least: 0, most: 24 * 14, unsaid: 24 },
      {
        group: "when",
        description: t(
          "By email, between 9 in the morning and 8 in the evening. 0: none. If empty, a day before.",
        ),
      },
    ),
    heading: heading(t("Title"), { word: words.title, group: "words" }),
    lead: text(t("Lead"), { group: "words" }),
    picture: picture(t("Picture"), { group: "words", description: OPTIONAL }),
    questions: lines(t("Questions"), {
      group: "words",
      most: 4,
      description: t(
        "Each is a line in the form, which visitors may leave empty: “Your budget”, for example.",
      ),
    }),
  },
};

function whole(least: number, most: number) {
  const fault = t("is not a whole number from {{least}} to {{most}}", { least, most });
  return z.int(fault).min(least, fault).max(most, fault);
}

function number(
  title: string,
  { least, most, unsaid }: { least: number; most: number; unsaid: number },
  form: Options<never> = {},
) {
  return field("number", title, () => whole(least, most), { ...form, unsaid }, unsaid);
}
