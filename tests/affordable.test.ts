import { expect, onTestFinished, test, vi } from "vitest";
import { affordable } from "#studio/schema/affordable.ts";
import { editorOf, openLakeInProcess } from "#tests/support/lake-in-process.ts";

/** Each case has a day of its own: a currency that was just read is not read again. In milliseconds. */
const DAY_MS = 24 * 60 * 60_000;

test.each<[currency: string | undefined, price: unknown, refused: string | true]>([
  ["VND", 50_000_000, true],
  ["VND", 100_000_000_001, expect.stringMatching(/more than ₫100,000,000,000, the highest price/)],
  ["JPY", 1_000_000_001, expect.stringMatching(/more than ¥1,000,000,000, the highest price/)],
  [undefined, 10_000_000, true],
  [undefined, 50_000_000, expect.stringMatching(/more than 10,000,000.\$, the highest price/)],
  ["VND", undefined, true],
])("of a label with prices in %s a dress of %j is refused: %j", async (currency, price, refused) => {
  openDay();
  const client = editorOf(await openLakeInProcess());
  await client.create({ _id: "house", _type: "house", ...(currency && { currency }) });
  expect(await affordable(price, { getClient: () => client })).toEqual(refused);
});

test("a currency that is chosen and not published yet counts, as it does beside the field", async () => {
  openDay();
  const client = editorOf(await openLakeInProcess());
  await client.create({ _id: "house", _type: "house" });
  await client.create({ _id: "drafts.house", _type: "house", currency: "IDR" });
  expect(await affordable(50_000_000, { getClient: () => client })).toBe(true);
});

test("nothing is wrong with a price while the host is away", async () => {
  openDay();
  const client = { fetch: () => Promise.reject(new Error("No connection.")) };
  expect(await affordable(Number.MAX_VALUE, { getClient: () => client })).toBe(true);
});

let day = 0;

function openDay() {
  day += 1;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + day * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
}
