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

const [NIGHTS, KEEP] = [30, 5];
const DAY_MS = 24 * 60 * 60 * 1000;

/** `last` is the night whose documents a restore would bring, or says why it is refused. `count` is of the backups. */
type Night = { night: number; isWell: boolean; last: number | string; count: number };

/** `own` is the lake's only picture, and `copy` the same in its backups. */
type Folders = { lake: string; backups: string; own: string; copy: string; bytes: Buffer };

/** The clock of a night: mostly right, a year ahead, in 1970, or standing still. */
const clocks = [
  (night: number) => Date.UTC(2026, 10, 1) + night * DAY_MS,
  (night: number) => Date.UTC(2026, 10, 1) + night * DAY_MS,
  (night: number) => Date.UTC(2027, 10, 1) + night * DAY_MS,
  (night: number) => night * 1000,
  () => Date.UTC(2030, 0, 1),
];

/** The disks do this before a night's backup. The shop's picture, or its copy, is always whole. */
const spoilers: ((folders: Folders) => Promise<unknown>)[] = [
  async () => undefined,
  ({ copy }) => rot(copy),
  ({ copy }) => replace(copy, (file) => writeFile(file, "cut")),
  ({ copy }) => rm(copy, { recursive: true, force: true }),
  async ({ backups }) =>
    writeFile(join((await datedBackups(backups)).at(-1)?.place ?? "", "manifest.json"), "{"),
  ({ own, copy, bytes }) => replace(copy, (file) => writeFile(file, bytes)).then(() => rot(own)),
  ({ copy }) => replace(copy, mkdir),
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

/** How a night's backup ends. Each returns whether it says that all is well. */
const endings: ((folders: Folders, now: Date) => Promise<boolean>)[] = [
  ...[inProcess, inProcess, (folders: Folders) => asCommand(folders, { killedAfterMs: 150 }), inProcess],
  // Blocks of 512 bytes: a picture fits, and a database does not, as on a disk that is almost full.
  ...[
    (folders: Folders) => asCommand(folders, { limit: "ulimit -f 8; " }),
    (folders: Folders) => asCommand(folders),
  ],
  ...[350, 500].map((killedAfterMs) => (folders: Folders) => asCommand(folders, { killedAfterMs })),
];

function inProcess({ lake, backups }: Folders, now: Date): Promise<boolean> {
  return backUp(lake, backups, { now, keep: KEEP }).then(
    () => true,
    () => false,
  );
}

async function asCommand(
  { lake, backups }: Folders,
  { limit = "", killedAfterMs = 0 } = {},
): Promise<boolean> {
  const command = join(import.meta.dirname, "content-lake-command.ts");
  const words = [command, "backup", backups, "--keep", `${KEEP}`, "--folder", lake];
  const script = `${limit}exec "$0" "$@"`;
  const child = spawn("sh", ["-c", script, process.execPath, ...words], { stdio: "ignore" });
  const exit = once(child, "exit");
  if (killedAfterMs > 0) {
    await Promise.race([exit, setTimeout(killedAfterMs)]);
    child.kill("SIGKILL");
  }
  return (await exit)[0] === 0;
}

function nightOf(place: string): number {
  const database = new DatabaseSync(join(place, "lake.sqlite"), { readOnly: true });
  const row = database.prepare("SELECT body ->> 'night' AS night FROM documents WHERE id = 'night'").get();
  database.close();
  return Number(row?.["night"]);
}

/** After a night that failed a restore brings its documents, or those of the last good night, or is refused in words. */
function isHonest({ night, last }: Night, nights: readonly Night[]): boolean {
  if (typeof last === "string") return /is (missing|damaged)/.test(last);
  return last >= (nights.findLast((one) => one.isWell && one.night < night)?.night ?? -1);
}

test("thirty nights of clocks that jump, rot, kills and full disks: each backup is good, or says that it is not", async () => {
  const [lake, backups] = [await temporaryFolder(), await temporaryFolder()];
  const bytes = await paint("#123456");
  const { path } = await inLake(lake, (editor) => editor.assets.upload("image", bytes));
  const picture = `assets/${path.replace("atelier/production/", "")}`;
  const folders = { lake, backups, own: join(lake, picture), copy: join(backups, picture), bytes };
  expect(await inProcess(folders, new Date(Date.UTC(2026, 10, 1)))).toBe(true);
  const nights: Night[] = [];
  for (let night = 0; night < NIGHTS; night += 1) {
    await inLake(lake, (editor) => editor.createOrReplace({ _id: "night", _type: "night", night }));
    await writeFile(folders.own, bytes);
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
  const failed = nights.filter(({ isWell }) => !isWell).length;
  expect([failed > 3, failed < NIGHTS / 2], `${failed} nights`).toEqual([true, true]);
  const { place } = await backUp(lake, backups, { keep: KEEP });
  const restored = await temporaryFolder();
  expect((await restore(backups, restored)).from).toBe(place);
  expect(await readFile(join(restored, picture))).toEqual(bytes);
  expect((await readdir(backups)).filter((name) => name.endsWith(".part"))).toEqual([]);
}, 300_000);
