import type { Weekday } from "./opening-hours.ts";

/** What the contact page says of opening hours and of a visit, beside its own texts. */
export const visitWords = {
  days: {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  } satisfies Record<Weekday, string>,
  /** Of the table: its name, and the columns that only assistive technology reads out. */
  table: { caption: "Opening hours", day: "Day", hours: "Hours" },
  to: "to",
  closed: "Closed",
  openNow: "Open now",
  until: "until",
  opens: "opens",
  at: "at",
  today: "today",
  tomorrow: "tomorrow",
  /** After the name of the showroom's city, for who is in another time zone. */
  time: "time",
  visit: {
    heading: "Your visit",
    day: "Day",
    submit: "Add to my calendar",
    ask: "Ask for this day",
    note: "This books nothing yet: the hour is agreed with us.",
    /** The message, before the day. */
    message: "Hello, I would like to visit the showroom on",
    /** Of the entry in the calendar, before the name of the label. */
    title: "Visit to",
    entry: "Please agree the hour with us before you come.",
  },
  refusals: {
    unreadable: "This is not a day that can be read. Choose one of these:",
    past: "This day is over. Choose one of these:",
    far: "This day is too far away to plan. Choose one of these:",
    closed: "The showroom is closed on this day. It is open on these:",
    none: "The showroom has no open day just now.",
    back: "Back to the contact page",
  },
} as const;
