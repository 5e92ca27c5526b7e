import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { dayNumber } from "#model/days/day.ts";
import { availabilityOf, type Stated } from "#model/dresses/availability.ts";
import type { Product } from "#model/dresses/product.ts";
import { type Booking, busySpans, rentalTimesOf, type Span } from "#model/rental/booking.ts";
import { writeBusyDays } from "#model/rental/busy-days.ts";
import type { PublicDays, PublicPiece } from "#model/rental/free-on-day.ts";
import { rentalToday, SETTINGS_ID } from "#model/rental/overlap-rule.ts";
import { type Piece, readBooking, readPiece } from "#model/rental/rental-documents.ts";
import type { Log } from "#model/services/logger.server.ts";
import type { Terms } from "#model/texts/terms.ts";

/** Changes among these change what is free: bookings, pieces, and the settings, which say when a day begins. */
export const allRental = `*[_type in ["piece", "booking"] || _id == "${SETTINGS_ID}"]`;

/** A published booking has a dot in its id, and so has a draft. */
export function isOfCalendar(id: string): boolean {
  return !/^(drafts|versions)\./.test(id);
}

export type RentalCalendar = ReturnType<typeof createRentalCalendar>;

type Known = {
  /** The pieces of each dress, by its id. */
  pieces: ReadonlyMap<string, readonly { piece: Piece; bookings: readonly Booking[] }[]>;
  settings: unknown;
};

/**
 * The label's pieces and bookings, in this process alone. Whatever cannot be read just now is not said to be free: after a failure nothing
 * is told until the host answers again.
 */
export function createRentalCalendar(client: SanityClient, log: Log) {
  const exact = client.withConfig({ useCdn: false });
  const listeners: (() => void)[] = [];
  let knownRentals: Known | undefined;
  let isCurrent = false;
  let dresses: ReadonlyMap<string, string> = new Map();
  /** Each dress is written once a day, once after each booking, and when it is read again. */
  let publicDay: { today: string; pieces: WeakMap<Rented, PublicDays["pieces"]> } | undefined;

  function show(next: Known) {
    knownRentals = next;
    isCurrent = true;
    publicDay = undefined;
    const before = dresses;
    dresses = new Map([...next.pieces].map(([id, booked]) => [id, choicesOf(booked)]));
    const isSame = before.size === dresses.size && [...before].every(([id, of]) => dresses.get(id) === of);
    if (!isSame) for (const listener of listeners) listener();
  }

  function piecesOf(dress: Rented, today: string) {
    if (publicDay?.today !== today) publicDay = { today, pieces: new WeakMap() };
    const booked = knownRentals?.pieces.get(dress.id);
    const pieces = publicDay.pieces.get(dress) ?? (booked && publicPieces(dress, booked, today));
    if (pieces) publicDay.pieces.set(dress, pieces);
    return pieces;
  }

  return {
    /** The sizes and colours of the pieces, by the ids of their dresses: pages tell them. */
    dresses: () => dresses,
    onDresses: (listener: () => void) => void listeners.push(listener),
    current: () => knownRentals,
    recordChange: () => undefined,
    /** Resolves with whether the answer was good. */
    async refresh(): Promise<boolean> {
      try {
        show(knownFrom(answer.parse(await exact.fetch<unknown>(SHOWN))));
        return true;
      } catch (error) {
        isCurrent = false;
        log("error", "bookings not fetched: nobody is told what is free", { error });
        return false;
      }
    },
    /** The date in the label's time zone; undefined while nothing is known. */
    today: (now = Date.now()) => (isCurrent ? rentalToday(knownRentals?.settings, now) : undefined),
    /** Undefined for a dress without pieces. */
    daysOf(dress: Rented, terms: Terms, today: string): PublicDays | undefined {
      const pieces = piecesOf(dress, today);
      return pieces && { ...rentalTimesOf(terms, dress.rental.days), pieces };
    },
  };
}

type Rented = Pick<
  Product,
  "id" | "rental" | "sizes" | "colours" | "pictures" | "availability" | "availabilityByChoice"
>;

type BookedPiece = { piece: Piece; bookings: readonly Booking[] };

function choicesOf(booked: readonly BookedPiece[]): string {
  return String(booked.map(({ piece: { size, colour } }) => `${size} ${colour}`).sort());
}

/**
 * Sizes and colours as the dress has them; pieces in one that is struck out or sold are nobody's to rent, and one that is out is taken,
 * whatever the bookings say.
 */
function publicPieces(dress: Rented, booked: readonly BookedPiece[], today: string): PublicPiece[] {
  const { sizes, colours, pictures } = dress;
  const isInColours = booked.some(({ piece }) => piece.colour !== "");
  const pictured = pictures[0].colour ?? colours[0]?.slug;
  return booked.flatMap(({ piece, bookings }) => {
    const size = sizes.find(({ label }) => isNamed(piece.size, label));
    const colour = colours.find(({ slug, name }) =>
      piece.colour === "" ? slug === pictured : isNamed(piece.colour, slug) || isNamed(piece.colour, name),
    );
    if (isInColours && colour?.isAvailable === false) return [];
    const chosen = { size: size?.label, colour: isInColours ? colour?.slug : undefined };
    const stated = availabilityOf(dress, chosen);
    if (stated?.state === "sold") return [];
    const [ofSize, ofColour] = [size?.label ?? piece.size, colour?.slug ?? piece.colour];
    return [
      {
        ...(ofSize && { size: ofSize }),
        ...(isInColours && ofColour && { colour: ofColour }),
        busy: writeBusyDays(busySpans(bookings, today, daysOut(stated, today)), dayNumber(today)),
      },
    ];
  });
}

function daysOut(stated: Stated | undefined, today: string): Span[] {
  if (stated?.state !== "out") return [];
  const last = stated.until ? dayNumber(stated.until) : Number.POSITIVE_INFINITY;
  return [{ first: dayNumber(today), last }];
}

function isNamed(pieceWord: string, name: string): boolean {
  return pieceWord.toLowerCase() === name.toLowerCase();
}

/** Nobody's name is asked for. */
const SHOWN = `${allRental} {
  _id, _type, dress, size, colour, piece, firstDay, lastDay, daysBefore, daysAfter, state, holdsUntil, openingHours
}`;

const answer = z.array(z.looseObject({ _id: z.string() }));

function knownFrom(fetchedDocuments: z.infer<typeof answer>): Known {
  const documents = fetchedDocuments.filter(({ _id }) => isOfCalendar(_id));
  const byPiece = Map.groupBy(
    documents.flatMap((document) => readBooking(document) ?? []),
    ({ piece }) => piece,
  );
  const booked = documents
    .flatMap((document) => readPiece(document) ?? [])
    .map((piece) => ({ piece, bookings: byPiece.get(piece.id) ?? [] }));
  return {
    pieces: Map.groupBy(booked, ({ piece }) => piece.dress),
    settings: documents.find(({ _id }) => _id === SETTINGS_ID),
  };
}
