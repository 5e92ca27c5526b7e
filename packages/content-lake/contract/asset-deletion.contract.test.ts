import { expect, test } from "vitest";
import { clientOf, ORIGIN, openTestLake, paint } from "../testing/test-lake.ts";

test("a deleted asset is gone from its address at once, and back when its document is restored", async () => {
  const { editor, statusOf } = await openHost();
  for (const kind of ["image", "file"] as const) {
    const asset = await editor.assets.upload(kind, await paint("#804020"), { filename: "gown.jpg" });
    const addresses = [`/${asset.path}`, `/${asset.path}?w=20`, `/${asset.path}/named.jpg`];
    expect(await Promise.all(addresses.map(statusOf)), kind).toEqual([200, 200, 200]);
    await editor.delete(asset._id);
    expect(await Promise.all(addresses.map(statusOf)), kind).toEqual([404, 404, 404]);
    await editor.createOrReplace(asset);
    expect(await Promise.all(addresses.map(statusOf)), kind).toEqual([200, 200, 200]);
  }
});

async function openHost() {
  const lake = await openTestLake();
  const editor = clientOf(lake, { token: lake.issueToken({ name: "contract", role: "editor" }) });
  return { editor, statusOf: async (path: string) => (await lake.fetch(ORIGIN + path)).status };
}
