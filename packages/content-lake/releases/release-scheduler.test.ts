import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Document } from "../documents/document.ts";
import type { Mutation } from "../documents/mutation.ts";
import type { Writer } from "../documents/writer.ts";
import { HttpError, TooCostly } from "../http/http-error.ts";
import type { Log } from "../log.ts";
import { openStorage } from "../storage/storage.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { waitFor } from "../testing/wait-for.ts";
import { SCHEDULER } from "./release.ts";
import { startReleaseScheduler } from "./release-scheduler.ts";

const NOON = Date.parse("2026-12-24T12:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

/** The clock stands still until the test advances it, and then calls back like a timer. */
function createTestClock(start = NOON) {
  let now = start;
  let timer: { in: number; callback: () => void } | undefined;
  let isDoubted = false;
  return {
    now: () => now,
    isDoubted: () => isDoubted,
    doubt: (isNew: boolean) => {
      isDoubted = isNew;
    },
    after(milliseconds: number, callback: () => void) {
      const mine = { in: milliseconds, callback };
      timer = mine;
      return () => {
        if (timer === mine) timer = undefined;
      };
    },
    waits: () => timer?.in,
    set: (time: number) => {
      now = time;
    },
    /** The set timer runs out, and its time passes. */
    runOut() {
      if (timer === undefined) throw new Error("No timer is set");
      const due = timer;
      timer = undefined;
      now += due.in;
      due.callback();
    },
  };
}

async function openStore(folder?: string) {
  const place = folder ?? join(await temporaryFolder(), "lake");
  await mkdir(place, { recursive: true });
  const storage = await openStorage({ folder: place, projectId: "p", dataset: "d" }, () => undefined);
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await storage.close();
    isClosed = true;
  };
  onTestFinished(close);
  const put = (...documents: Document[]) =>
    write(
      storage.writer,
      documents.map((document) => ({ createOrReplace: document })),
    );
  const name = (id: string) => storage.store.read(id)?.name;
  const release = (id = "midnight") => storage.store.read(`_.releases.${id}`);
  return { ...storage, folder: place, close, put, name, release };
}

function write(writer: Writer, mutations: readonly Mutation[]) {
  return writer.write({
    kind: "release",
    author: { id: "mara", role: "editor" },
    steps: [() => mutations],
  });
}

const gown = (id: string, name: string, more = {}): Document => ({
  _id: id,
  _type: "product",
  name,
  ...more,
});

const scheduledAt = (time: number, name = "midnight"): Document => ({
  _id: `_.releases.${name}`,
  _type: "system.release",
  name,
  state: "scheduled",
  publishAt: new Date(time).toISOString(),
  metadata: { title: "Midnight", releaseType: "scheduled" },
});

/** Resolves with the first line of the log that has this message. */
function createTestLog() {
  const entries: Parameters<Log>[0][] = [];
  const waiting = new Map<string, (entry: Parameters<Log>[0]) => void>();
  const log: Log = (entry) => {
    entries.push(entry);
    waiting.get(entry.message)?.(entry);
    waiting.delete(entry.message);
  };
  const next = (message: string) =>
    new Promise<Parameters<Log>[0]>((resolve) => waiting.set(message, resolve));
  return { log, entries, next };
}

const PUBLISHED = "Published a scheduled release";
const REFUSED = "A scheduled release could not be published";
const WAITS = "A scheduled release waits to be tried again";

function openScheduler(storage: Awaited<ReturnType<typeof openStore>>, clock = createTestClock()) {
  const { log, entries, next } = createTestLog();
  const close = startReleaseScheduler({ ...storage, log, clock });
  onTestFinished(close);
  return { clock, entries, next, close };
}

