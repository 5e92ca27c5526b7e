import { expect, test } from "vitest";
import { createRevisionCache } from "./revision-cache.server.ts";

/** What is made of each document's name in a list, and which were read for it. */
function reader() {
  const list = createRevisionCache<string>();
  return (documents: readonly { _id?: string; _rev?: string; name: string }[]) => {
    const reading = list();
    const read: string[] = [];
    const made = documents.map((document) =>
      reading(document, () => {
        read.push(document.name);
        return document.name.toUpperCase();
      }),
    );
    return { made, read };
  };
}

const aurelie = { _id: "a", _rev: "1", name: "Aurélie" };
const odette = { _id: "o", _rev: "1", name: "Odette" };

test("a revision is read once, as long as it is in every list", () => {
  const readList = reader();
  expect(readList([aurelie, odette])).toEqual({ made: ["AURÉLIE", "ODETTE"], read: ["Aurélie", "Odette"] });
  expect(readList([odette, aurelie])).toEqual({ made: ["ODETTE", "AURÉLIE"], read: [] });
  const edited = { ...aurelie, _rev: "2", name: "Aurélia" };
  expect(readList([edited])).toEqual({ made: ["AURÉLIA"], read: ["Aurélia"] });
  expect(readList([edited, odette])).toEqual({ made: ["AURÉLIA", "ODETTE"], read: ["Odette"] });
});

test("what has no revision is read each time", () => {
  const readList = reader();
  for (const name of ["one", "two"])
    expect(readList([{ name }, { _id: "a", name }, { _id: "", _rev: "1", name }]).read).toHaveLength(3);
});

test("a host that gives one revision to two documents has both read, in each list alike", () => {
  const readList = reader();
  const other = { ...aurelie, name: "Aurélie of the other house" };
  const both = { made: ["AURÉLIE", "AURÉLIE OF THE OTHER HOUSE"], read: [aurelie.name, other.name] };
  expect(readList([aurelie, other])).toEqual(both);
  expect(readList([aurelie, other])).toEqual(both);
  expect(readList([other, aurelie, odette]).made).toEqual([
    "AURÉLIE OF THE OTHER HOUSE",
    "AURÉLIE",
    "ODETTE",
  ]);
  expect(readList([aurelie, odette])).toEqual({ made: ["AURÉLIE", "ODETTE"], read: [aurelie.name] });
});
