import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { backUp } from "../command/backup.ts";
import { openContentLake } from "../content-lake.ts";
import { clientOf, temporaryFolder } from "../testing/test-lake.ts";

const address = { projectId: "atelier", dataset: "production" };

test("a restore that is killed at any step has the old documents or the new ones, whole, and loses neither", async () => {
  const [work, folder] = [await temporaryFolder(), await temporaryFolder()];
  const backup = join(work, "backup");
  await write(folder, "from the backup");
  await backUp(folder, backup);
  // Killed, this lake leaves its last documents in the log beside its file.
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
    if (name === "from the backup")
      expect(kept.map((file) => nameInFile(join(copy, file)))).toEqual(["newer"]);
    else expect(name).toBe("newer");
    expect(names.filter((file) => file.endsWith(".part") || file.startsWith("restored-"))).toEqual([]);
    if (!wasKilled) break;
  }
  // From one step on it is the new one, and stays it.
  expect(new Set(seen)).toEqual(new Set(["newer", "from the backup"]));
  expect(seen).toEqual([...seen].sort().reverse());
  expect(seen.length).toBeGreaterThan(10);
}, 300_000);

async function write(folder: string, name: string): Promise<void> {
  const lake = await openContentLake({ folder, ...address });
  const client = clientOf(lake, { token: lake.issueToken({ name: "test", role: "editor" }) });
  await client.createOrReplace({ _id: "gown", _type: "product", name });
  await lake.close();
}

/** As a process that was killed leaves it: with everything since the last checkpoint only in the log. */
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

async function nameIn(folder: string): Promise<string> {
  const lake = await openContentLake({ folder, ...address });
  try {
    const token = lake.issueToken({ name: "test", role: "viewer" });
    return await clientOf(lake, { token }).fetch("*[_id == 'gown'][0].name");
  } finally {
    await lake.close();
  }
}

function nameInFile(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare("SELECT json_extract(body, '$.name') AS name FROM documents").get();
  database.close();
  return row?.name;
}
