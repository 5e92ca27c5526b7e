import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { startLake } from "../testing/lake-process.ts";
import { inLake, temporaryFolder } from "../testing/test-lake.ts";

const MEGABYTE = 1024 * 1024;
const DISK_MEGABYTES = 24;
const MAX_ATTEMPTS = 2000;

test("a disk that is full: writes and uploads are 503, nothing is lost or torn, and all goes on when there is room", async () => {
  const disk = await mountDisk();
  const folder = join(disk, "lake");
  const token = await inLake(folder, (_, lake) => Promise.resolve(lake.tokenOf("editor")));
  // The lake does not run alone on its disk, so somebody can delete this to make room.
  const ballast = join(disk, "ballast");
  await writeFile(ballast, Buffer.alloc(12 * MEGABYTE, 1));
  const { origin, child } = await startLake(folder);
  const lake = clientAt(origin, token);
  const writes = await fillBy((count) => lake.write(`gown-${count}`, 256 * 1024));
  const uploaded = await fillBy((count) => lake.upload(count, 32 * 1024));
  expect(writes.count).toBeGreaterThan(5);
  expect([writes.status, uploaded.status]).toEqual([503, 503]);

  // The full lake answers, and more attempts do no harm.
  for (let at = 0; at < 20; at += 1) {
    expect(await lake.write("too-much", MEGABYTE)).toBe(503);
    expect(await lake.upload(1000 + at, MEGABYTE)).toBe(503);
  }
  expect(await lake.sizeOf("too-much")).toBeUndefined();
  const ids = Array.from({ length: writes.count }, (_, at) => `gown-${at}`);
  for (const id of ids) expect(await lake.sizeOf(id)).toBe(256 * 1024);
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);

  await rm(ballast);
  expect([await lake.write("later", 1024), await lake.upload(5000, 1024)]).toEqual([200, 200]);
  child.kill("SIGTERM");
  await once(child, "exit");
  const database = new DatabaseSync(join(folder, "lake.sqlite"));
  const idsOf = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  expect(idsOf("PRAGMA integrity_check")).toEqual(["ok"]);
  const stored = idsOf("SELECT id FROM documents WHERE id NOT LIKE 'file-%'");
  expect(stored.sort()).toEqual([...ids, "later"].sort());
  expect(idsOf("SELECT id FROM transactions WHERE sequence NOT IN (SELECT sequence FROM revisions)")).toEqual(
    [],
  );
  const files = idsOf("SELECT id FROM documents WHERE id LIKE 'file-%'");
  expect(files).toHaveLength(uploaded.count + 1);
  const bytes = await readdir(join(folder, "assets/files"));
  expect(bytes).toEqual(expect.arrayContaining(files.map((id) => id.replace(/^file-(\w+)-(\w+)$/, "$1.$2"))));
  database.close();
}, 180_000);

/** Nothing else shows what a full disk does, so this test is never skipped. */
async function mountDisk(): Promise<string> {
  const folder = await temporaryFolder();
  const options = ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m,mode=700`, "tmpfs", folder];
  await promisify(execFile)("mount", options).catch((cause: unknown) => {
    throw new Error(`This test mounts a disk of ${DISK_MEGABYTES} MB, which needs root`, { cause });
  });
  onTestFinished(() => void spawnSync("umount", ["--lazy", folder]));
  return folder;
}

/** Returns the first status that is not 200, and how often it was 200 before. */
async function fillBy(attempt: (count: number) => Promise<number>) {
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const status = await attempt(count);
    if (status !== 200) return { count, status };
  }
  throw new Error("The disk does not become full");
}

function clientAt(origin: string, token: string) {
  const [url, headers] = [`${origin}/v2021-10-21`, { Authorization: `Bearer ${token}` }];
  const post = async (path: string, body: BodyInit) => {
    const response = await fetch(url + path, { method: "POST", headers, body });
    await response.text();
    return response.status;
  };
  return {
    write(_id: string, size: number) {
      const document = { _id, _type: "product", text: "x".repeat(size) };
      return post("/data/mutate/production", JSON.stringify({ mutations: [{ createOrReplace: document }] }));
    },
    upload: (count: number, size: number) =>
      post("/assets/files/production?filename=film.bin", new Blob([Buffer.alloc(size, `${count} `)])),
    async sizeOf(id: string): Promise<number | undefined> {
      const response = await fetch(`${url}/data/doc/production/${id}`, { headers });
      return JSON.parse(await response.text()).documents[0]?.text.length;
    },
  };
}
