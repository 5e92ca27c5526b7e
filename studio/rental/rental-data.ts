import { t } from "@trousseau/words/translate.ts";
import { isOffered } from "#model/documents/dress-document.ts";
import { type Booking, type RentalTimes, rentalTimesOf } from "#model/rental/booking.ts";
import { rentalToday } from "#model/rental/overlap-rule.ts";
import { type Piece, readBooking, readPiece } from "#model/rental/rental-documents.ts";
import { type Terms, termDays } from "#model/texts/terms.ts";
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
  "bookings": *[${bookings}] | order(firstDay),
  "dresses": *[_type == "product" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] {
    _id, name, "slugs": [slug.current, ...previousSlugs], sizes, unavailableSizes, offeredFor, rentalDays
  },
  "settings": *[_id == "house"][0] {openingHours},
  "terms": *[_id == "terms"][0]
}`;
}

/** The content host's answer. */
export type FoundRental = {
  pieces: readonly Stored[];
  bookings: readonly Stored[];
  dresses: readonly Stored[];
  settings: Readonly<Record<string, unknown>> | null;
  terms: Readonly<Record<string, unknown>> | null;
};

export type Stored = Readonly<Record<string, unknown>> & { _id: string };

/** `name` says which piece it is: "Lia, 38". `revision` is another one after each of its bookings. */
export type ShownPiece = Piece & { number: string; name: string; revision: string };

/** `enquiry` is the id of the one that it came from. */
export type ShownBooking = Booking & { name: string; note: string; enquiry: string | undefined };

export type RentedDress = {
  id: string;
  name: string;
  /** The slugs of its page, the former ones included. */
  slugs: readonly string[];
  sizes: readonly { label: string; isAvailable: boolean }[];
  rentalDays: number | null;
  isToRent: boolean;
};

export type Rental = {
  /** The date in the label's time zone. */
  today: string;
  /** Sorted by dress, then by size. */
  pieces: readonly ShownPiece[];
  bookings: readonly ShownBooking[];
  dresses: readonly RentedDress[];
  terms: Terms;
  stored: FoundRental;
};

export function readRental(stored: FoundRental, now = Date.now()): Rental {
  const dresses = byName(stored.dresses.map(dressOf));
  const names = new Map(dresses.map(({ id, name }) => [id, name]));
  return {
    today: rentalToday(stored.settings, now),
    pieces: byName(stored.pieces.flatMap((document) => pieceOf(document, names) ?? [])),
    bookings: stored.bookings.flatMap((document) => bookingOf(document) ?? []),
    dresses,
    terms: termsOf(stored.terms ?? {}),
    stored,
  };
}

/** A calendar that is left open overnight is another day's in the morning. */
export function asOfToday(rental: Rental, now = Date.now()): Rental {
  const { stored, today } = rental;
  return rentalToday(stored.settings, now) === today ? rental : readRental(stored, now);
}

/** A booking without a customer keeps a piece for the label itself: a repair, a show. */
export function isOwnUse({ name, enquiry }: Pick<ShownBooking, "name" | "enquiry">): boolean {
  return name === "" && enquiry === undefined;
}

/** The customer, or the reason for days of the label's own. */
export function calledOf(booking: Pick<ShownBooking, "name" | "note" | "enquiry">): string {
  if (booking.name !== "") return booking.name;
  const [reason = ""] = booking.note.split("\n");
  if (isOwnUse(booking)) return reason || t("Own use");
  return t("Someone");
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

function dressOf(document: Stored): RentedDress {
  const unavailable = linesIn(document["unavailableSizes"]);
  const { _id: id, rentalDays } = document;
  return {
    id,
    name: lineIn(document["name"]) || t("A dress without a name"),
    slugs: linesIn(document["slugs"]),
    sizes: linesIn(document["sizes"]).map((label) => ({ label, isAvailable: !unavailable.includes(label) })),
    rentalDays: typeof rentalDays === "number" ? rentalDays : null,
    isToRent: isOffered("rent", document),
  };
}

function pieceOf(document: Stored, names: ReadonlyMap<string, string>): ShownPiece | undefined {
  const piece = readPiece(document);
  if (!piece) return undefined;
  const number = lineIn(document["number"]);
  const dress = names.get(piece.dress) ?? t("A dress without a name");
  const name = separated([dress, piece.size, piece.colour, number].filter(Boolean));
  return { ...piece, number, name, revision: lineIn(document["_rev"]) };
}

function bookingOf(document: Stored): ShownBooking | undefined {
  const booking = readBooking(document);
  if (!booking) return undefined;
  const enquiry = Object(document["enquiry"])._ref;
  return {
    ...booking,
    name: lineIn(document["name"]),
    note: lineIn(document["note"]),
    enquiry: typeof enquiry === "string" ? enquiry : undefined,
  };
}

function termsOf(document: Readonly<Record<string, unknown>>): Terms {
  const days = termDays.map((name) => [name, document[name]] as const);
  const validDays = days.filter(([, count]) => typeof count === "number" && count >= 0);
  return { ...Object.fromEntries(validDays), rentalIncludes: "" };
}

function linesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(lineIn).filter(Boolean) : [];
}

function lineIn(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
