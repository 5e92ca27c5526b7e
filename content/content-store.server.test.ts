import { setImmediate } from "node:timers/promises";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { allProducts, allTexts, productRevisions, productsWithIds } from "#model/documents/queries.server.ts";
import { clientOfHost } from "#tests/support/client-of-host.ts";
import { collection, doc, readTexts } from "#tests/support/label-readers.ts";
import { type ContentStore, createContentStore } from "./content-store.server.ts";

const picture = { src: "/a.jpg", width: 4, height: 5, alt: "" };

function dresses(count: number, price = 1) {
  const dress = (at: number) => ({ _id: `id-${at}`, name: `Dress ${at}`, slug: { current: `dress-${at}` } });
  return Array.from({ length: count }, (_, at) => ({ ...dress(at), mainImage: {}, price }));
}

type Opened = { copy?: unknown[]; mayShrink?: boolean; texts?: unknown[] };

function open({ copy, mayShrink = false, texts = [] }: Opened = {}) {
  const written: unknown[] = [];
  let onDisk: readonly unknown[] | undefined = copy;
  const writing = { until: Promise.resolve() };
  const events: string[] = [];
  const logged: unknown[] = [];
  const host: { answer: () => Promise<unknown>; texts: unknown[] | undefined } = {
    answer: () => Promise.resolve(dresses(28)),
    texts,
  };
  const asked: (string | null)[] = [];
  const client = clientOfHost(async ({ url }) => {
    const parameters = new URL(url).searchParams;
    const query = parameters.get("query");
    asked.push(query);
    const result = query === allTexts ? host.texts : await answerTo(parameters);
    return result === undefined ? new Response("no", { status: 500 }) : Response.json({ ms: 1, result });
  });
  async function answerTo(parameters: URLSearchParams) {
    const answer = await host.answer();
    if (parameters.get("query") !== productsWithIds) return answer;
    const ids = z.array(z.string()).parse(JSON.parse(parameters.get("$ids") ?? ""));
    return z
      .array(z.looseObject({ _id: z.string() }))
      .parse(answer)
      .filter(({ _id }) => ids.includes(_id));
  }
  const store = createContentStore({
    client,
    readPicture: (raw) => (raw ? picture : undefined),
    readTexts,
    pictures: { learn: () => Promise.resolve(), shadeOf: () => undefined, isGone: () => false },
    lastGoodCopy: {
      read: () => Promise.resolve(onDisk),
      write: async (documents) => {
        written.push(documents);
        await writing.until;
        onDisk = documents;
      },
    },
    mayShrink,
    log: (level, event, details) => {
      events.push(event);
      logged.push([level, event, details]);
    },
  });
  const refresh = (documents: unknown, texts: unknown[] | undefined = host.texts) => {
    host.answer = () => Promise.resolve(documents);
    host.texts = texts;
    return store.refresh({ now: true });
  };
  const count = () => store.current()?.products.length;
  return { store, host, asked, writing, written, events, logged, refresh, count };
}

