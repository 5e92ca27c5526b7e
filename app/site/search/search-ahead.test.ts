import { expect, test, vi } from "vitest";
import { sampleDress } from "#tests/support/sample-dress.ts";
import { createForgivingSearch } from "./forgiving-search.ts";
import { createSearchAhead } from "./search-ahead.ts";
import { MAX_AT_ONCE, MAX_RESULTS } from "./search-response.ts";

const dresses = [
  sampleDress("Burelle", { fabric: "Tulle" }, "Tulle dresses"),
  sampleDress("Odette", { fabric: "Duchess satin" }, "Satin dresses", ["Burgundy"]),
];

/** With what was searched for from the beginning, and a turn that is given when it is told. */
async function begin() {
  const index = createForgivingSearch(() => Promise.resolve());
  await index.show(dresses);
  const find = vi.fn(index.search);
  const turns: (() => void)[] = [];
  const ahead = createSearchAhead(find, () => new Promise((resolve) => turns.push(resolve)));
  return {
    ...ahead,
    asked: () => find.mock.calls.map(([text]) => text),
    async turn() {
      turns.shift()?.();
      await Promise.resolve();
    },
    direct: (text: string) => index.search(text, MAX_RESULTS),
  };
}

test("what may come after a text, in names and in words that were met, is searched one letter a turn", async () => {
  const { lookAhead, asked, turn, search, direct } = await begin();
  lookAhead("Bur");
  expect(asked()).toEqual(["Bur"]);
  await turn();
  expect(asked()).toEqual(["Bur", "Bure"]);
  await turn();
  expect(asked()).toEqual(["Bur", "Bure", "Burg"]);
  await turn();
  expect(search("Burg ", MAX_AT_ONCE)).toEqual(direct("Burg"));
  expect(direct("Burg").results.map(({ name }) => name)).toEqual(["Odette"]);
  expect(asked(), "it was known").toHaveLength(3);
  search("Burn", MAX_AT_ONCE);
  expect(asked(), "it was not").toHaveLength(4);
});

test("of several words the last is the one that is being typed", async () => {
  const { lookAhead, asked, turn } = await begin();
  lookAhead("burgundy du");
  await turn();
  expect(asked()).toEqual(["burgundy du", "burgundy duc"]);
});

test("the next letter ends it, and what was found for another text is forgotten", async () => {
  const { lookAhead, asked, turn, search } = await begin();
  const stop = lookAhead("bur");
  await turn();
  stop();
  await turn();
  expect(asked()).toEqual(["bur", "bure"]);
  lookAhead("bure");
  expect(asked(), "it was known").toHaveLength(2);
  search("bur", MAX_AT_ONCE);
  expect(asked()).toHaveLength(3);
});

test("no more than a dozen letters are looked for", async () => {
  const index = createForgivingSearch(() => Promise.resolve());
  const letters = [..."abcdefghijklmnop"];
  await index.show(letters.map((letter) => sampleDress(`Lo${letter}e`, {}, "Tulle dresses")));
  const find = vi.fn(index.search);
  createSearchAhead(find, () => Promise.resolve()).lookAhead("lo");
  await vi.waitFor(() => expect(find.mock.calls.length).toBeGreaterThanOrEqual(13), 20_000);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(find.mock.calls.map(([text]) => text)).toEqual([
    "lo",
    ...letters.slice(0, 12).map((letter) => `lo${letter}`),
  ]);
});
