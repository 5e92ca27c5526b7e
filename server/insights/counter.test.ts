import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { addDays } from "#model/days/day.ts";
import { counting } from "#model/texts/privacy-sections.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type Counter, type CounterParts, openCounter } from "./counter.ts";
import { createCounts, openCountsDatabase } from "./counts.ts";

const NOON = Date.parse("2026-11-24T12:00Z");
const view = (dress: string) => ({ kind: "view", dress, word: "" }) as const;
const search = (word: string) => ({ kind: "search", dress: "", word }) as const;

describe("a counter", () => {
  test("adds up by dress and day, and finds it all again after a restart", () => {
    const dataFolder = temporaryFolder();
    const first = opened({ dataFolder });
    first.count([view("lia")]);
    first.count([
      view("lia"),
      { kind: "rent", dress: "lia", word: "" },
      { kind: "colour", dress: "lia", word: "blush" },
    ]);
    first.close();
    const second = opened({ dataFolder, now: () => NOON + 86_400_000 });
    second.count([view("lia")]);
    expect(rowsOf(second)).toEqual([
      "2026-11-24 colour lia blush 1",
      "2026-11-24 rent lia  1",
      "2026-11-24 view lia  2",
      "2026-11-25 view lia  1",
    ]);
  });

  test("a day is the showroom's", () => {
    const counter = opened({ timeZone: () => "Pacific/Auckland" });
    counter.count([view("lia")]);
    expect(rowsOf(counter)).toEqual(["2026-11-25 view lia  1"]);
  });

  test("words of a search are kept from the second time on: the first is forgotten with the process", () => {
    const counter = opened({});
    counter.count([search("lace")]);
    expect(rowsOf(counter)).toEqual([]);
    counter.count([search("lace")]);
    counter.count([search("lace")]);
    expect(rowsOf(counter)).toEqual(["2026-11-24 search  lace 3"]);
  });

  test("counting touches no disk: what is counted is written later, all of it at once", () => {
    vi.useFakeTimers();
    const written: number[] = [];
    const counts = createCounts(openCountsDatabase(temporaryFolder()));
    const counter = opened({
      open: () => ({
        ...counts,
        add: (day, added) => {
          const all = [...added];
          written.push(all.length);
          counts.add(day, all);
        },
      }),
    });
    for (let visit = 0; visit < 1_000; visit++) counter.count([view(`dress-${visit % 40}`)]);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(written, "one batch, a row for each dress").toEqual([40]);
  });
});

describe("a full disk", () => {
  test("loses counts and no visit: nothing is thrown, and it goes on when there is room", () => {
    let isFull = true;
    const counts = createCounts(openCountsDatabase(temporaryFolder()));
    const logged: string[] = [];
    const counter = opened({
      log: (_, event) => logged.push(event),
      open: () => ({
        ...counts,
        add: (...added) => {
          if (isFull) throw new Error("database or disk is full");
          counts.add(...added);
        },
      }),
    });
    counter.count([view("lia")]);
    expect(rowsOf(counter)).toEqual([]);
    expect(logged).toEqual(["counts not written"]);
    expect(rowsOf(counter)).toEqual([]);
    expect(logged, "said once").toEqual(["counts not written"]);
    isFull = false;
    expect(rowsOf(counter)).toEqual(["2026-11-24 view lia  1"]);
    isFull = true;
    counter.count([view("lia")]);
    expect(rowsOf(counter)).toEqual(["2026-11-24 view lia  1"]);
    expect(logged, "said of each time").toHaveLength(2);
  });

  test("the file has a largest size, beyond which SQLite refuses", () => {
    const counts = createCounts(openCountsDatabase(temporaryFolder(), 16));
    const many = Array.from({ length: 3_000 }, (_, index) => [view(`dress-${index}`), 1] as const);
    expect(() => counts.add("2026-11-24", many)).toThrow(/full/);
    expect(counts.rows("", undefined, 10)).toEqual([]);
    counts.add("2026-11-24", many.slice(0, 2));
    expect(counts.rows("", undefined, 10)).toHaveLength(2);
  });

  test("a folder that cannot be opened is no reason not to open the shop", () => {
    const dataFolder = temporaryFolder();
    writeFileSync(join(dataFolder, "counts"), "no folder");
    const counter = opened({ dataFolder });
    counter.count([view("lia")]);
    expect(rowsOf(counter)).toEqual([]);
  });

  test("what waits is bounded", () => {
    const counts = createCounts(openCountsDatabase(temporaryFolder()));
    const counter = opened({ open: () => counts });
    for (let dress = 0; dress < 20_000; dress++) counter.count([view(`dress-${dress}`)]);
    expect(rowsOf(counter)).toHaveLength(5_000);
  });
});

