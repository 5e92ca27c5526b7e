import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { backUp } from "../command/backup.ts";
import { restore } from "../command/restore.ts";
import { inLake, paint, sha1Of, temporaryFolder } from "../testing/test-lake.ts";

/** The lake holds "newer" documents than its backup. Each copy of it is killed at another moment. */
async function openBackedUp(megabytes = 0) {
  const [work, folder] = [await temporaryFolder(), await temporaryFolder()];
  const backup = join(work, "backup");
  await write(folder, "from the backup", megabytes);
  const { place } = await backUp(folder, backup);
  await write(folder, "newer");
  const copy = async (step: number) => {
    const copied = join(work, `copy-${step}`);
    await cp(folder, copied, { recursive: true });
    return copied;
  };
  return { folder, backup, place, copy };
}

function begin(source: string, folder: string, step: number) {
  const words = [join(import.meta.dirname, "restoring-process.ts"), source, folder, String(step)];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "ignore", "inherit"] });
  return { child, closed: once(child, "close") };
}

test("a restore that is killed at any step has the old documents or the new ones, whole, and loses neither", async () => {
  const { folder, backup, copy } = await openBackedUp();
  // A killed lake leaves its last documents in the log beside its file.
  await leaveLog(folder);
  const seen: string[] = [];
  for (let step = 1, wasKilled = true; wasKilled; step += 1) {
    const copied = await copy(step);
    const [code, signal] = await begin(backup, copied, step).closed;
    wasKilled = signal === "SIGKILL";
    expect(wasKilled || code === 0).toBe(true);
    const name = await nameIn(copied);
    seen.push(name);
    const names = await readdir(copied);
    const kept = names.filter((file) => /^before-restore-.*\.sqlite$/.test(file));
    // The old documents are in place until the new ones are, and are kept beside them afterwards.
    expect(name === "newer" ? name : kept.map((file) => nameInFile(join(copied, file))).join()).toBe("newer");
    expect(names.filter((file) => file.endsWith(".part") || file.startsWith("restored-"))).toEqual([]);
  }
  // It becomes the new one at one step, and stays it.
  expect(new Set(seen)).toEqual(new Set(["newer", "from the backup"]));
  expect(seen).toEqual([...seen].sort().reverse());
  expect(seen.length).toBeGreaterThan(10);
}, 300_000);

test("a restore that is killed while it copies the documents or the pictures loses neither", async () => {
  const { backup, place, copy } = await openBackedUp(16);
  const pictures = await picturesIn(backup);
  expect(pictures).toHaveLength(1);
  const { size } = await stat(join(place, "lake.sqlite"));
  const killedAt: number[] = [];
  for (let step = 0; step < 5; step += 1) {
    const copied = await copy(step);
    // The picture is copied before the documents.
    await rm(join(copied, "assets"), { recursive: true });
    killedAt.push(await restoreUntilCopied((step * size) / 7, backup, copied));
    expect(await nameIn(copied)).toBe("newer");
    expect((await readdir(copied)).filter((name) => /\.part|^restored-|^before-/.test(name))).toEqual([]);
    await restore(backup, copied);
    expect(await nameIn(copied)).toBe("from the backup");
    expect(await picturesIn(copied)).toEqual(pictures);
  }
  // The kills fall into the middle of SQLite's own copying.
  expect(killedAt.filter((bytes) => bytes > 0 && bytes < size).length, `${killedAt}`).toBeGreaterThan(2);
}, 300_000);

/** Returns how much had been copied when the restore was killed. */
async function restoreUntilCopied(bytes: number, source: string, folder: string): Promise<number> {
  const { child, closed } = begin(source, folder, 0);
  while ((await copiedIn(folder)) <= bytes) {
    await setImmediate();
    if (child.exitCode !== null) throw new Error("The restore came through before it could be killed");
  }
  child.kill("SIGKILL");
  await closed;
  return await copiedIn(folder);
}

async function copiedIn(folder: string): Promise<number> {
  const name = (await readdir(folder)).find((one) => one.startsWith("restored-")) ?? "none";
  return (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0;
}

async function picturesIn(folder: string): Promise<string[]> {
  const images = join(folder, "assets", "images");
  const names = await readdir(images).catch(() => []);
  return await Promise.all(
    names.map(async (name) => `${name} ${sha1Of(await readFile(join(images, name)))}`),
  );
}

/** The documents of `megabytes` stand beside the one with the name and a picture. */
async function write(folder: string, name: string, megabytes = 0): Promise<void> {
  await inLake(folder, async (editor) => {
    await editor.createOrReplace({ _id: "gown", _type: "product", name });
    if (megabytes > 0) await editor.assets.upload("image", await paint("#806040"));
    for (let at = 0; at < megabytes; at += 1)
      await editor.createOrReplace({ _id: `large-${at}`, _type: "large", text: `${at} `.repeat(300_000) });
  });
}

/** A killed process leaves everything since the last checkpoint in the log alone. */
async function leaveLog(folder: string): Promise<void> {
  const database = new DatabaseSync(join(folder, "lake.sqlite"));
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE later (a); DROP TABLE later;");
  await cp(join(folder, "lake.sqlite-wal"), join(folder, "log-copy"));
  database.close();
  await cp(join(folder, "log-copy"), join(folder, "lake.sqlite-wal"));
}

function nameIn(folder: string): Promise<string> {
  return inLake(folder, (editor) => editor.fetch("*[_id == 'gown'][0].name"));
}

function nameInFile(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare("SELECT body ->> 'name' AS name FROM documents").get();
  database.close();
  return row?.name;
}
