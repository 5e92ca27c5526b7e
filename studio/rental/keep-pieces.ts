import type { Mutation } from "@sanity/client";
import { dayNumber } from "#app/label/hours/day.ts";
import { blockedSpan, blocks } from "#app/rental/booking.ts";
import { piecesFor, rentalIds } from "#app/rental/rental-documents.ts";
import type { Rental, RentedDress, ShownPiece } from "./rental-data.ts";
import { referenceTo } from "./typed-booking.ts";

/** The part of a client that this needs. */
type PieceClient = { mutate(mutations: Mutation[], options: { visibility: "sync" }): Promise<unknown> };

/** A piece for each size of each dress. Whoever does the same at this moment makes no second ones. */
export async function addPieces(client: PieceClient, dresses: readonly RentedDress[]): Promise<void> {
  await write(
    client,
    dresses.flatMap(piecesFor).map((piece) => ({ createIfNotExists: piece })),
  );
}

/** The fields of a piece as they are typed; what is empty is "". */
export type TypedPiece = { dress: string; size: string; colour: string; number: string };

/** `id` is undefined for a new one. */
export async function writePiece(
  client: PieceClient,
  id: string | undefined,
  typed: TypedPiece,
): Promise<void> {
  const lines = Object.entries({ size: typed.size, colour: typed.colour, number: typed.number }).map(
    ([name, text]) => [name, text.trim()] as const,
  );
  const said = Object.fromEntries(lines.filter(([, text]) => text !== ""));
  const set = { dress: referenceTo(typed.dress), ...said };
  const unset = lines.filter(([, text]) => text === "").map(([name]) => name);
  await write(client, [
    id === undefined
      ? { create: { _id: rentalIds.piece + crypto.randomUUID(), _type: "piece", ...set } }
      : { patch: { id, set, unset } },
  ]);
}

export async function removePieces(client: PieceClient, pieces: readonly ShownPiece[]): Promise<void> {
  await write(
    client,
    pieces.map(({ id }) => ({ delete: { id } })),
  );
}

/** A piece that is promised to someone cannot go. */
export function isPromised({ id }: ShownPiece, { bookings, today }: Rental): boolean {
  return bookings.some(
    (booking) =>
      booking.piece === id && blocks(booking, today) && blockedSpan(booking).last >= dayNumber(today),
  );
}

async function write(client: PieceClient, mutations: Mutation[]): Promise<void> {
  await client.mutate(mutations, { visibility: "sync" });
}
