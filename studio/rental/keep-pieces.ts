import { isPromisedFrom } from "#model/rental/booking.ts";
import { rentalIds } from "#model/rental/rental-documents.ts";
import { deletionOf, type MutatingClient, mutate } from "#studio/desk/change-then-read.ts";
import { revisionIn } from "#studio/dresses/save-cells.ts";
import type { Rental, ShownPiece } from "./rental-data.ts";
import { referenceTo } from "./typed-booking.ts";

/** Documents of pieces that come into the calendar, and pieces that leave it. */
export type PieceChanges = {
  added: readonly { _id: string; _type: string }[];
  removed: readonly ShownPiece[];
};

/**
 * All is done, or nothing: somebody may have booked one meanwhile that was to leave. Whoever adds the same at this moment makes no second
 * ones. Resolves with the revision of what was written.
 */
export async function changePieces(
  client: MutatingClient,
  { added, removed }: PieceChanges,
): Promise<string> {
  const answer = await mutate(client, [
    ...added.map((piece) => ({ createIfNotExists: piece })),
    ...removed.flatMap(({ id, revision }) => deletionOf({ _id: id, _rev: revision })),
  ]);
  return revisionIn(answer);
}

/** Pieces that an act added have its revision until somebody changes them. */
type PieceAct = Pick<PieceChanges, "removed"> & { before: Rental; revision: string };

/** These take an act back: pieces return as they were before, and those that it added leave unless somebody has changed them. */
export function reverseOf({ removed, before, revision }: PieceAct, now: Rental): PieceChanges {
  const removedIds = removed.map(({ id }) => id);
  return {
    added: before.stored.pieces
      .filter(({ _id }) => removedIds.includes(_id))
      .map(({ _rev, _createdAt, _updatedAt, ...piece }) => ({ ...piece, _type: "piece" })),
    removed: now.pieces.filter((piece) => piece.revision === revision),
  };
}

/** The fields of a piece as they are typed; what is empty is "". */
export type TypedPiece = { dress: string; size: string; colour: string; number: string };

/** `id` is undefined for a new one. */
export async function writePiece(
  client: MutatingClient,
  id: string | undefined,
  typed: TypedPiece,
): Promise<void> {
  const lines = Object.entries({ size: typed.size, colour: typed.colour, number: typed.number }).map(
    ([name, text]) => [name, text.trim()] as const,
  );
  const typedTexts = Object.fromEntries(lines.filter(([, text]) => text !== ""));
  const set = { dress: referenceTo(typed.dress), ...typedTexts };
  const unset = lines.filter(([, text]) => text === "").map(([name]) => name);
  await mutate(client, [
    id === undefined
      ? { create: { _id: rentalIds.piece + crypto.randomUUID(), _type: "piece", ...set } }
      : { patch: { id, set, unset } },
  ]);
}

/** The second piece of a size gets the number 2, unless somebody has given it another. */
export function numbered(typed: TypedPiece, id: string | undefined, { pieces }: Rental): TypedPiece {
  if (typed.number.trim()) return typed;
  const keyOf = ({ dress, size, colour }: Omit<TypedPiece, "number">) =>
    JSON.stringify([dress, size.trim(), colour.trim()]);
  const twins = pieces.filter((piece) => piece.id !== id && keyOf(piece) === keyOf(typed));
  if (twins.length === 0) return typed;
  let number = 2;
  while (twins.some((twin) => twin.number === String(number))) number += 1;
  return { ...typed, number: String(number) };
}

/** A piece that is promised to someone cannot go. */
export function isPromised({ id }: ShownPiece, { bookings, today }: Rental): boolean {
  return bookings.some((booking) => booking.piece === id && isPromisedFrom(booking, today));
}
