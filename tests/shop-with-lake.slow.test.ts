import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { captureLog } from "./support/captured-log.ts";
import { dress } from "./support/dress.ts";
import { openLake } from "./support/lake.ts";
import { editorAt, isAlive, tokenFor } from "./support/running-lake.ts";
import { openShopInProcess, shownBy } from "./support/shop-in-process.ts";
import { paint } from "./support/shop-requests.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** Each test starts a lake or two, on a machine that is busy with other tests. In milliseconds. */
const STARTS = { timeout: 180_000 };

/** A folder that a lake can begin with. */
async function labelWith(slug: string): Promise<string> {
  const folder = temporaryFolder();
  await mkdir(join(folder, "images"));
  await writeFile(join(folder, "images/a.jpg"), await paint("#604020"));
  const mainImage = { _type: "image", alt: "A dress", _sanityAsset: "image@file://./images/a.jpg" };
  await writeFile(join(folder, "data.ndjson"), `${JSON.stringify({ ...dress(slug), mainImage })}\n`);
  return folder;
}

test("a shop opens on a lake of its own, begun with a label's folder, and ends with it", STARTS, async () => {
  const log = captureLog();
  const shop = await openShopInProcess({ CONTENT: await labelWith("aurelie"), SANITY_DATASET: "spring" });
  expect(await shownBy(await fetch(shop.url))).toMatchObject({
    dresses: ["aurelie"],
    privacy: { contentHost: "own", takesMessages: true },
  });
  expect(log()).not.toContain("CONTENT is not read");

  const session = await tokenFor(shop.dataFolder, "editor");
  const health = async () =>
    (await fetch(`${shop.url}/healthz`, { headers: { Authorization: `Bearer ${session}` } })).json();
  expect(await health()).toMatchObject({
    content: { lake: "running" },
    alarms: { lake: false, backup: false },
  });
  const longAgo = new Date(Date.now() - 9 * 24 * 60 * 60_000);
  await utimes(join(shop.dataFolder, "preview-secret"), longAgo, longAgo);
  expect(await health(), "nobody has made a first backup").toMatchObject({ alarms: { backup: true } });
  const editor = editorAt(shop.url, session).withConfig({ dataset: "spring" });
  await editor
    .patch("product-aurelie")
    .set({ slug: { current: "aurelie-again" } })
    .commit();
  await expect.poll(async () => (await shownBy(await fetch(shop.url))).dresses).toEqual(["aurelie-again"]);
  const link = await fetch(`${shop.url}/preview/token`, {
    method: "POST",
    body: "{}",
    headers: { Authorization: `Bearer ${session}` },
  });
  expect(link.status).toBe(200);

  const { _id, path } = await editor.assets.upload("image", await paint("#206040"), { filename: "b.jpg" });
  const picture = `${shop.url}/${path}?w=100`;
  const made = await fetch(picture);
  expect([made.status, made.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  await made.arrayBuffer();
  await editor.delete(_id);
  await expect.poll(async () => (await fetch(picture)).status).toBe(404);

  const [, pid] = /"content lake started"[^\n]*"process":(\d+)/.exec(log()) ?? [];
  expect(isAlive(Number(pid))).toBe(true);
  await shop.end();
  expect(isAlive(Number(pid))).toBe(false);

  const CONTENT = await labelWith("odette");
  const again = await openShopInProcess({ CONTENT, SANITY_DATASET: "spring", DATA_DIR: shop.dataFolder });
  await expect.poll(log).toMatch(/"warning","event":"CONTENT is not read/);
  expect((await shownBy(await fetch(again.url))).dresses).toEqual(["aurelie-again"]);
});

test(
  "a shop whose lake cannot start says why and ends, instead of being open with nothing to show",
  STARTS,
  async () => {
    const data = temporaryFolder();
    await openLake({ folder: join(data, "lake") });
    await expect(openShopInProcess({ DATA_DIR: data })).rejects.toThrow(
      /^The content lake has not started in 5 attempts\. It says: .*nother process is using .*\nOne process can use/,
    );
  },
);

test("a page that is shown before the lake is up has its pictures all the same", STARTS, async () => {
  const settings = { CONTENT: await labelWith("aurelie") };
  const first = await openShopInProcess(settings);
  const editor = editorAt(first.url, await tokenFor(first.dataFolder, "editor"));
  const path = await editor.fetch('*[_type == "sanity.imageAsset"][0].path');
  await first.end();

  const opening = openShopInProcess({ ...settings, PORT: String(first.port), DATA_DIR: first.dataFolder });
  const isShown = () =>
    fetch(first.url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isShown, { interval: 10 }).toBe(true);
  expect((await fetch(`${first.url}/${path}?w=100`)).status).toBe(200);
  await opening;
});
