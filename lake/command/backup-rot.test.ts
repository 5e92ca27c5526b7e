import { readdirSync, statSync, truncateSync } from "node:fs";
import { mkdir, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { readLastBackup } from "../storage/lake-folder.ts";
import { runHere } from "../testing/run-here.ts";
import { inLake, paint, temporaryFolder } from "../testing/test-lake.ts";
import { backUp } from "./backup.ts";
import { restore, verify } from "./restore.ts";

/** A lake with a picture, as it is named in the lake and in a backup. */
async function lakeWithPicture() {
  const [lake, backups] = [await temporaryFolder(), await temporaryFolder()];
  const bytes = await paint("#123456");
  const { path } = await inLake(lake, (editor) => editor.assets.upload("image", bytes));
  const picture = `assets/${path.replace(/^images\/atelier\/production/, "images")}`;
  return { lake, backups, bytes, picture };
}

async function backedUp() {
  const parts = await lakeWithPicture();
  return { ...parts, ...(await backUp(parts.lake, parts.backups)) };
}

/** Three bytes change, and the size stays. */
async function rot(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.write("rot", 100);
  await writeFile(file, bytes);
}

test.each<[string, (file: string) => Promise<void>]>([
  ["changed bytes", rot],
  ["lost its end", (file) => truncate(file, 100)],
  ["gone", (file) => rm(file)],
  ["become unreadable", (file) => rm(file).then(() => mkdir(file))],
])("a picture that has %s", async (_, spoil) => {
  const { lake, bytes, picture, backups, place } = await backedUp();
  await spoil(join(backups, picture));
  const next = await backUp(lake, backups);
  expect([await verify(place), await verify(backups)]).toEqual([place, next.place]);
  expect(await readFile(join(backups, picture)), "is copied from the shop again").toEqual(bytes);

  await spoil(join(lake, picture));
  const { place: last, lost } = await backUp(lake, backups);
  expect([lost, await verify(backups)]).toEqual([[], last]);
  await restore(backups, lake);
  expect(await readFile(join(lake, picture)), "leads back from its backups").toEqual(bytes);
});

test.each<[string, (file: string) => Promise<void>]>([
  ["damaged", rot],
  ["gone", (file) => rm(file)],
])(
  "a picture that is %s in the shop, and in no backup, fails the backup with its name, and keeps nothing else from it",
  async (_, spoil) => {
    const { lake, backups, picture } = await lakeWithPicture();
    await spoil(join(lake, picture));
    const { code, output, errorLines } = await runHere(["backup", backups, "--folder", lake]);
    const [, place = ""] = / to (.*), and read it back$/.exec(output) ?? [];
    expect([code, errorLines.join()]).toEqual([
      1,
      expect.stringMatching(`${picture}.*a restore needs --incomplete`),
    ]);
    const missing = `${picture} is missing\n  A restore with --incomplete does without`;
    await expect(verify(backups)).rejects.toThrow(missing);
    await expect(restore(backups, lake)).rejects.toThrow(missing);
    await restore(backups, await temporaryFolder(), { isIncomplete: true });
    expect(await readdir(backups)).toContain(basename(place));
  },
);

test("a stranger's file among the pictures ends no backup", async () => {
  const { lake, backups } = await backedUp();
  await writeFile(join(lake, "assets/images/.DS_Store"), "of a Mac");
  const { place, lost } = await backUp(lake, backups);
  expect([lost, await verify(backups)]).toEqual([[], place]);
});

test("a backup that is not read back as it was written is gone, and those before it stay", async () => {
  const { lake, backups, place } = await backedUp();
  const [last, before] = [await readLastBackup(lake), await readdir(backups)];
  let isSpoilt = false;
  const failing = backUp(lake, backups, {
    keep: 1,
    report({ step }) {
      if (step !== "Reading the documents back" || isSpoilt) return;
      isSpoilt = true;
      spoilUnfinished(backups);
    },
  });
  await expect(failing).rejects.toThrow("lake.sqlite is damaged");
  expect(await readdir(backups)).toEqual(before);
  expect([await verify(backups), await readLastBackup(lake)]).toEqual([place, last]);
});

/** The backup goes on meanwhile, so that nothing here may wait. */
function spoilUnfinished(backups: string): void {
  const unfinished = readdirSync(backups).find((name) => name.endsWith(".part")) ?? "";
  const file = join(backups, unfinished, "lake.sqlite");
  truncateSync(file, statSync(file).size - 1);
}
