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

test("a restore that is killed at any step has the old documents or the new ones, whole, and loses neither", async () => {
  const [work, folder] = [await temporaryFolder(), await temporaryFolder()];
  const backup = join(work, "backup");
  await write(folder, "from the backup");
  await backUp(folder, backup);
  // A killed lake leaves its last documents in the log beside its file.
  await write(folder, "newer");
  await leaveLog(folder);

  const seen: string[] = [];
  for (let step = 1; ; step += 1) {
    const copy = join(work, `killed-${step}`);
    await cp(folder, copy, { recursive: true });
    const wasKilled = await restoreUntil(step, backup, copy);
    const name = await nameIn(copy);
    seen.push(name);
    const names = await readdir(copy);
    const kept = names.filter((file) => /^before-restore-.*\.sqlite$/.test(file));
    // The old documents are in place until the new ones are, and are kept beside them afterwards.
    const old = name === "newer" ? name : kept.map((file) => nameInFile(join(copy, file))).join();
    expect(old).toBe("newer");
    expect(names.filter((file) => file.endsWith(".part") || file.startsWith("restored-"))).toEqual([]);
    if (!wasKilled) break;
  }
  // It becomes the new one at one step, and stays it.
  expect(new Set(seen)).toEqual(new Set(["newer", "from the backup"]));
  expect(seen).toEqual([...seen].sort().reverse());
  expect(seen.length).toBeGreaterThan(10);
}, 300_000);

test("a restore that is killed while it copies the documents or the pictures loses neither", async () => {
  const [work, folder] = [await temporaryFolder(), await temporaryFolder()];
  const backup = join(work, "backup");
  await write(folder, "from the backup", 16);
  const { place } = await backUp(folder, backup);
  const pictures = await picturesIn(backup);
  expect(pictures).toHaveLength(1);
  await write(folder, "newer", 0);
  const { size } = await stat(join(place, "lake.sqlite"));

  const killedAt: number[] = [];
  for (let step = 0; step < 5; step += 1) {
    const copy = join(work, `copy-${step}`);
    await cp(folder, copy, { recursive: true });
    // The picture is copied before the documents.
    await rm(join(copy, "assets"), { recursive: true });
    killedAt.push(await restoreUntilCopied((step * size) / 7, backup, copy));
    expect(await nameIn(copy)).toBe("newer");
    expect((await readdir(copy)).filter((name) => /\.part|^restored-|^before-/.test(name))).toEqual([]);
    await restore(backup, copy);
    expect(await nameIn(copy)).toBe("from the backup");
    expect(await picturesIn(copy)).toEqual(pictures);
  }
  console.info(`Killed when ${killedAt.join(", ")} of ${size} bytes had been copied`);
  // The kills fall into the middle of SQLite's own copying.
  expect(killedAt.filter((bytes) => bytes > 0 && bytes < size).length).toBeGreaterThan(2);
}, 300_000);

/** Returns how much had been copied when the restore was killed. */
async function restoreUntilCopied(bytes: number, source: string, folder: string): Promise<number> {
  const script = join(import.meta.dirname, "restoring-process.ts");
  const child = spawn(process.execPath, [script, source, folder, "0"], { stdio: "ignore" });
  const closed = once(child, "close");
  for (;;) {
    const copied = await copiedIn(folder);
    if (copied === undefined || copied <= bytes) {
      await setImmediate();
      if (child.exitCode !== null) throw new Error("The restore came through before it could be killed");
      continue;
    }
    child.kill("SIGKILL");
    await closed;
    return (await copiedIn(folder)) ?? 0;
  }
}

async function copiedIn(folder: string): Promise<number | undefined> {
  const name = (await readdir(folder)).find((one) => one.startsWith("restored-"));
  if (name === undefined) return undefined;
  return (await stat(join(folder, name)).catch(() => undefined))?.size;
}

async function picturesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, "assets", "images")).catch(() => []);
  return await Promise.all(
    names.map(async (name) => `${name} ${sha1Of(await readFile(join(folder, "assets", "images", name)))}`),
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

async function restoreUntil(step: number, source: string, folder: string): Promise<boolean> {
  const script = join(import.meta.dirname, "restoring-process.ts");
  const child = spawn(process.execPath, [script, source, folder, String(step)], { stdio: "inherit" });
  const [code, signal] = await once(child, "close");
  expect(code === 0 || signal === "SIGKILL").toBe(true);
  return signal === "SIGKILL";
}

function nameIn(folder: string): Promise<string> {
  return inLake(folder, (editor) => editor.fetch("*[_id == 'gown'][0].name"));
}

function nameInFile(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare("SELECT json_extract(body, '$.name') AS name FROM documents").get();
  database.close();
  return row?.name;
}
