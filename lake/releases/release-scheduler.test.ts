import { mkdir } from "node:fs/promises";
import { HttpError } from "@trousseau/host/http-error.ts";
import type { Log } from "@trousseau/host/log.ts";
import { expect, onTestFinished, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import type { Document } from "../documents/document.ts";
import type { Writer } from "../documents/writer.ts";
import { TooCostly } from "../process/task-process.ts";
import { openStorage } from "../storage/storage.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { SCHEDULER } from "./release.ts";
import { startReleaseScheduler } from "./release-scheduler.ts";

const NOON = Date.parse("2026-12-24T12:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

/** The clock stands still until the test advances it, and then calls back like a timer. */
function createTestClock(start = NOON) {
  let timer: { in: number; callback: () => void } | undefined;
  const clock = {
    time: start,
    isWrong: false,
    now: () => clock.time,
    isDoubted: () => clock.isWrong,
    after(milliseconds: number, callback: () => void) {
      const mine = { in: milliseconds, callback };
      timer = mine;
      return () => {
        if (timer === mine) timer = undefined;
      };
    },
    waits: () => timer?.in,
    /** The set timer runs out, and its time passes. */
    runOut() {
      if (timer === undefined) throw new Error("No timer is set");
      const due = timer;
      timer = undefined;
      clock.time += due.in;
      due.callback();
    },
  };
  return clock;
}

async function openStore(folder?: string) {
  const place = folder ?? (await temporaryFolder("lake"));
  await mkdir(place, { recursive: true });
  const storage = await openStorage({ folder: place, projectId: "p", dataset: "d" }, () => undefined);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= storage.close();
    return closing;
  };
  onTestFinished(close);
  const put = (...documents: Document[]) =>
    storage.writer.write({
      kind: "release",
      author: { id: "mara", role: "editor" },
      steps: [() => documents.map((document) => ({ createOrReplace: document }))],
    });
  const name = (id: string) => storage.store.read(id)?.name;
  const release = (id = "midnight") => storage.store.read(`_.releases.${id}`);
  return { ...storage, folder: place, close, put, name, release };
}

const gown = (_id: string, name: string, more = {}): Document => ({ _id, _type: "product", name, ...more });
const odette = gown("versions.midnight.odile", "Odette");
const strong = (_ref: string) => ({ muse: { _ref, _weak: true, _strengthenOnPublish: { type: "product" } } });

const scheduledAt = (time: number, name = "midnight"): Document => {
  const metadata = { title: "Midnight", releaseType: "scheduled" };
  const fields = { name, state: "scheduled", publishAt: new Date(time).toISOString(), metadata };
  return { _id: `_.releases.${name}`, _type: "system.release", ...fields };
};

const PUBLISHED = "Published a scheduled release";
const REFUSED = "A scheduled release could not be published";
const WAITS = "A scheduled release waits to be tried again";

type Entry = Parameters<Log>[0];

function startScheduler(storage: Awaited<ReturnType<typeof openStore>>, clock = createTestClock()) {
  const entries: Entry[] = [];
  const log: Log = (entry) => void entries.push(entry);
  const roles = new Map<string, Role>();
  const tokens = { currentRole: (id: string) => roles.get(id) };
  const close = startReleaseScheduler({ ...storage, log, clock, tokens, isDamaged: false });
  onTestFinished(close);
  return {
    ...{ clock, entries, close, roles },
    /** Resolves with the line of the log that comes of it when the timer has run out. */
    async runOut(message: string): Promise<Entry | undefined> {
      const before = entries.length;
      const isTold = (entry: Entry, at: number) => at >= before && entry.message === message;
      clock.runOut();
      await expect.poll(() => entries.some(isTold)).toBe(true);
      return entries.find(isTold);
    },
  };
}

test("published at its time and not before, once, by the system, in one transaction", async () => {
  const storage = await openStore();
  const { clock, runOut, entries } = startScheduler(storage);
  await storage.put(gown("odile", "Odile"), odette, scheduledAt(NOON + 20_000));
  expect([clock.waits(), storage.name("odile")]).toEqual([20_000, "Odile"]);
  await runOut(PUBLISHED);
  expect(storage.name("odile")).toBe("Odette");
  const finalDocumentStates = [{ id: odette._id }];
  expect(storage.release()).toMatchObject({ state: "published", finalDocumentStates });
  const [last] = storage.history.transactions({ limit: 1, isNewestFirst: true, hasOtherDocuments: true });
  expect(last?.author).toBe(SCHEDULER.id);
  const changed = last?.changes.map(({ id }) => id).sort();
  expect(changed).toEqual(["_.releases.midnight", "odile", "versions.midnight.odile"]);
  expect([clock.waits(), entries.length]).toEqual([undefined, 1]);
});

test("nothing is published while the clock is doubted, and what is due is once it is believed", async () => {
  const storage = await openStore();
  const { clock, runOut, entries } = startScheduler(storage);
  await storage.put(odette, scheduledAt(NOON + 100 * DAY_MS));
  clock.time = NOON + 365 * DAY_MS;
  clock.isWrong = true;
  for (let time = 0; time < 2; time += 1) {
    clock.runOut();
    await expect.poll(clock.waits).toBe(30_000);
  }
  expect([storage.name("odile"), entries]).toEqual([undefined, []]);
  clock.isWrong = false;
  await runOut(PUBLISHED);
  expect(storage.name("odile")).toBe("Odette");
});

test("what became due while the lake was closed is published when it opens; what was published is not again", async () => {
  const first = await openStore();
  await first.put(odette, scheduledAt(NOON));
  await first.close();
  const second = await openStore(first.folder);
  const { clock, runOut, close } = startScheduler(second, createTestClock(NOON + DAY_MS));
  expect(clock.waits()).toBe(0);
  expect(await runOut(PUBLISHED)).toMatchObject({ late: DAY_MS });
  await close();
  const { revision } = second.store;
  await second.close();
  const third = await openStore(first.folder);
  expect(startScheduler(third).clock.waits()).toBeUndefined();
  expect([third.store.revision, third.name("odile")]).toEqual([revision, "Odette"]);
});

test("a far time is waited for in short steps, a clock that is set is followed", async () => {
  const storage = await openStore();
  const { clock, runOut } = startScheduler(storage);
  await storage.put(odette, scheduledAt(NOON + 60 * DAY_MS));
  const step = clock.waits() ?? Number.POSITIVE_INFINITY;
  expect(step).toBeLessThanOrEqual(60_000);
  clock.time = NOON - 365 * DAY_MS;
  clock.runOut();
  await expect.poll(clock.waits).toBe(step);
  expect(storage.release()).toMatchObject({ state: "scheduled" });
  clock.time = NOON + 61 * DAY_MS - step;
  await runOut(PUBLISHED);
  expect(storage.name("odile")).toBe("Odette");
});

test("put off or unscheduled in the last moment: not published", async () => {
  const storage = await openStore();
  const { clock, entries } = startScheduler(storage);
  await storage.put(odette, scheduledAt(NOON + 1000));
  const putOff = storage.put(scheduledAt(NOON + 9000));
  clock.runOut();
  await putOff;
  await expect.poll(clock.waits).toBe(8000);
  await storage.put({ ...scheduledAt(NOON), state: "active" });
  expect([clock.waits(), storage.name("odile"), entries]).toEqual([undefined, undefined, []]);
});

test("a broken reference: nothing is published, the release is given back with the reason and its time", async () => {
  const storage = await openStore();
  const { clock, runOut } = startScheduler(storage);
  const agathe = gown("versions.midnight.agathe", "Agathe");
  await storage.put(agathe, { ...odette, ...strong("nobody") }, scheduledAt(NOON));
  const reason = expect.stringContaining('"nobody"');
  expect(await runOut(REFUSED)).toMatchObject({ level: "error", reason });
  await expect.poll(() => storage.release()?.state).toBe("active");
  expect(storage.release()).toMatchObject({
    error: { message: expect.stringContaining('references non-existent document "nobody"') },
    metadata: { title: "Midnight", intendedPublishAt: new Date(NOON).toISOString() },
  });
  expect(storage.release()).not.toHaveProperty("publishAt");
  expect([storage.name("agathe"), storage.name(agathe._id)]).toEqual([undefined, "Agathe"]);
  expect(clock.waits()).toBeUndefined();
});

test("a document that was deleted does not come back with a release of its own; one that is new is published", async () => {
  const storage = await openStore();
  const { runOut } = startScheduler(storage);
  const alone = (name: string) => {
    const one = scheduledAt(NOON + 1000, name);
    return { ...one, metadata: { releaseType: "scheduled", cardinality: "one" } };
  };
  const version = (id: string) => gown(`versions.of-${id}.${id}`, "Odette");
  await storage.put(gown("odile", "Odile"), gown("drafts.agathe", "Agathe"), gown("giselle", "Giselle"));
  const author = { id: "mara", role: "editor" as const };
  // A release may do what an earlier lake let everybody do.
  const deletion = ["odile", "drafts.agathe", "giselle"].map((id) => ({ delete: { id } }));
  await storage.writer.write({ kind: "release", author, steps: [() => deletion] });
  await storage.put(
    ...["odile", "agathe", "giselle", "nova"].flatMap((id) => [version(id), alone(`of-${id}`)]),
    gown("drafts.giselle", "Restored"),
  );
  await runOut(REFUSED);
  const states = () => ["odile", "agathe", "giselle", "nova"].map((id) => storage.release(`of-${id}`)?.state);
  await expect.poll(states).toEqual(["active", "active", "published", "published"]);
  expect(["odile", "agathe", "giselle", "nova"].map(storage.name)).toEqual([
    undefined,
    undefined,
    "Odette",
    "Odette",
  ]);
  const message = '"odile" has been deleted since it was prepared for this release';
  expect(storage.release("of-odile")).toMatchObject({ error: { message } });
});

test("who scheduled it has left, or may not publish any more: given back with that reason; an earlier lake's is published", async () => {
  const storage = await openStore();
  const { runOut, roles } = startScheduler(storage);
  const by = (name: string, scheduledBy?: string) => ({
    ...scheduledAt(NOON + 1000, name),
    ...(scheduledBy && { scheduledBy }),
  });
  roles.set("writer", "writer").set("contributor", "contributor");
  await storage.put(
    by("of-writer", "writer"),
    by("of-contributor", "contributor"),
    by("of-nobody", "gone"),
    by("earlier"),
  );
  await runOut(REFUSED);
  const stateOf = (name: string) => storage.release(name)?.state;
  await expect
    .poll(() => ["of-writer", "of-contributor", "of-nobody", "earlier"].map(stateOf))
    .toEqual(["published", "active", "active", "published"]);
  const message = "Whoever scheduled this may not publish any more: look through it and schedule it again";
  expect(storage.release("of-nobody")).toMatchObject({ error: { message } });
  expect(storage.release("of-nobody")).not.toHaveProperty("scheduledBy");
});

test("two of the same time, of which the first needs what the second brings, are both published", async () => {
  const storage = await openStore();
  const { clock, entries } = startScheduler(storage);
  await storage.put(
    ...[gown("versions.a.odile", "Odile", strong("agathe")), gown("versions.b.agathe", "Agathe")],
    ...[scheduledAt(NOON, "a"), scheduledAt(NOON, "b")],
  );
  clock.runOut();
  await expect.poll(() => storage.release("a")?.state).toBe("published");
  expect(storage.release("b")?.state).toBe("published");
  expect(entries.map(({ release }) => release)).toEqual(["_.releases.b", "_.releases.a"]);
});

/** It writes only when `check` does not throw. */
function withWriter(storage: Awaited<ReturnType<typeof openStore>>, check: (ids: string[]) => void) {
  const write: Writer["write"] = async (request) => {
    const { results } = await storage.writer.write({ ...request, isDryRun: true });
    check(results.map(({ id }) => id));
    return storage.writer.write(request);
  };
  return { ...storage, writer: { ...storage.writer, write } };
}

test("a disk that does not take it: tried again with growing pauses, and published when it does", async () => {
  const storage = await openStore();
  await storage.put(odette, scheduledAt(NOON));
  let isFull = true;
  const full = withWriter(storage, () => {
    if (isFull) throw new HttpError(503, { message: "full" });
  });
  const { clock, runOut } = startScheduler(full);
  const pauses: unknown[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    expect(await runOut(WAITS)).toMatchObject({ level: "warn" });
    await expect.poll(clock.waits).toBeGreaterThan(0);
    pauses.push(clock.waits());
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000));
  expect(storage.release()).toMatchObject({ state: "scheduled" });
  isFull = false;
  await runOut(PUBLISHED);
  expect(storage.name("odile")).toBe("Odette");
});

