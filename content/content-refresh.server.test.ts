import { beforeEach, expect, test, vi } from "vitest";
import { sampleTexts as texts } from "#tests/support/sample-texts.ts";
import { type ContentCallbacks, startContentRefresh } from "./content-refresh.server.ts";
import type { ContentStore } from "./content-store.server.ts";

beforeEach(() => vi.useFakeTimers());
const nothing = () => undefined;
const never = new Promise<never>(nothing);

function open({ isListening = true, fails = false, isShown = true } = {}) {
  let isFailing = fails;
  const askedNow: boolean[] = [];
  const recorded: string[] = [];
  let callbacks: ContentCallbacks = { changed: nothing, lost: nothing };
  let isHeard = isListening;
  const store: ContentStore = {
    current: () => (isShown ? { revision: "1", products: [] } : undefined),
    texts: () => texts,
    documents: () => [],
    whenReady: () => never,
    open: () => Promise.resolve(),
    onChange: () => 0,
    whenWritten: () => Promise.resolve(),
    rejectedCatalogue: () => undefined,
    recordChange: ({ id }) => recorded.push(id),
    async refresh({ now }) {
      askedNow.push(now);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return !isFailing;
    },
  };
  const contentRefresh = startContentRefresh(store, {
    isListening: () => isHeard,
    stop: nothing,
    listen(given) {
      callbacks = given;
      return isListening ? Promise.resolve() : never;
    },
  });
  const recover = () => {
    isFailing = false;
  };
  const tell = (id = "product-any") => callbacks.changed({ id, isRemoved: true });
  const lose = () => {
    isHeard = false;
    callbacks.lost();
  };
  return { askedNow, recorded, contentRefresh, recover, tell, lose };
}

test("the first load may come from the CDN and waits for the listening, but not for long", async () => {
  const { askedNow } = open({ isListening: false });
  await vi.advanceTimersByTimeAsync(399);
  expect(askedNow).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(askedNow).toEqual([false]);
});

test("a burst of changes is fetched once, past the CDN, and each of them is recorded", async () => {
  const { askedNow, recorded, tell } = open();
  await vi.advanceTimersByTimeAsync(200);
  for (let count = 0; count < 50; count++) tell(`product-${count}`);
  await vi.advanceTimersByTimeAsync(1000);
  expect(askedNow).toEqual([false, true]);
  expect(recorded).toHaveLength(50);
});

test("a change that comes while fetching is fetched after it", async () => {
  const { askedNow, tell } = open();
  await vi.advanceTimersByTimeAsync(50);
  tell();
  await vi.advanceTimersByTimeAsync(1000);
  expect(askedNow).toEqual([false, true]);
});

test("polling is rare while listening works, frequent while it does not", async () => {
  const listening = open();
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  expect(listening.askedNow).toHaveLength(2);
  const notListening = open({ isListening: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(notListening.askedNow.length).toBeGreaterThanOrEqual(4);
});

test("after a fetch that failed polling is frequent, although listening works", async () => {
  const { askedNow } = open({ fails: true });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(askedNow).toHaveLength(3);
});

test("a reading that failed is told until one is good, although listening works", async () => {
  const { contentRefresh, recover } = open({ fails: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([contentRefresh.hasFailed(), contentRefresh.readAt()]).toEqual([true, undefined]);
  recover();
  await vi.advanceTimersByTimeAsync(16_000);
  expect([contentRefresh.hasFailed(), contentRefresh.readAt()]).toEqual([false, expect.any(Number)]);
});

test("when the listening breaks off, polling is frequent from that moment", async () => {
  const { askedNow, lose } = open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askedNow).toHaveLength(1);
  lose();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(askedNow).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(askedNow).toHaveLength(3);
});

test("with nothing to show the host is asked again soon, and ever less", async () => {
  const { askedNow, contentRefresh } = open({ fails: true, isShown: false });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(askedNow.length).toBe(4);
  contentRefresh.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askedNow.length).toBe(4);
});