test("published at its time and not before, once, by the system, in one transaction", async () => {
  const storage = await openStore();
  const { clock, next, entries } = openScheduler(storage);
  await storage.put(
    gown("odile", "Odile"),
    gown("versions.midnight.odile", "Odette"),
    scheduledAt(NOON + 20_000),
  );
  expect(clock.waits()).toBe(20_000);
  expect(storage.name("odile")).toBe("Odile");

  const published = next(PUBLISHED);
  clock.runOut();
  await published;
  expect(storage.name("odile")).toBe("Odette");
  expect(storage.release()).toMatchObject({
    state: "published",
    finalDocumentStates: [{ id: "versions.midnight.odile" }],
  });
  const [last] = storage.history.transactions({ limit: 1, isNewestFirst: true, hasOtherDocuments: true });
  expect(last).toMatchObject({ author: SCHEDULER.id });
  expect(last?.changes.map(({ id }) => id).sort()).toEqual(
    ["_.releases.midnight", "odile", "versions.midnight.odile"].sort(),
  );
  expect(clock.waits()).toBeUndefined();
  expect(entries).toHaveLength(1);
});

test("nothing is published while the clock is doubted, and what is due is once it is believed", async () => {
  const storage = await openStore();
  const { clock, next, entries } = openScheduler(storage);
  await storage.put(gown("versions.midnight.odile", "Odette"), scheduledAt(NOON + 100 * DAY_MS));
  clock.set(NOON + 365 * DAY_MS);
  clock.doubt(true);
  clock.runOut();
  await waitFor(() => expect(clock.waits()).toBe(30_000));
  clock.runOut();
  await waitFor(() => expect(clock.waits()).toBe(30_000));
  expect([storage.name("odile"), entries]).toEqual([undefined, []]);
  clock.doubt(false);
  const published = next(PUBLISHED);
  clock.runOut();
  await published;
  expect(storage.name("odile")).toBe("Odette");
});

test("what became due while the lake was closed is published when it opens; what was published is not again", async () => {
  const first = await openStore();
  await first.put(gown("versions.midnight.odile", "Odette"), scheduledAt(NOON));
  await first.close();

  const second = await openStore(first.folder);
  const { clock, next, close } = openScheduler(second, createTestClock(NOON + DAY_MS));
  expect(clock.waits()).toBe(0);
  const published = next(PUBLISHED);
  clock.runOut();
  expect(await published).toMatchObject({ late: DAY_MS });
  await close();
  const revision = second.store.revision;
  await second.close();

  const third = await openStore(first.folder);
  expect(openScheduler(third).clock.waits()).toBeUndefined();
  expect(third.store.revision).toBe(revision);
  expect(third.name("odile")).toBe("Odette");
});

test("a far time is waited for in short steps, a clock that is set is followed", async () => {
  const storage = await openStore();
  const { clock, next } = openScheduler(storage);
  await storage.put(gown("versions.midnight.odile", "Odette"), scheduledAt(NOON + 60 * DAY_MS));
  const step = clock.waits() ?? Number.POSITIVE_INFINITY;
  expect(step).toBeLessThanOrEqual(60_000);

  clock.set(NOON - 365 * DAY_MS);
  clock.runOut();
  await expect.poll(clock.waits).toBe(step);
  expect(storage.release()).toMatchObject({ state: "scheduled" });
  clock.set(NOON + 61 * DAY_MS - step);
  const published = next(PUBLISHED);
  clock.runOut();
  await published;
  expect(storage.name("odile")).toBe("Odette");
});

test("put off or unscheduled in the last moment: not published", async () => {
  const storage = await openStore();
  const { clock, entries } = openScheduler(storage);
  await storage.put(gown("versions.midnight.odile", "Odette"), scheduledAt(NOON + 1000));
  const putOff = storage.put(scheduledAt(NOON + 9000));
  clock.runOut();
  await putOff;
  await expect.poll(clock.waits).toBe(8000);
  await storage.put({ ...scheduledAt(NOON), state: "active" });
  expect(clock.waits()).toBeUndefined();
  expect(storage.name("odile")).toBeUndefined();
  expect(entries).toEqual([]);
});

