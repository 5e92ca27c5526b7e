import { useState } from "react";
import { toggled } from "#studio/desk/tick-list.tsx";
import { barsOf, type Sight } from "./layout.ts";
import type { Rental, ShownBooking, ShownPiece } from "./rental-data.ts";

/** A dress with the pieces that hang of it, and all that is booked of them. */
export type DressRow = {
  dress: string;
  name: string;
  pieces: readonly ShownPiece[];
  bookings: readonly ShownBooking[];
};

export function dressRows({ pieces, bookings }: Pick<Rental, "pieces" | "bookings">): DressRow[] {
  const byPiece = Map.groupBy(bookings, ({ piece }) => piece);
  return [...Map.groupBy(pieces, ({ dress }) => dress)].map(([dress, own]) => ({
    dress,
    name: own[0]?.dressName ?? "",
    pieces: own,
    bookings: own.flatMap(({ id }) => byPiece.get(id) ?? []),
  }));
}

/** Rows in which something is booked in these days. */
export function bookedRows(rows: readonly DressRow[], sight: Sight, today: string): DressRow[] {
  return rows.filter(({ bookings }) => barsOf(bookings, sight, today).length > 0);
}

/**
 * One row a dress, in which its pieces unfold. What is booked stands there alone until somebody asks for the rest, or where nothing is
 * booked when the calendar is opened.
 */
export function useFolding(rental: Rental, sight: Sight) {
  const rows = dressRows(rental);
  const booked = bookedRows(rows, sight, rental.today);
  const [showsAll, setShowsAll] = useState(booked.length === 0);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const shownRows = showsAll ? rows : booked;
  return {
    rows: shownRows,
    /** Absent where all are shown. */
    showAll: shownRows.length < rows.length ? () => setShowsAll(true) : undefined,
    isUnfolded: ({ dress, pieces }: DressRow) => pieces.length === 1 || unfolded.has(dress),
    toggle: ({ dress }: DressRow) => setUnfolded((before) => toggled(before, dress)),
  };
}

export type Folding = ReturnType<typeof useFolding>;
