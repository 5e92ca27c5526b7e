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
