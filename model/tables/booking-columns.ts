/** The columns of a table of bookings, in their order: Studio writes them, and the import reads them. */
export const bookingColumns = {
  dress: "dress",
  size: "size",
  colour: "colour",
  number: "number",
  firstDay: "first day",
  lastDay: "last day",
  daysBefore: "days before",
  daysAfter: "days after",
  state: "state",
  holdsUntil: "option until",
  name: "name",
  note: "note",
} as const;
