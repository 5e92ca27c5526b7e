import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createContentStore } from "./content-store.server.ts";

const picture = { src: "/a.jpg", width: 4, height: 5, alt: "" };

function dresses(count: number, price = 1) {
  return Array.from({ length: count }, (_, index) => ({
    _id: `id-${index}`,
    slug: { current: `dress-${index}` },
    name: `Dress ${index}`,
    mainImage: {},
    price,
  }));
}

function open({ kept, mayShrink = false }: { kept?: unknown[]; mayShrink?: boolean } = {}) {
  const written: unknown[] = [];
  const writing = { until: Promise.resolve() };
  const events: string[] = [];
  const host: { answer: () => Promise<unknown> } = { answer: () => Promise.resolve(dresses(28)) };
  const store = createContentStore({
    fetchDocuments: () => host.answer(),
    readPicture: () => picture,
    lastGoodCopy: {
      read: () => Promise.resolve(kept),
      write: async (documents) => {
        written.push(documents);
        await writing.until;
      },
    },
    mayShrink,
    log: (_level, event) => events.push(event),
  });
  const refresh = (documents: unknown) => {
    host.answer = () => Promise.resolve(documents);
    return store.refresh({ now: true });
  };
  return { store, host, writing, written, events, refresh, count: () => store.current()?.products.length };
}

test("the same content has the same revision, another has another", async () => {
  const one = open();
  const other = open();
  await one.refresh(dresses(3));
  await other.refresh(dresses(3).toReversed());
  expect(one.store.current()?.revision).toBe(other.store.current()?.revision);
  await other.refresh(dresses(3, 2));
  expect(one.store.current()?.revision).not.toBe(other.store.current()?.revision);
});

test("a good answer is kept on disk, once", async () => {
  const { refresh, written } = open();
  await refresh(dresses(3));
  await refresh(dresses(3));
  expect(written).toHaveLength(1);
});

test("copies are written one after another, and an end waits for them", async () => {
  const { store, refresh, writing, written } = open();
  const disk = Promise.withResolvers<void>();
  writing.until = disk.promise;
  const first = refresh(dresses(3));
  const second = refresh(dresses(4));
  await vi.waitFor(() => expect(store.current()?.products).toHaveLength(4));
  expect(written).toHaveLength(1);
  let isKept = false;
  const kept = store.whenKept().then(() => {
    isKept = true;
  });
  await setImmediate();
  expect(isKept).toBe(false);
  disk.resolve();
  await Promise.all([first, second, kept]);
  expect(written).toEqual([dresses(3), dresses(4)]);
});

test("the last good copy opens the shop, and its readers are told", async () => {
  const { store, count } = open({ kept: dresses(5) });
  await store.open();
  expect(count()).toBe(5);
  expect((await store.whenReady()).products).toHaveLength(5);
});

test.each([[[]], [dresses(9)], [null], ["nonsense"], [{ result: [] }]])(
  "%o does not replace 28 dresses",
  async (answer) => {
    const { refresh, count, written } = open();
    await refresh(dresses(28));
    expect(await refresh(answer)).toBe(false);
    expect(count()).toBe(28);
    expect(written).toHaveLength(1);
  },
);

test("a failing host leaves everything as it is and throws nothing", async () => {
  const { store, host, refresh, count, events } = open();
  await refresh(dresses(28));
  host.answer = () => Promise.reject(new Error("down"));
  expect(await store.refresh({ now: true })).toBe(false);
  expect(count()).toBe(28);
  expect(events).toContain("content host failed");
});

test("a person may say that the loss is meant, but nobody may empty the shop", async () => {
  const { refresh, count } = open({ mayShrink: true });
  await refresh(dresses(28));
  expect(await refresh(dresses(2))).toBe(true);
  expect(await refresh([])).toBe(false);
  expect(count()).toBe(2);
});

test("nobody is told of a catalogue that is the same", async () => {
  const { store, refresh } = open();
  const told: string[] = [];
  store.onChange(({ revision }) => told.push(revision));
  await refresh(dresses(3));
  await refresh(dresses(3));
  await refresh(dresses(4));
  expect(new Set(told).size).toBe(2);
  expect(told).toHaveLength(2);
});
