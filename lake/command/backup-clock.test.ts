import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runHere } from "../testing/run-here.ts";
import { inLake, temporaryFolder } from "../testing/test-lake.ts";
import { backUp } from "./backup.ts";
import { restore, verify } from "./restore.ts";

async function openBackups() {
  const [lake, backups] = [await temporaryFolder(), await temporaryFolder()];
  await inLake(lake, (editor) => editor.createOrReplace({ _id: "gown", _type: "product", name: "Odile" }));
  return { lake, backups };
}

const dayOf = (date: string) => new Date(`${date}T03:30:00Z`);

/** The places of the backups that are dated. */
async function placesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-/.test(name));
  return names.map((name) => join(folder, name));
}

const clock = fc.oneof(
  fc.date({ min: new Date(0), max: new Date("2099-12-31"), noInvalidDate: true }),
  fc.constantFrom(new Date(0), new Date("2027-01-01"), new Date("2027-01-01T00:00:01Z")),
);

test("whatever the clocks were, the backup just made is in the folder, and is the one that is restored", async () => {
  const { lake } = await openBackups();
  const clocks = fc.array(clock, { minLength: 1, maxLength: 5 });
  const property = fc.asyncProperty(clocks, fc.integer({ min: 1, max: 3 }), clock, async (all, keep, now) => {
    const backups = await temporaryFolder();
    const places: string[] = [];
    for (const at of all) {
      const { place } = await backUp(lake, backups, { now: at, keep });
      places.push(place);
      expect((await placesIn(backups)).toSorted()).toEqual(places.slice(-keep).toSorted());
      expect(await verify(backups, { now })).toBe(place);
    }
    expect(await restore(backups, await temporaryFolder(), { now })).toMatchObject({ from: places.at(-1) });
  });
  await fc.assert(property, { numRuns: 15 });
});

/** Earlier versions gave their backups no number. */
async function takeNumber(place: string): Promise<void> {
  const file = join(place, "manifest.json");
  const { number: _, ...manifest } = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify(manifest));
}

/** An earlier version has made a backup each night. */
async function earlierBackups(...dates: string[]) {
  const { lake, backups } = await openBackups();
  const places: string[] = [];
  for (const date of dates) {
    const { place } = await backUp(lake, backups, { now: dayOf(date) });
    await takeNumber(place);
    places.push(place);
  }
  return { lake, backups, places };
}

test.each([
  [["2026-11-01", "2027-11-28", "2026-11-02"], "2026-11-03", 2],
  [["2026-11-01", "2027-11-28", "2026-11-02"], "2027-12-01", 1],
  [["2027-11-28"], "2026-11-03", 0],
])(
  "of an earlier version's backups of %j, at %s number %i is restored: the newest that is not later than now",
  async (dates, now, at) => {
    const { backups, places } = await earlierBackups(...dates);
    expect(await verify(backups, { now: dayOf(now) })).toBe(places[at]);
  },
);

test("an earlier version's backup from the future takes no other's place, and stays", async () => {
  const { lake, backups, places } = await earlierBackups("2026-11-01", "2027-11-28", "2026-11-02");
  const { place } = await backUp(lake, backups, { now: dayOf("2026-11-03"), keep: 2 });
  expect(await placesIn(backups)).toEqual([places[2], place, places[1]]);
});

test("backups that an earlier version made in between are older than those after, and newer than those before", async () => {
  const { lake, backups } = await openBackups();
  await backUp(lake, backups, { now: dayOf("2026-11-01") });
  const { place: between } = await backUp(lake, backups, { now: dayOf("2026-11-02") });
  await takeNumber(between);
  expect(await verify(backups)).toBe(between);
  const { place: last } = await backUp(lake, backups, { now: dayOf("2026-11-03"), keep: 2 });
  expect(await verify(backups)).toBe(last);
  expect(await placesIn(backups)).toEqual([between, last]);
});

test("a manifest that is damaged keeps the pictures, ends no later backup, and is told of when it is the last", async () => {
  const { lake, backups } = await openBackups();
  const { place } = await backUp(lake, backups, { now: dayOf("2026-11-01") });
  await writeFile(join(place, "manifest.json"), "{");
  await expect(verify(backups)).rejects.toThrow(`${join(place, "manifest.json")} is damaged`);
  const { place: last } = await backUp(lake, backups, { now: dayOf("2026-11-02"), keep: 2 });
  const { code, errorLines } = await runHere(["backup", "verify", backups, "--folder", lake]);
  expect([code, errorLines]).toEqual([
    0,
    expect.arrayContaining([expect.stringContaining(`${place} has a damaged`)]),
  ]);
  expect(await verify(backups)).toBe(last);
  await backUp(lake, backups, { now: dayOf("2026-11-03"), keep: 2 });
  expect((await readdir(backups)).includes(basename(place))).toBe(false);
});

test.each(["backup", "backup verify", "restore"])(
  "%s names the backups that are dated later than now",
  async (command) => {
    const { lake, backups, places } = await earlierBackups("2099-11-01");
    const { place } = await backUp(lake, backups, { now: dayOf("2099-11-02") });
    const { code, errorLines } = await runHere([...command.split(" "), backups, "--folder", lake]);
    expect([code, errorLines]).toEqual([
      0,
      [
        expect.stringContaining("Content lake: "),
        expect.stringMatching(`^${place} is dated later than now: the clock was wrong`),
        expect.stringMatching(`^${places[0]} is dated later than now: nobody can tell how old it is`),
      ],
    ]);
  },
);
