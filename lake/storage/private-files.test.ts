import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { openLake, paint, temporaryFolder } from "../testing/test-lake.ts";

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

test("nobody but the lake's own account can read what it stores: documents, passwords, pictures, renditions", async () => {
  const lake = await openLake({ folder: await temporaryFolder("lake") });
  const { url } = await lake.as("editor").assets.upload("image", await paint("#123456"));
  await lake.ask(`${url}?w=10`);
  const names = await readdir(lake.folder, { recursive: true });
  const files = ["lake.sqlite", "lake.sqlite-wal", "lake.sqlite-shm", "access.sqlite-wal", "lock"];
  expect(names).toEqual(expect.arrayContaining(files));
  const modes = await Promise.all(names.map((name) => modeOf(join(lake.folder, name))));
  expect(names.filter((_, at) => ((modes[at] ?? 0) & 0o077) !== 0)).toEqual([]);
  expect(await modeOf(lake.folder)).toBe(0o700);
});

test("a password that is set before the lake has ever been started makes a folder that nobody else can look into", async () => {
  const folder = await temporaryFolder("deep", "lake");
  openAccess(folder).close();
  expect(await modeOf(folder)).toBe(0o700);
});
