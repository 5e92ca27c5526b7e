import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { datedBackups } from "../storage/dated-backups.ts";
import { inLake, paint, temporaryFolder } from "../testing/test-lake.ts";
import { backUp } from "./backup.ts";
import { restore, verify } from "./restore.ts";

const NIGHTS = 30;
const KEEP = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const command = join(import.meta.dirname, "content-lake-command.ts");

/** `last` is the night whose documents a restore would bring, or says why it is refused. `count` is of the backups. */
type Night = { night: number; isWell: boolean; last: number | string; count: number };

/** `picture` is the path of the lake's only one, in both. */
type Folders = { lake: string; backups: string; picture: string; bytes: Buffer };

/** The clock of a night: mostly right, a year ahead, in 1970, or standing still. */
const clocks = [
  (night: number) => Date.UTC(2026, 10, 1) + night * DAY_MS,
  (night: number) => Date.UTC(2026, 10, 1) + night * DAY_MS,
  (night: number) => Date.UTC(2027, 10, 1) + night * DAY_MS,
  (night: number) => night * 1000,
  () => Date.UTC(2030, 0, 1),
];

/** The disks do this before a night's backup. The shop's picture, or its copy, is always whole. */
const spoilers: ((folders: Folders) => Promise<void>)[] = [
  async () => undefined,
  async ({ backups, picture }) => rot(join(backups, picture)),
  async ({ backups, picture }) => replace(join(backups, picture), (file) => writeFile(file, "cut")),
  async ({ backups, picture }) => rm(join(backups, picture), { recursive: true, force: true }),
  async ({ backups }) => {
    const oldest = (await datedBackups(backups)).at(-1)?.place ?? "";
    await writeFile(join(oldest, "manifest.json"), "{");
  },
  async ({ lake, backups, picture, bytes }) => {
    await replace(join(backups, picture), (file) => writeFile(file, bytes));
    await rot(join(lake, picture));
  },
  async ({ backups, picture }) => replace(join(backups, picture), mkdir),
];

async function replace(file: string, write: (file: string) => Promise<unknown>): Promise<void> {
  await rm(file, { recursive: true, force: true });
  await write(file);
}

/** Some bytes change, and the size stays. */
async function rot(file: string): Promise<void> {
  const bytes = await readFile(file).catch(() => Buffer.from("gone"));
  bytes.write("rot");
  await replace(file, (path) => writeFile(path, bytes));
}

/** How a night's backup ends. Returns whether it says that all is well. */
const endings = [
  (folders: Folders, now: Date) => inProcess(folders, now),
  (folders: Folders, now: Date) => inProcess(folders, now),
  (folders: Folders) => killed(folders, 150),
  (folders: Folders, now: Date) => inProcess(folders, now),
  // Blocks of 512 bytes: a picture fits, and a database does not, as on a disk that is almost full.
  (folders: Folders) => asCommand(folders, "ulimit -f 8; "),
  (folders: Folders) => asCommand(folders, ""),
  (folders: Folders) => killed(folders, 350),
  (folders: Folders) => killed(folders, 500),
];

async function inProcess({ lake, backups }: Folders, now: Date): Promise<boolean> {
  return await backUp(lake, backups, { now, keep: KEEP }).then(
    () => true,
    () => false,
  );
}

function begin({ lake, backups }: Folders, limit: string) {
  const words = [command, "backup", backups, "--keep", `${KEEP}`, "--folder", lake];
  return spawn("sh", ["-c", `${limit}exec "$0" "$@"`, process.execPath, ...words], { stdio: "ignore" });
}

async function asCommand(folders: Folders, limit: string): Promise<boolean> {
  const [code] = await once(begin(folders, limit), "exit");
  return code === 0;
}

async function killed(folders: Folders, afterMs: number): Promise<boolean> {
  const child = begin(folders, "");
  const exit = once(child, "exit");
  await Promise.race([exit, setTimeout(afterMs)]);
  child.kill("SIGKILL");
  const [code] = await exit;
  return code === 0;
}

function nightOf(place: string): number {
  const database = new DatabaseSync(join(place, "lake.sqlite"), { readOnly: true });
  const row = database.prepare("SELECT body FROM documents WHERE id = 'night'").get();
  database.close();
  return JSON.parse(String(row?.["body"])).night;
}

/** After a night that failed a restore brings its documents, or those of the last good night, or is refused in words. */
function isHonest({ night, last }: Night, nights: readonly Night[]): boolean {
  if (typeof last === "string") return /is (missing|damaged)/.test(last);
  const lastGood = nights.findLast((one) => one.isWell && one.night < night)?.night ?? -1;
  return last >= lastGood;
}

test("thirty nights of clocks that jump, rot, kills and full disks: each backup is good, or says that it is not", async () => {
  const [lake, backups] = [await temporaryFolder(), await temporaryFolder()];
  const bytes = await paint("#123456");
  const { path } = await inLake(lake, (editor) => editor.assets.upload("image", bytes));
  const picture = `assets/${path.replace("atelier/production/", "")}`;
  const folders = { lake, backups, picture, bytes };
  expect(await inProcess(folders, new Date(clocks[0]?.(0) ?? 0))).toBe(true);
  const nights: Night[] = [];
  for (let night = 0; night < NIGHTS; night += 1) {
    await inLake(lake, (editor) => editor.createOrReplace({ _id: "night", _type: "night", night }));
    await writeFile(join(lake, picture), bytes);
    await spoilers[night % spoilers.length]?.(folders);
    const now = new Date(clocks[night % clocks.length]?.(night) ?? 0);
    const isWell = (await endings[night % endings.length]?.(folders, now)) ?? false;
    const last = await verify(backups, { now }).then(nightOf, (error: Error) => error.message);
    const count = (await readdir(backups)).filter((name) => /^\d{4}-.*Z$/.test(name)).length;
    nights.push({ night, isWell, last, count });
  }
  expect(nights.filter(({ night, isWell, last }) => isWell && last !== night)).toEqual([]);
  expect(nights.filter((one) => !one.isWell && !isHonest(one, nights))).toEqual([]);
  expect(nights.filter(({ count }) => count > KEEP + 1)).toEqual([]);
  const told = nights.filter(({ isWell }) => !isWell);
  expect(told.length).toBeGreaterThan(3);
  expect(told.length).toBeLessThan(NIGHTS / 2);
  const { place } = await backUp(lake, backups, { keep: KEEP });
  const restored = await temporaryFolder();
  expect((await restore(backups, restored)).from).toBe(place);
  expect(await readFile(join(restored, picture))).toEqual(bytes);
  expect((await readdir(backups)).filter((name) => name.endsWith(".part"))).toEqual([]);
}, 300_000);