test("an end waits for the copy that is being written", async () => {
  const { store, refresh, writing, written } = open();
  const disk = Promise.withResolvers<void>();
  writing.until = disk.promise;
  const refreshed = refresh(dresses(3));
  await waitFor(() => expect(written).toHaveLength(1));
  let isWritten = false;
  const copied = store.whenWritten().then(() => {
    isWritten = true;
  });
  await setImmediate();
  expect(isWritten).toBe(false);
  disk.resolve();
  await Promise.all([refreshed, copied]);
  expect(written).toEqual([dresses(3)]);
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

test("a person may say that the loss is meant, to the last dress", async () => {
  const { refresh, count } = open({ mayShrink: true });
  await refresh(dresses(28));
  expect(await refresh(dresses(2))).toBe(true);
  expect(await refresh([])).toBe(true);
  expect(count()).toBe(0);
});

function remove(store: ContentStore, ...places: number[]) {
  for (const place of places) store.recordChange({ id: `id-${place}`, isRemoved: true });
}

test("dresses whose removal was announced are gone, to the last one, and stay so after a start", async () => {
  const { store, refresh, count, written } = open();
  await refresh(dresses(2));
  remove(store, 0, 1);
  expect(await refresh([])).toBe(true);
  expect(count()).toBe(0);
  expect(written.at(-1)).toEqual([]);
  const next = open({ copy: [] });
  await next.store.open();
  expect(next.count()).toBe(0);
  expect(await next.refresh([])).toBe(true);
});

test("dresses whose removal was announced take none with them that was not announced", async () => {
  const { store, refresh, count } = open();
  await refresh(dresses(28));
  remove(store, 0, 1, 2);
  expect(await refresh([])).toBe(false);
  expect(count()).toBe(28);
  expect(store.rejectedCatalogue()).toEqual({ fetched: 0, shownCount: 28 });
  expect(await refresh(dresses(28).slice(3))).toBe(true);
  expect(store.rejectedCatalogue()).toBeUndefined();
  // An earlier announcement explains nothing now.
  expect(await refresh(dresses(9))).toBe(false);
});

test("dresses whose removal was announced may also have been edited until nothing of them can be shown", async () => {
  const { store, refresh, count } = open();
  await refresh(dresses(1));
  const [dress] = dresses(1);
  store.recordChange({ id: "id-0", isRemoved: false });
  expect(await refresh([])).toBe(false);
  expect(await refresh([{ ...dress, name: "" }])).toBe(true);
  expect(count()).toBe(0);
});

test("dresses of a collection that is hidden are gone on purpose, to the last one", async () => {
  const { refresh, count, store } = open();
  const capes = dresses(28).map((dress) => ({ ...dress, category: "capes" }));
  const listed = collection("capes", { name: "Capes" });
  await refresh(capes, [listed]);
  expect(count()).toBe(28);
  await refresh(capes, [{ ...listed, visibility: "hidden" }]);
  expect([count(), store.rejectedCatalogue()]).toEqual([0, undefined]);
  await refresh(capes, [listed]);
  expect(count()).toBe(28);
});

const house = (name: string) => doc("house", { name });

test("texts go live while the dresses of the same answer are refused", async () => {
  const { store, refresh, written, count } = open({ texts: [house("Une")] });
  await refresh(dresses(28));
  expect(store.texts().labelSettings.name).toBe("Une");
  expect(await refresh([], [house("Deux")])).toBe(false);
  expect(count()).toBe(28);
  expect(store.texts().labelSettings.name).toBe("Deux");
  expect(written.at(-1)).toEqual([...dresses(28), house("Deux")]);
});

test("texts are not lost with a host that responds with nothing at all", async () => {
  const { store, refresh } = open({ texts: [house("Une")] });
  await refresh(dresses(28));
  await refresh([], []);
  expect(store.texts().labelSettings.name).toBe("Une");
  await refresh(dresses(28), []);
  expect(store.texts().labelSettings.name).toBe("Une");
  store.recordChange({ id: "house", isRemoved: true });
  await refresh(dresses(28), []);
  expect(store.texts().labelSettings.name).not.toBe("Une");
});

test("texts that do not arrive keep a shop shut that has none, and leave one that is open as it is", async () => {
  const { store, host, count } = open();
  host.texts = undefined;
  expect(await store.refresh({ now: true })).toBe(false);
  expect(count()).toBeUndefined();
  host.texts = [house("Une")];
  expect(await store.refresh({ now: true })).toBe(true);
  host.texts = undefined;
  host.answer = () => Promise.resolve(dresses(29));
  expect(await store.refresh({ now: true })).toBe(false);
  expect(count()).toBe(29);
  expect(store.texts().labelSettings.name).toBe("Une");
});

test("texts of a label that has no dress yet open its shop; nothing at all does not", async () => {
  const empty = open();
  expect(await empty.refresh([])).toBe(false);
  expect(empty.count()).toBeUndefined();
  const { refresh, count } = open({ texts: [house("Une")] });
  expect(await refresh([])).toBe(true);
  expect(count()).toBe(0);
});

test("a copy whose dresses cannot be read any more does not open an empty shop", async () => {
  const { store, count } = open({ copy: [{ _id: "a", called: "otherwise" }] });
  await store.open();
  expect(count()).toBeUndefined();
});

const revised = (count: number, revision: string) =>
  dresses(count).map((dress) => ({ ...dress, _rev: revision }));

test("dresses that are shown in the host's own revision are not fetched again, and changed, new and removed ones follow", async () => {
  const { store, refresh, asked, count, written } = open();
  await refresh(revised(28, "a"));
  const [first, second, ...rest] = revised(28, "a");
  const changed = { ...second, _rev: "b", name: "Renamed" };
  const added = { ...dresses(29).at(-1), _rev: "b" };
  const next = [changed, ...rest, added];
  asked.length = 0;
  store.recordChange({ id: String(first?._id), isRemoved: true });
  expect(await refresh(next)).toBe(true);
  expect(asked).not.toContain(allProducts);
  expect(asked).toEqual(expect.arrayContaining([productRevisions, productsWithIds]));
  expect([count(), written.at(-1)]).toEqual([28, next]);
  expect(store.current()?.products.map(({ name }) => name)).toContain("Renamed");
  asked.length = 0;
  await refresh(next);
  expect(asked.toSorted()).toEqual([productRevisions, allTexts].toSorted());
});

test("dresses that have all changed are fetched in one answer, as are those of a host that names no revision", async () => {
  const { refresh, asked, count } = open();
  await refresh(revised(501, "a"));
  asked.length = 0;
  await refresh(revised(501, "b"));
  expect(asked).toContain(allProducts);
  expect(asked).not.toContain(productsWithIds);
  asked.length = 0;
  await refresh(dresses(502));
  expect(asked).toContain(allProducts);
  expect(count()).toBe(502);
});

test("a dress of the list that is gone when it is asked for is left out like one that was never listed", async () => {
  const { refresh, host, count } = open();
  await refresh(revised(28, "a"));
  const answers = [revised(29, "a"), revised(28, "a")];
  host.answer = () => Promise.resolve(answers.shift());
  expect(await refresh(revised(28, "a"))).toBe(true);
  expect(count()).toBe(28);
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

test("a translation by itself is told of, for the stores of the other languages", async () => {
  const { store, refresh } = open();
  let tellings = 0;
  store.onChange(() => {
    tellings += 1;
  });
  const [dress, ...others] = dresses(28).map((one) => ({ ...one, _rev: "a" }));
  await refresh([dress, ...others]);
  const translated = { ...dress, _rev: "b", translations: { fr: { description: "Du tulle." } } };
  await refresh([translated, ...others]);
  await refresh([translated, ...others]);
  expect(tellings).toBe(2);
});

test("a sale ends on its day, although the host is away", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-01-31T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { store, refresh } = open();
  const [dress] = dresses(1, 2450);
  await refresh([{ ...dress, salePrice: 1900, saleUntil: "2027-01-31" }]);
  const amount = () => store.current()?.products[0]?.price?.amount;
  expect(amount()).toBe(1900);
  vi.setSystemTime(Date.parse("2027-02-01T00:00:00Z"));
  await refresh(undefined);
  expect(amount()).toBe(2450);
});

test("what is refused, and a copy that the disk does not take, are errors in the log with what to do or why", async () => {
  const texts = [doc("house", { name: "Une" })];
  const { refresh, writing, logged } = open({ texts });
  await refresh(dresses(28));
  await refresh(dresses(2), []);
  const remedy = "CATALOGUE_MAY_SHRINK=true";
  expect(logged).toContainEqual(["error", "catalogue refused", { fetched: 2, shownCount: 28, remedy }]);
  expect(logged).toContainEqual(["error", "texts refused", { remedy }]);
  const error = new Error("no space left");
  const full = Promise.reject(error);
  full.catch(() => undefined);
  writing.until = full;
  await refresh(dresses(29), texts);
  await waitFor(() => expect(logged).toContainEqual(["error", "last good copy not written", { error }]));
});
