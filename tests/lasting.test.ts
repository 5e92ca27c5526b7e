import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lasting } from "#studio/connection/lasting.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 60 * 60_000;

function statusError(statusCode: number) {
  return Object.assign(new Error(`It answered ${statusCode}.`), { statusCode });
}

/** Asks a host that answers so, and keeps what comes of it. */
function askOf(answer: () => Promise<string>) {
  const told: string[] = [];
  const failed: unknown[] = [];
  const seen = { asked: 0, away: 0, told, failed };
  const subscription = lasting(
    () => {
      seen.asked += 1;
      return answer();
    },
    () => {
      seen.away += 1;
    },
  ).subscribe({ next: (one) => told.push(one), error: (error) => failed.push(error) });
  return { seen, subscription };
}

test.each([
  ["cannot be reached", () => new TypeError("Failed to fetch")],
  ["is starting", () => statusError(503)],
  ["has too much to do", () => statusError(429)],
])("a host that %s for an hour is asked until it answers, and no more then", async (_, failure) => {
  let isAway = true;
  const { seen } = askOf(() => (isAway ? Promise.reject(failure()) : Promise.resolve("the list")));
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(seen).toMatchObject({ told: [], failed: [] });
  expect(seen.asked).toBeGreaterThan(200);
  expect(seen.asked).toBeLessThan(260);
  expect(seen.away).toBe(seen.asked);
  isAway = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(seen.told).toEqual(["the list"]);
  const { asked } = seen;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(seen.asked).toBe(asked);
});

test.each([401, 403, 404])("a host that answers %i is not asked again", async (status) => {
  const { seen } = askOf(() => Promise.reject(statusError(status)));
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(seen).toMatchObject({ asked: 1, away: 0, failed: [expect.any(Error)] });
});

test("who has gone asks no more", async () => {
  const { seen, subscription } = askOf(() => Promise.reject(new TypeError("Failed to fetch")));
  await vi.advanceTimersByTimeAsync(2_000);
  subscription.unsubscribe();
  const { asked } = seen;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(seen.asked).toBe(asked);
});
