import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openContentLake } from "../content-lake.ts";
import { startLakeProcess } from "../testing/lake-process.ts";
import { temporaryFolder } from "../testing/test-lake.ts";

const MEGABYTE = 1024 * 1024;
const DISK_MEGABYTES = 24;

test("a disk that is full: writes and uploads are 503, nothing is lost or torn, and all goes on when there is room", async () => {
  const disk = await mountDisk();
  const folder = join(disk, "lake");
  const token = await prepare(folder);
  // The lake does not run alone on its disk, so somebody can delete this to make room.
  const ballast = join(disk, "ballast");
  await writeFile(ballast, Buffer.alloc(12 * MEGABYTE, 1));

  const { origin, child } = await startLakeProcess(folder);
  const lake = clientAt(origin, token);
  const written = await fillBy((count) => lake.write(`gown-${count}`, 256 * 1024));
  const uploaded = await fillBy((count) => lake.upload(count, 32 * 1024));
  expect(written.acknowledged.length).toBeGreaterThan(5);
  expect([written.status, uploaded.status]).toEqual([503, 503]);

  // The full lake answers, and more attempts do no harm.
  for (let at = 0; at < 20; at += 1) {
    expect(await lake.write("too-much", MEGABYTE)).toBe(503);
    expect(await lake.upload(1000 + at, MEGABYTE)).toBe(503);
  }
  expect(await lake.read("too-much")).toBe("nothing");
  for (const count of written.acknowledged) expect(await lake.read(`gown-${count}`)).toBe(256 * 1024);
  expect(await unfinishedFiles(folder)).toEqual([]);

  await rm(ballast);
  expect(await lake.write("later", 1024)).toBe(200);
  expect(await lake.upload(5000, 1024)).toBe(200);
  child.kill("SIGTERM");
  await once(child, "exit");

  const database = new DatabaseSync(join(folder, "lake.sqlite"));
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  const ids = database.prepare("SELECT id FROM documents WHERE id NOT LIKE 'file-%'").all();
  expect(ids.map(({ id }) => id).sort()).toEqual(
    [...written.acknowledged.map((count) => `gown-${count}`), "later"].sort(),
  );
  const torn =
    "SELECT count(*) AS torn FROM transactions WHERE sequence NOT IN (SELECT sequence FROM revisions)";
  expect(database.prepare(torn).get()).toEqual({ torn: 0 });
  const files = database.prepare("SELECT id FROM documents WHERE id LIKE 'file-%'").all();
  expect(files).toHaveLength(uploaded.acknowledged.length + 1);
  const names = await readdir(join(folder, "assets/files"));
  for (const { id } of files)
    expect(names).toContain(
      String(id)
        .replace(/^file-/, "")
        .replace(/-(\w+)$/, ".$1"),
    );
  database.close();
}, 180_000);

/** Nothing else shows what a full disk does, so this test is never skipped. */
async function mountDisk(): Promise<string> {
  const folder = await temporaryFolder();
  const options = ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m,mode=700`, "tmpfs", folder];
  await promisify(execFile)("mount", options).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`This test mounts a disk of ${DISK_MEGABYTES} MB, which needs root: ${reason}`);
  });
  onTestFinished(() => void spawnSync("umount", ["--lazy", folder]));
  return folder;
}

async function prepare(folder: string): Promise<string> {
  const lake = await openContentLake({ folder, projectId: "atelier", dataset: "production" });
  const token = lake.issueToken({ name: "stress", role: "editor" });
  await lake.close();
  return token;
}

/** Returns the first status that is not 200, and what was acknowledged before. */
async function fillBy(attempt: (count: number) => Promise<number>) {
  const acknowledged: number[] = [];
  for (let count = 0; ; count += 1) {
    const status = await attempt(count);
    if (status !== 200) return { acknowledged, status };
    acknowledged.push(count);
    if (count > MAX_ATTEMPTS) throw new Error("The disk does not become full");
  }
}

const MAX_ATTEMPTS = 2000;

function clientAt(origin: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const post = async (path: string, body: BodyInit) => {
    const response = await fetch(origin + path, { method: "POST", headers, body });
    await response.text();
    return response.status;
  };
  return {
    write: (_id: string, size: number) => {
      const document = { _id, _type: "product", text: "x".repeat(size) };
      const body = JSON.stringify({ mutations: [{ createOrReplace: document }] });
      return post("/v2021-10-21/data/mutate/production", body);
    },
    upload: (count: number, size: number) => {
      const bytes = Buffer.alloc(size, `${count} `);
      return post("/v2021-10-21/assets/files/production?filename=film.mp4", new Blob([bytes]));
    },
    async read(id: string): Promise<number | "nothing"> {
      const response = await fetch(`${origin}/v2021-10-21/data/doc/production/${id}`, { headers });
      const { documents } = JSON.parse(await response.text());
      return documents[0]?.text.length ?? "nothing";
    },
  };
}

async function unfinishedFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(".part"));
}
