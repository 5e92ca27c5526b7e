import { t } from "@trousseau/words/translate.ts";
import { type Customers, EVERY_CUSTOMER, labelPhoneOf, readCustomer } from "#model/customers/customer.ts";
import { isDay } from "#model/days/day.ts";
import { type Week, weekOf } from "#model/days/week.ts";
import { anyMedia, objectOf } from "#model/documents/describe.ts";
import { dress as dressDescribed } from "#model/documents/dress-document.ts";
import { storedCurrency } from "#model/documents/label-settings-document.ts";
import { parseWithDefaults } from "#model/documents/parse-with-defaults.server.ts";
import { readTerms } from "#model/documents/terms-document.ts";
import type { Judged } from "#model/dresses/availability.ts";
import type { Currency } from "#model/dresses/currency.ts";
import { type RentalTimes, rentalTimesOf } from "#model/rental/booking.ts";
import { rentalToday } from "#model/rental/overlap-rule.ts";
import {
  isOwnUse,
  type KeptBooking,
  type Piece,
  readKeptBooking,
  readPiece,
} from "#model/rental/rental-documents.ts";
import type { Terms } from "#model/texts/terms.ts";
import { plain } from "#model/texts/text-rules.ts";
import { byName } from "#studio/desk/by-name.ts";
import { separated } from "#words/locale.ts";

/** Ids of pieces and bookings have a dot, and so have drafts. */
const OURS = '_id in path("rental.**")';

export const RENTAL_QUERY = queryOf(`_type == "booking" && ${OURS}`);

/** The same with the bookings alone whose pieces may still be away. */
export const AWAY_QUERY = queryOf(`_type == "booking" && ${OURS} && !(state in ["back", "cancelled"])`);

function queryOf(bookings: string): string {
  return `{
  "pieces": *[_type == "piece" && ${OURS}],
  "bookings": *[${bookings}] | order(firstDay) {..., "eventDate": coalesce(enquiry->eventDate, customer->eventDate)},
  "dresses": *[_type == "product" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] {
    _id, name, "slugs": [slug.current, ...previousSlugs], sizes, unavailableSizes, offeredFor, rentalDays, rentalPrice, rentalDeposit, availability, outUntil, availabilityByChoice
  },
  "customers": ${EVERY_CUSTOMER} {_id, _type, name, phone, email, address},
  "settings": *[_id == "house"][0] {openingHours, currency, dollarsAsLanguage, phone},
  "terms": *[_id == "terms"][0]
}`;
}

/** The content host's answer. */
export type FoundRental = {
  pieces: readonly Stored[];
  bookings: readonly Stored[];
  dresses: readonly Stored[];
  customers?: readonly Stored[];
  settings: Readonly<Record<string, unknown>> | null;
  terms: Readonly<Record<string, unknown>> | null;
};

export type Stored = Readonly<Record<string, unknown>> & { _id: string };

/** `name` says which piece it is: "Lia, 38"; `mark` is what tells it from others of its dress: "38". `revision` changes with its bookings. */
export type ShownPiece = Piece & { name: string; dressName: string; mark: string; revision: string };

/** `name` is the customer's; `enquiry` is the id of the one that it came from; `eventDate` is "" where nobody knows it, or another dress is for it. */
export type ShownBooking = KeptBooking & { eventDate: string };

export type RentedDress = Judged & {
  id: string;
  name: string;
  /** The slugs of its page, the former ones included. */
  slugs: readonly string[];
  rentalDays: number | null;
  rentalPrice: number | undefined;
  rentalDeposit: number | undefined;
  isToRent: boolean;
};

export type Rental = {
  /** The date in the label's time zone. */
  today: string;
  /** The week of the label's country. */
  week: Week;
  /** Sorted by dress, then by size. */
  pieces: readonly ShownPiece[];
  bookings: readonly ShownBooking[];
  dresses: readonly RentedDress[];
  customers: Customers;
  currency: Currency;
  terms: Terms;
  stored: FoundRental;
};

export function readRental(stored: FoundRental, now = Date.now()): Rental {
  const dresses = byName(stored.dresses.map(dressOf));
  const names = new Map(dresses.map(({ id, name }) => [id, name]));
  const customers = (stored.customers ?? []).flatMap((document) => readCustomer(document) ?? []);
  const customerNames = new Map(customers.map(({ id, name }) => [id, name]));
  return {
    today: rentalToday(stored.settings, now),
    week: weekOf(labelPhoneOf(stored.settings)),
    pieces: byName(
      stored.pieces.map((document) => readShownPiece(document, names)).filter((piece) => piece !== undefined),
    ),
    bookings: withOwnEvents(
      stored.bookings
        .map((document) => bookingOf(document, customerNames))
        .filter((booking) => booking !== undefined),
    ),
    dresses,
    customers: { customers, labelPhone: labelPhoneOf(stored.settings) },
    currency: storedCurrency(stored.settings),
    terms: readTerms(stored.terms),
    stored,
  };
}

