import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  array,
  asyncProperty,
  assert as checkProperty,
  constantFrom,
  date,
  integer,
  oneof,
} from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { inLake, temporaryFolder } from "../testing/test-lake.ts";
import { backUp } from "./backup.ts";
import { runCommand } from "./commands.ts";
import { restore, verify } from "./restore.ts";

async function lakeWithGown(): Promise<string> {
  const folder = await temporaryFolder();
  await inLake(folder, (editor) => editor.createOrReplace({ _id: "gown", _type: "product", name: "Odile" }));
  return folder;
}

const datedIn = async (folder: string) => (await readdir(folder)).filter((name) => /^\d{4}-/.test(name));

const clock = oneof(
  date({ min: new Date(0), max: new Date("2099-12-31"), noInvalidDate: true }),
  constantFrom(new Date(0), new Date("2027-01-01"), new Date("2027-01-01T00:00:01Z")),
);

test("whatever the clocks were, the backup just made is in the folder, and is the one that is restored", async () => {
  const lake = await lakeWithGown();
  await checkProperty(
    asyncProperty(
      array(clock, { minLength: 1, maxLength: 5 }),
      integer({ min: 1, max: 3 }),
      clock,
      async (clocks, keep, now) => {
        const backups = await temporaryFolder();
        const places: string[] = [];
        for (const at of clocks) {
          const { place } = await backUp(lake, backups, { now: at, keep });
          places.push(place);
          expect((await datedIn(backups)).map((name) => join(backups, name)).toSorted()).toEqual(
            places.slice(-keep).toSorted(),
          );
          expect(await verify(backups, { now })).toBe(place);
        }
        const { from } = await restore(backups, await temporaryFolder(), { now });
        expect(from).toBe(places.at(-1));
      },
    ),
    { numRuns: 15 },
  );
});

/** Earlier versions gave their backups no number. */
async function takeNumber(place: string): Promise<void> {
  const file = join(place, "manifest.json");
  const { number: _, ...manifest } = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify(manifest));
}

const day = (date: string) => new Date(`${date}T03:30:00Z`);

/** An earlier version has made a backup each night. */
async function earlierBackups(lake: string, ...dates: string[]) {
  const backups = await temporaryFolder();
  const places: string[] = [];
  for (const date of dates) {
    const { place } = await backUp(lake, backups, { now: day(date) });
    await takeNumber(place);
    places.push(place);
  }
  return { backups, places };
}

test("of an earlier version's backups the newest is restored that is not later than now", async () => {
  const lake = await lakeWithGown();
  const { backups, places } = await earlierBackups(lake, "2026-11-01", "2027-11-28", "2026-11-02");
  expect(await verify(backups, { now: day("2026-11-03") })).toBe(places[2]);
  expect(await verify(backups, { now: day("2027-12-01") })).toBe(places[1]);
  const { backups: later, places: only } = await earlierBackups(lake, "2027-11-28");
  expect(await verify(later, { now: day("2026-11-03") })).toBe(only[0]);
});

test("an earlier version's backup from the future takes no other's place, and stays", async () => {
  const lake = await lakeWithGown();
  const { backups, places } = await earlierBackups(lake, "2026-11-01", "2027-11-28", "2026-11-02");
  const { place } = await backUp(lake, backups, { now: day("2026-11-03"), keep: 2 });
  expect((await datedIn(backups)).map((name) => join(backups, name))).toEqual([places[2], place, places[1]]);
});

test("backups that an earlier version made in between are older than those after, and newer than those before", async () => {
  const lake = await lakeWithGown();
  const backups = await temporaryFolder();
  await backUp(lake, backups, { now: day("2026-11-01") });
  const { place: between } = await backUp(lake, backups, { now: day("2026-11-02") });
  await takeNumber(between);
  expect(await verify(backups)).toBe(between);
  const { place: last } = await backUp(lake, backups, { now: day("2026-11-03"), keep: 2 });
  expect(await verify(backups)).toBe(last);
  expect((await datedIn(backups)).map((name) => join(backups, name))).toEqual([between, last]);
});

test("a manifest that is damaged keeps the pictures, ends no later backup, and is told of when it is the last", async () => {
  const lake = await lakeWithGown();
  const backups = await temporaryFolder();
  const { place } = await backUp(lake, backups, { now: day("2026-11-01") });
  await writeFile(join(place, "manifest.json"), "{");
  await expect(verify(backups)).rejects.toThrow(`${join(place, "manifest.json")} is damaged`);
  const { place: last } = await backUp(lake, backups, { now: day("2026-11-02"), keep: 2 });
  const errors = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await runCommand(["backup", "verify", backups, "--folder", lake])).toBe(0);
  expect(errors.mock.calls.flat()).toContainEqual(expect.stringContaining(`${place} has a damaged manifest`));
  expect(await verify(backups)).toBe(last);
  await backUp(lake, backups, { now: day("2026-11-03"), keep: 2 });
  expect(await datedIn(backups)).not.toContain(basename(place));
});

test("each command names the backups that are dated later than now", async () => {
  const lake = await lakeWithGown();
  const { backups, places } = await earlierBackups(lake, "2099-11-01");
  const { place } = await backUp(lake, backups, { now: day("2099-11-02") });
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const output = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  for (const words of [
    ["backup", backups],
    ["backup", "verify", backups],
    ["restore", backups],
  ]) {
    errors.mockClear();
    expect(await runCommand([...words, "--folder", lake])).toBe(0);
    expect(errors.mock.calls.flat()).toEqual([
      expect.stringContaining("Content lake: "),
      expect.stringMatching(`^${place} is dated later than now: the clock was wrong`),
      expect.stringMatching(`^${places[0]} is dated later than now: nobody can tell how old it is`),
    ]);
  }
  expect(output).toHaveBeenCalled();
});