test("what takes too long is tried again with pauses, the others are published, and it is given back in the end", async () => {
  const storage = await openStore();
  let isBusy = true;
  const busy = withWriter(storage, (ids) => {
    if (isBusy && ids.includes("odile")) throw new TooCostly("The mutation ran longer than 3000 ms");
  });
  const { clock, entries, runOut } = startScheduler(busy);
  await storage.put(
    ...[gown("versions.a.odile", "Odette"), gown("versions.b.agathe", "Agathe")],
    ...[scheduledAt(NOON, "a"), scheduledAt(NOON, "b")],
  );
  const tryOnce = async () => {
    await runOut(WAITS);
    await expect.poll(clock.waits).toBeGreaterThan(0);
  };
  await tryOnce();
  expect([storage.name("agathe"), storage.release("a")?.state]).toEqual(["Agathe", "scheduled"]);
  isBusy = false;
  await runOut(PUBLISHED);
  expect(storage.name("odile")).toBe("Odette");

  isBusy = true;
  await storage.put(gown("versions.c.odile", "Odile once more"), scheduledAt(NOON, "c"));
  for (let attempt = 1; attempt < 10; attempt += 1) await tryOnce();
  expect(await runOut(REFUSED)).toMatchObject({ reason: expect.stringContaining("ran longer") });
  await expect.poll(() => storage.release("c")?.state).toBe("active");
  expect(entries.filter(({ message }) => message === REFUSED)).toHaveLength(1);
});
