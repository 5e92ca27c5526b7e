import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clientOf, ORIGIN, openTestLake, paint, temporaryFolder } from "../testing/test-lake.ts";
import { createAssetStore } from "./asset-files.ts";
import { sweepAssets } from "./asset-sweep.ts";

test("the bytes of a deleted asset leave the disk days later, unless somebody needs them again", async () => {
  const { editor, statusOf, folder } = await openHost();
  const gone = await editor.assets.upload("image", await paint("#804020"));
  const restored = await editor.assets.upload("image", await paint("#208040"));
  await editor.delete(gone._id);
  await editor.delete(restored._id);
  const again = await editor.assets.upload("image", await paint("#208040"));

  const fileOf = (path: string) => join(folder, "assets", path.replace("atelier/production/", ""));
  const sweep = (days: number) => sweepAfter(folder, [again._id], days);
  expect(await sweep(6)).toEqual([]);
  await expect(readFile(fileOf(gone.path))).resolves.toHaveLength(gone.size);
  expect(await sweep(8)).toEqual([fileOf(gone.path)]);
  await expect(readFile(fileOf(gone.path))).rejects.toMatchObject({ code: "ENOENT" });
  expect(await statusOf(`/${again.path}`)).toBe(200);
});

async function openHost() {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  const editor = clientOf(lake, { token: lake.issueToken({ name: "contract", role: "editor" }) });
  return { folder, editor, statusOf: async (path: string) => (await lake.fetch(ORIGIN + path)).status };
}

/** What a sweep removes that many days from now, with documents for these ids only. */
async function sweepAfter(folder: string, ids: readonly string[], days: number): Promise<string[]> {
  const removed: string[] = [];
  await sweepAssets({
    assets: createAssetStore(join(folder, "assets")),
    index: { has: (kind, name) => ids.includes(`${kind}-${name.replace(".", "-")}`) },
    history: { transactions: () => [] },
    forget: async (file) => void removed.push(file),
    log: () => undefined,
    now: () => Date.now() + days * 24 * 60 * 60 * 1000,
  });
  return removed;
}
