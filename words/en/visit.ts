/** Stands beside the label's own texts about opening hours and a visit. */
export const visitWords = {
  days: {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  },
  /** These days have hours of their own; the words unfold them. */
  holidays: "Holiday hours",
  /** Days of a week or of a year: "Tuesday to Saturday", "1 to 23 August 2027". */
  range: (first: string, last: string) => `${first} to ${last}`,
  closed: "Closed",
  /** Stands behind a date: "25 December 2026, Closed". */
  closedThen: "Closed",
  /** An hour is given as "10:00". */
  clock: (time: string) => time,
  openNow: "Open now",
  openUntil: (time: string) => `Open now · until ${time}`,
  /** `day` is today, tomorrow, or its name. */
  closedUntil: (day: string, time: string) => `Closed · opens ${day} at ${time}`,
  today: "today",
  tomorrow: "tomorrow",
  /** A city, by the name that time zones have for it. Languages have their own names of many. */
  city: (name: string) => name,
  /** The showroom's time is meant for visitors in another time zone. */
  timeIn: (time: string, city: string) => `${time}, ${city} time`,
  visit: {
    heading: "Your visit",
    day: "Day",
    submit: "Add to my calendar",
    ask: "Request this day",
    note: "This is not a booking yet: we will agree the time with you.",
    message: (day: string) => `Hello, I would like to visit the showroom on ${day}.`,
    /** The entry in the calendar has this title. */
    title: (label: string) => `Visit to ${label}`,
    entry: "Please agree the time with us before you come.",
  },
  appointmentErrors: {
    unreadable: "We could not read that date. Choose one of these:",
    past: "That date has passed. Choose one of these:",
    far: "That date is too far ahead. Choose one of these:",
    closed: "The showroom is closed that day. It is open on these:",
    none: "The showroom has no open days just now.",
    back: "Back to the contact page",
  },
};