describe("bounds of what is kept", () => {
  test(`days are deleted after ${counting.retentionDays}`, () => {
    const counts = createCounts(openCountsDatabase(temporaryFolder()));
    const days = [0, counting.retentionDays - 1, counting.retentionDays, 900].map((age) =>
      addDays("2028-11-24", -age),
    );
    for (const day of days) counts.add(day, [[view("lia"), 1]]);
    counts.sweep("2028-11-24", true);
    expect(counts.rows("", undefined, 10).map(({ day }) => day)).toEqual([days[1], days[0]]);
  });

  test("beyond the number of rows the oldest days go, today never", () => {
    const counts = createCounts(openCountsDatabase(temporaryFolder()), { mostRows: 5 });
    for (const day of ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"])
      for (const dress of ["a", "b", "c"]) counts.add(day, [[view(dress), 1]]);
    counts.sweep("2026-11-24", true);
    expect(new Set(counts.rows("", undefined, 20).map(({ day }) => day))).toEqual(new Set(["2026-11-24"]));
  });

  test("a day has so many different words, and those go on being counted", () => {
    const counts = createCounts(openCountsDatabase(temporaryFolder()), { mostWords: 2 });
    for (const word of ["lace", "silk", "velvet", "lace", "cord"])
      counts.add("2026-11-24", [[search(word), 1]]);
    counts.add("2026-11-25", [[search("velvet"), 1]]);
    const kept = counts.rows("", undefined, 20).map(({ day, word, count }) => `${day} ${word} ${count}`);
    expect(kept).toEqual(["2026-11-24 lace 2", "2026-11-24 silk 1", "2026-11-25 velvet 1"]);
  });

  test("a day has so many different sites, and the rest are counted together", () => {
    const counts = createCounts(openCountsDatabase(temporaryFolder()), { mostSources: 2 });
    for (const word of ["a.example", "b.example", "c.example", "a.example", "d.example", "Instagram"])
      counts.add("2026-11-24", [[{ kind: "source", dress: "", word }, 1]]);
    const kept = counts.rows("", undefined, 20).map(({ word, count }) => `${word} ${count}`);
    expect(kept).toEqual(["Instagram 1", "a.example 2", "b.example 1", "other 2"]);
  });

  test("rows are read in pieces, each after the one before", () => {
    const counts = createCounts(openCountsDatabase(temporaryFolder()));
    for (const day of ["2026-11-22", "2026-11-23"])
      for (const event of [view("a"), view("b"), search("lace")]) counts.add(day, [[event, 1]]);
    const all = counts.rows("2026-11-22", undefined, 10);
    const dresses = all.map(({ day, dress }) => day.slice(-2) + dress);
    expect(dresses).toEqual(["22", "22a", "22b", "23", "23a", "23b"]);
    const first = counts.rows("2026-11-22", undefined, 4);
    expect([...first, ...counts.rows("2026-11-22", first.at(-1), 4)]).toEqual(all);
    expect(counts.rows("2026-11-23", undefined, 10)).toHaveLength(3);
  });

  test("only this account reads the file", () => {
    const dataFolder = temporaryFolder();
    openCountsDatabase(dataFolder).close();
    expect(statSync(join(dataFolder, "counts/counts.sqlite")).mode & 0o077).toBe(0);
  });
});

function opened(parts: Partial<CounterParts>): Counter {
  const counter = openCounter({
    dataFolder: parts.dataFolder ?? temporaryFolder(),
    timeZone: () => "UTC",
    log: () => undefined,
    now: () => NOON,
    ...parts,
  });
  onTestFinished(() => counter.close());
  return counter;
}

function rowsOf(counter: Counter): string[] {
  return counter
    .rows("2000-01-01", undefined, 10_000)
    .map(({ day, kind, dress, word, count }) => `${day} ${kind} ${dress} ${word} ${count}`);
}
