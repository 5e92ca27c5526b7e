import { piecesFor } from "#model/rental/rental-documents.ts";
import { isPromised, type PieceChanges } from "./keep-pieces.ts";
import type { Rental, ShownPiece } from "./rental-data.ts";

type PieceDocument = ReturnType<typeof piecesFor>[number];

/** A piece that is in the calendar, `shownPiece`, or one that could be; `mark` is its size, and what else tells it from others. */
type PieceTick = { id: string; mark: string; isFixed: boolean } & (
  | { shownPiece: ShownPiece; document?: never }
  | { document: PieceDocument; shownPiece?: never }
);

type DressTicks = { dress: string; name: string; pieces: readonly PieceTick[] };

/** All dresses with their pieces, and a piece for each size of a rental dress that has none. One that is promised is fixed. */
export function pieceTicks(rental: Rental): DressTicks[] {
  const ownPieces = Map.groupBy(rental.pieces, ({ dress }) => dress);
  return rental.dresses
    .map((dress): DressTicks => {
      const own = ownPieces.get(dress.id) ?? [];
      const sizes = own.map(({ size }) => size.toLowerCase());
      const piecesToAdd = dress.isToRent ? piecesFor(dress) : [];
      return {
        dress: dress.id,
        name: dress.name,
        pieces: [
          ...own.map((shownPiece) => ({
            ...{ id: shownPiece.id, mark: shownPiece.mark, shownPiece },
            isFixed: isPromised(shownPiece, rental),
          })),
          ...piecesToAdd
            .filter(({ size = "" }) => !sizes.includes(size.toLowerCase()))
            .map((document) => ({ id: document._id, mark: document.size ?? "", document, isFixed: false })),
        ],
      };
    })
    .filter(({ pieces }) => pieces.length > 0);
}

/** The pieces of the calendar, and all those of a dress that has none yet. */
export function tickedFirst(dresses: readonly DressTicks[]): ReadonlySet<string> {
  return new Set(
    dresses.flatMap(({ pieces }) => {
      const kept = pieces.filter(({ shownPiece }) => shownPiece !== undefined);
      return (kept.length > 0 ? kept : pieces).map(({ id }) => id);
    }),
  );
}

/** The calendar has the pieces that are ticked then, and no others. */
export function changesTo(ticked: ReadonlySet<string>, dresses: readonly DressTicks[]): PieceChanges {
  const pieces = dresses.flatMap((dress) => dress.pieces);
  return {
    added: pieces.flatMap(({ id, document }) => (document && ticked.has(id) ? document : [])),
    removed: pieces.flatMap(({ id, shownPiece, isFixed }) =>
      shownPiece && !isFixed && !ticked.has(id) ? shownPiece : [],
    ),
  };
}