test("a broken reference: nothing is published, the release is given back with the reason and its time", async () => {
  const storage = await openStore();
  const { clock, next } = openScheduler(storage);
  const muse = { _ref: "nobody", _weak: true, _strengthenOnPublish: { type: "product" } };
  await storage.put(
    gown("versions.midnight.agathe", "Agathe"),
    gown("versions.midnight.odile", "Odette", { muse }),
    scheduledAt(NOON),
  );
  const refused = next(REFUSED);
  clock.runOut();
  expect(await refused).toMatchObject({ level: "error", reason: expect.stringContaining('"nobody"') });
  await expect.poll(() => storage.release()?.state).toBe("active");
  expect(storage.release()).toMatchObject({
    error: { message: expect.stringContaining('references non-existent document "nobody"') },
    metadata: { title: "Midnight", intendedPublishAt: new Date(NOON).toISOString() },
  });
  expect(storage.release()).not.toHaveProperty("publishAt");
  expect([storage.name("agathe"), storage.name("versions.midnight.agathe")]).toEqual([undefined, "Agathe"]);
  expect(clock.waits()).toBeUndefined();
});

test("two of the same time, of which the first needs what the second brings, are both published", async () => {
  const storage = await openStore();
  const { clock, entries } = openScheduler(storage);
  const muse = { _ref: "agathe", _weak: true, _strengthenOnPublish: { type: "product" } };
  await storage.put(
    gown("versions.a.odile", "Odile", { muse }),
    gown("versions.b.agathe", "Agathe"),
    scheduledAt(NOON, "a"),
    scheduledAt(NOON, "b"),
  );
  clock.runOut();
  await expect.poll(() => storage.release("a")?.state).toBe("published");
  expect(storage.release("b")?.state).toBe("published");
  expect(entries.map(({ release }) => release)).toEqual(["_.releases.b", "_.releases.a"]);
});

test("a disk that does not take it: tried again with growing pauses, and published when it does", async () => {
  const storage = await openStore();
  await storage.put(gown("versions.midnight.odile", "Odette"), scheduledAt(NOON));
  let isFull = true;
  const writer: Writer = {
    ...storage.writer,
    write: (request) => {
      if (isFull) return Promise.reject(new HttpError(503, { message: "full" }));
      return storage.writer.write(request);
    },
  };
  const { clock, next } = openScheduler({ ...storage, writer });
  const pauses: unknown[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    const waits = next(WAITS);
    clock.runOut();
    expect(await waits).toMatchObject({ level: "warn" });
    await expect.poll(clock.waits).toBeGreaterThan(0);
    pauses.push(clock.waits());
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000));
  expect(storage.release()).toMatchObject({ state: "scheduled" });
  isFull = false;
  const published = next(PUBLISHED);
  clock.runOut();
  await published;
  expect(storage.name("odile")).toBe("Odette");
});

test("what takes too long or too much is tried again with pauses, the others are published, and it is given back in the end", async () => {
  const storage = await openStore();
  const { clock, entries, next } = openScheduler({
    ...storage,
    writer: {
      ...storage.writer,
      write: async (request) => {
        const written = await storage.writer.write({ ...request, isDryRun: true });
        const isGown = written.results.some(({ id }) => id === "odile");
        if (isGown && isBusy) throw new TooCostly("The mutation ran longer than 3000 ms and was stopped");
        return storage.writer.write(request);
      },
    },
  });
  let isBusy = true;
  await storage.put(
    gown("versions.a.odile", "Odette"),
    gown("versions.b.agathe", "Agathe"),
    scheduledAt(NOON, "a"),
    scheduledAt(NOON, "b"),
  );
  const tryOnce = async () => {
    const waits = next(WAITS);
    clock.runOut();
    await waits;
    await expect.poll(clock.waits).toBeGreaterThan(0);
  };
  await tryOnce();
  expect(storage.name("agathe")).toBe("Agathe");
  expect(storage.release("a")).toMatchObject({ state: "scheduled" });
  isBusy = false;
  const published = next(PUBLISHED);
  clock.runOut();
  await published;
  expect(storage.name("odile")).toBe("Odette");

  isBusy = true;
  await storage.put(gown("versions.c.odile", "Odile once more"), scheduledAt(NOON, "c"));
  for (let attempt = 1; attempt < 10; attempt += 1) await tryOnce();
  const refused = next(REFUSED);
  clock.runOut();
  expect(await refused).toMatchObject({ reason: expect.stringContaining("ran longer") });
  await expect.poll(() => storage.release("c")?.state).toBe("active");
  expect(entries.filter(({ message }) => message === REFUSED)).toHaveLength(1);
});
