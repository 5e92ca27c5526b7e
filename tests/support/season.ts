import { addDays } from "#model/days/day.ts";
import { dressWithoutFile, pieceOf, reference } from "./rental-showroom.ts";

type Document = Record<string, unknown> & { _id: string; _type: string };

const firstNames = ["Anna", "Beatrix", "Céline", "Dilara", "Élodie", "Flurina", "Giulia", "Zoë"];
const lastNames = ["Müller", "Keller-Zürcher", "Hürlimann", "de Oliveira Santos", "Wyss"];

/**
 * The height of a season: 60 pieces of 20 dresses, 300 customers and 400 bookings of twelve months around this day. Half of the pieces
 * have not come back in time, and some of these are promised to the next customer.
 */
export function seasonAround(today: string) {
  const dresses = Array.from({ length: 20 }, (_, at) => dressWithoutFile(`season-${at + 10}`));
  const pieces = dresses.flatMap(({ slug }) => ["36", "38", "40"].map((size) => pieceOf(slug.current, size)));
  const customers = Array.from({ length: 300 }, (_, at) => customerOf(at));
  const spans = pieces.flatMap(({ _id }, at) => spansOf(at).map((span) => ({ piece: _id, ...span })));
  const bookings = spans.map(({ piece, first, last, state }, at): Document => {
    const { _id: customer } = customers[at % customers.length] ?? customerOf(0);
    const isOption = state === "booked" && at % 5 === 0;
    return {
      _id: `rental.booking-season-${at}`,
      _type: "booking",
      piece: reference(piece),
      customer: reference(customer),
      ...{ firstDay: addDays(today, first), lastDay: addDays(today, last), daysBefore: 2, daysAfter: 3 },
      ...(isOption ? { state: "option", holdsUntil: addDays(today, at % 9) } : { state }),
      ...{ price: 420, deposit: 300, ...(at % 3 > 0 && { paid: 720 }) },
    };
  });
  return { dresses, pieces, customers, bookings };
}

function customerOf(at: number): Document {
  const name = `${firstNames[at % firstNames.length]} ${lastNames[at % lastNames.length]}`;
  const contact =
    at % 7 === 0 ? { email: `customer.${at}@mail.example` } : { phone: `+4179${5_000_000 + at}` };
  return { _id: `customer.season-${at}`, _type: "customer", name, ...contact };
}

/** The bookings of a piece, in days from today. */
function spansOf(piece: number) {
  const late = { first: -8, last: -4 - (piece % 5), state: "out" };
  const isLate = piece % 2 === 0;
  const others = Array.from({ length: 7 }, (_, at) => {
    const first = -178 + ((piece * 7) % 50) + 52 * at;
    const last = first + 3;
    return { first, last, state: last < 0 ? "back" : "booked" };
  }).filter(({ first, last }) => !isLate || last < -13 || first > 0);
  return isLate ? [...others, late] : others;
}