/** A calendar that is left open overnight is another day's in the morning. */
export function asOfToday(rental: Rental, now = Date.now()): Rental {
  const { stored, today } = rental;
  return rentalToday(stored.settings, now) === today ? rental : readRental(stored, now);
}

/** The customer, or the reason for days of the label's own. */
export function calledOf(booking: Pick<ShownBooking, "name" | "note" | "customer" | "enquiry">): string {
  if (booking.name !== "") return booking.name;
  const [reason = ""] = booking.note.split("\n");
  if (isOwnUse(booking)) return reason || t("Own use");
  return t("Someone");
}

export function pieceName(pieceId: string, { pieces }: Pick<Rental, "pieces">): string {
  return pieces.find(({ id }) => id === pieceId)?.name ?? t("There is no such piece.");
}

/** How long a rental of this piece takes, where nobody says otherwise. */
export function timesOf({ pieces, dresses, terms }: Rental, pieceId: string): RentalTimes {
  const dress = pieces.find(({ id }) => id === pieceId)?.dress;
  return rentalTimesOf(terms, dresses.find(({ id }) => id === dress)?.rentalDays ?? null);
}

/** The dresses that are to rent and of which there is no piece. */
export function dressesToAdd({ dresses, pieces }: Rental): RentedDress[] {
  return dresses.filter(({ id, isToRent }) => isToRent && !pieces.some(({ dress }) => dress === id));
}

const { sizes, unavailableSizes, offeredFor, rentalDays, rentalPrice, rentalDeposit } = dressDescribed.fields;
const { availability, outUntil, availabilityByChoice } = dressDescribed.fields;

const rentedFields = objectOf({
  ...{ sizes, unavailableSizes, offeredFor, rentalDays, rentalPrice, rentalDeposit },
  ...{ availability, outUntil, availabilityByChoice },
})(anyMedia);

function dressOf(document: Stored): RentedDress {
  const read = parseWithDefaults(rentedFields, document).value;
  const slugs: unknown[] = Array.isArray(document["slugs"]) ? document["slugs"] : [];
  return {
    id: document._id,
    name: plain.parse(document["name"]) || t("A dress without a name"),
    slugs: slugs.map((slug) => plain.parse(slug)).filter(Boolean),
    sizes: read.sizes.map((label) => ({ label, isAvailable: !read.unavailableSizes.includes(label) })),
    rentalDays: read.rentalDays ?? null,
    rentalPrice: read.rentalPrice,
    rentalDeposit: read.rentalDeposit,
    isToRent: read.offeredFor.includes("rent"),
    ...(read.availability && { availability: { state: read.availability, until: read.outUntil } }),
    // A piece names its colour as a person writes it.
    availabilityByChoice: read.availabilityByChoice.map((one) => ({
      ...(one.colour && { colour: one.colour.toLowerCase() }),
      ...(one.size && { size: one.size }),
      ...{ state: one.availability, until: one.outUntil },
    })),
    colours: [],
  };
}

function readShownPiece(document: Stored, names: ReadonlyMap<string, string>): ShownPiece | undefined {
  const piece = readPiece(document);
  if (!piece) return undefined;
  const dressName = names.get(piece.dress) ?? t("A dress without a name");
  const mark = separated([piece.size, piece.colour, piece.number].filter(Boolean));
  const name = separated([dressName, mark].filter(Boolean));
  return { ...piece, name, dressName, mark, revision: plain.parse(document["_rev"]) };
}

function bookingOf(document: Stored, customerNames: ReadonlyMap<string, string>): ShownBooking | undefined {
  const booking = readKeptBooking(document);
  if (!booking) return undefined;
  const eventDate = plain.parse(document["eventDate"]);
  const name = customerNames.get(booking.customer ?? "") ?? booking.name;
  return { ...booking, name, eventDate: isDay(eventDate) ? eventDate : "" };
}

/** A customer has one date, and may have several dresses: it is that of those which are with her then, if any is. */
function withOwnEvents(bookings: readonly ShownBooking[]): ShownBooking[] {
  const keyOf = ({ customer = "", eventDate }: ShownBooking) => `${customer} ${eventDate}`;
  const covered = new Set(bookings.filter(hasEventWithin).map(keyOf));
  return bookings.map((booking) =>
    covered.has(keyOf(booking)) && !hasEventWithin(booking) ? { ...booking, eventDate: "" } : booking,
  );
}

function hasEventWithin({ customer, eventDate, firstDay, lastDay }: ShownBooking): boolean {
  return customer !== undefined && firstDay <= eventDate && eventDate <= lastDay;
}
