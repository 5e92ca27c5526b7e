import { expect, test } from "vitest";
import { editorOf, openLake } from "#tests/support/lake.ts";
import { aube, booking, lia, piece, rentalWith } from "#tests/support/stored-rental.ts";
import { changePieces, reverseOf } from "./keep-pieces.ts";
import { changesTo, pieceTicks, tickedFirst } from "./piece-ticks.ts";
import type { Stored } from "./rental-data.ts";

const toRent = [lia, aube].map((dress) => ({ ...dress, offeredFor: ["rent"] }));
const forSale = { ...lia, _id: "sold", name: "Odette", offeredFor: ["purchase"] };

/** "Lia: ✓36 38" for each dress; "!" is fixed. */
const drawn = (rental: ReturnType<typeof rentalWith>) => {
  const dresses = pieceTicks(rental);
  const ticked = tickedFirst(dresses);
  return dresses.map(
    ({ name, pieces }) =>
      `${name}: ${pieces.map(({ id, mark, isFixed }) => `${ticked.has(id) ? "✓" : ""}${mark}${isFixed ? "!" : ""}`).join(" ")}`,
  );
};

test("the calendar begins with every available size of every rental dress ticked", () => {
  expect(drawn(rentalWith([], { pieces: [], dresses: [...toRent, forSale] }))).toEqual([
    "Aube: ✓38",
    "Lia: ✓36 ✓38",
  ]);
});

test("later the list has what hangs there, what could, and what is promised; a new dress is ticked", () => {
  const pieces = [piece("lia", "38"), piece("lia", "38", { _id: "rental.piece-b", number: "2" })];
  const booked = [booking("Agathe", "2037-07-10", "2037-07-12")];
  expect(drawn(rentalWith(booked, { pieces, dresses: toRent }))).toEqual([
    "Aube: ✓38",
    "Lia: ✓38! ✓38, 2 36",
  ]);
  const { removed } = changesTo(new Set(), pieceTicks(rentalWith(booked, { pieces, dresses: toRent })));
  expect(removed.map(({ name }) => name)).toEqual(["Lia, 38, 2"]);
});

test("ticks are carried out together, and taken back together but for what somebody has changed since", async () => {
  const client = editorOf(await openLake());
  const read = async () => {
    const pieces = await client.fetch<Stored[]>("*[_type == 'piece'] | order(_id)");
    return rentalWith([], { pieces, dresses: toRent });
  };
  for (const document of [piece("lia", "38", { number: "A" }), piece("aube", "38")])
    await client.create({
      ...document,
      _type: "piece",
      dress: { ...Object(document["dress"]), _weak: true },
    });
  const before = await read();
  const dresses = pieceTicks(before);
  const { added, removed } = changesTo(new Set(["rental.piece-aube-38", "rental.piece-lia-36"]), dresses);
  const revision = await changePieces(client, { added, removed });
  const now = await read();
  expect(now.pieces.map(({ name }) => name)).toEqual(["Aube, 38", "Lia, 36"]);
  await changePieces(client, reverseOf({ removed, before, revision }, now));
  expect((await read()).pieces.map(({ name }) => name)).toEqual(["Aube, 38", "Lia, 38, A"]);

  const again = await changePieces(client, { added, removed: [] });
  const second = await changePieces(client, { added, removed: [] });
  const addedBefore = reverseOf({ removed: [], before, revision: second }, await read());
  expect(addedBefore.removed, "somebody had added it before").toEqual([]);
  await client.patch("rental.piece-lia-36").set({ number: "2" }).commit();
  const changed = reverseOf({ removed: [], before, revision: again }, await read());
  expect(changed.removed, "somebody has changed it since").toEqual([]);
  await changePieces(client, changed);
});
