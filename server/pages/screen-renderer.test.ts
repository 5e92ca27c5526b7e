import { expect, test } from "vitest";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { captureLog } from "#tests/support/captured-log.ts";
import { keepSearchReady } from "./screen-renderer.ts";

const catalogue: Catalogue = { revision: "1", products: [] };

test.each([
  { first: catalogue, asked: 2 },
  { first: undefined, asked: 1 },
])("the search reads each catalogue, from $first.revision on", (start) => {
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  const requests: string[] = [];
  const store = {
    current: () => start.first,
    onChange: (listener: (catalogue: Catalogue) => void) => listeners.push(listener),
  };
  keepSearchReady(store, ({ url }) => {
    requests.push(new URL(url).pathname);
    return Promise.reject(new Error("no harm"));
  });
  for (const listener of listeners) listener(catalogue);
  expect(requests).toEqual(Array(start.asked).fill("/search.json"));
});

test("a catalogue that the search cannot read is said to be", async () => {
  const said = captureLog();
  const store = { current: () => catalogue, onChange: () => undefined };
  keepSearchReady(store, () => Promise.reject(new Error("It cannot be read.")));
  await expect
    .poll(said)
    .toMatch(/"level":"warning","event":"catalogue not read for the search".*It cannot be read/);
});
