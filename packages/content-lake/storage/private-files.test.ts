import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { clientAs, ORIGIN, openTestLake, paint, temporaryFolder } from "../testing/test-lake.ts";

test("nobody but the lake's own account can read what it stores: documents, passwords, pictures, renditions", async () => {
  const folder = join(await temporaryFolder(), "lake");
  const lake = await openTestLake({ folder });
  const client = clientAs(lake, "editor");
  const { url } = await client.assets.upload("image", await paint("#123456"));
  await lake.fetch(`${ORIGIN}${new URL(url, ORIGIN).pathname}?w=10`);

  const names = await readdir(folder, { recursive: true });
  expect(names).toEqual(
    expect.arrayContaining([
      "lake.sqlite",
      "lake.sqlite-wal",
      "lake.sqlite-shm",
      "access.sqlite-wal",
      "lock",
    ]),
  );
  const isOpenToOthers = async (name: string) => ((await stat(join(folder, name))).mode & 0o077) !== 0;
  const open = await Promise.all(names.map(isOpenToOthers));
  expect(names.filter((_, index) => open[index])).toEqual([]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test("a password that is set before the lake has ever been started makes a folder that nobody else can look into", async () => {
  const folder = join(await temporaryFolder(), "deep", "lake");
  openAccess(folder).close();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
