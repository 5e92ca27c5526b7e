import { isPromisedFrom } from "#model/rental/booking.ts";
import { piecesFor, rentalIds } from "#model/rental/rental-documents.ts";
import { deletionOf, type MutatingClient, mutate } from "#studio/desk/change-then-read.ts";
import type { Rental, RentedDress, ShownPiece } from "./rental-data.ts";
import { referenceTo } from "./typed-booking.ts";

/** A piece for each size of each dress. Whoever does the same at this moment makes no second ones. */
export async function addPieces(client: MutatingClient, dresses: readonly RentedDress[]): Promise<void> {
  await mutate(
    client,
    dresses.flatMap(piecesFor).map((piece) => ({ createIfNotExists: piece })),
  );
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

/** Nothing is removed where somebody has booked one of them meanwhile. */
export async function removePieces(client: MutatingClient, pieces: readonly ShownPiece[]): Promise<void> {
  await mutate(
    client,
    pieces.flatMap(({ id, revision }) => deletionOf({ _id: id, _rev: revision })),
  );
}

/** A piece returns as it was. */
export async function restorePieces(
  client: MutatingClient,
  pieces: readonly ShownPiece[],
  { stored }: Rental,
): Promise<void> {
  const ids = pieces.map(({ id }) => id);
  const documents = stored.pieces.filter(({ _id }) => ids.includes(_id));
  await mutate(
    client,
    documents.map(({ _rev, _createdAt, _updatedAt, ...piece }) => ({
      createIfNotExists: { ...piece, _type: "piece" },
    })),
  );
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
