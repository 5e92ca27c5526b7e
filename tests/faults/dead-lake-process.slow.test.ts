import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { editorAt, isAlive, lakeOf, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { fetchPage, paint, pictureOn, untilShown } from "#tests/support/shop-requests.ts";

/** On a machine that is busy with other tests. In milliseconds. */
const OPENING_MS = 120_000;

let data: string;
let shop: Shop;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "trousseau-lake-process-"));
  await cp(process.env.SEEDED_DATA ?? "", data, { recursive: true });
  shop = await openShop({ DATA_DIR: data });
  // With a last good copy the shop is open before its lake is.
  await lakeRuns();
}, OPENING_MS);

afterEach(async () => {
  await shop.close();
  await rm(data, { recursive: true, force: true });
});

describe("a lake that is killed", () => {
  test("is missed by no visitor, comes back at its address, and shows what is published after", async () => {
    const picture = await pictureOn("/product/aurelie", shop);
    const first = lakeOf(shop);
    process.kill(first.process, "SIGKILL");
    const statuses: number[] = [];
    const refusals: Response[] = [];
    await vi.waitFor(async () => {
      for (const path of ["/", "/product/aurelie", "/collection/tulle-dresses?sort=name-ascending", picture])
        statuses.push((await fetch(shop.url + path)).status);
      const ping = await fetch(`${shop.url}/v1/ping`);
      if (!ping.ok) refusals.push(ping);
      expect(lakeOf(shop).process).not.toBe(first.process);
      expect(await stateOfLake()).toBe("running");
    }, 20_000);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(refusals.length).toBeGreaterThan(0);
    for (const { status, headers } of refusals)
      expect([status, headers.get("Retry-After")]).toEqual([503, "1"]);
    expect(lakeOf(shop).url).toBe(first.url);

    const editor = editorAt(shop.url, await tokenFor(data, "editor"));
    await editor.patch("product-aurelie").set({ name: "Aurélie again" }).commit();
    await untilShown("/product/aurelie", "Aurélie again", shop);
  }, 60_000);

  test("is not seen by /readyz as a shop that cannot serve", async () => {
    process.kill(lakeOf(shop).process, "SIGKILL");
    await vi.waitFor(async () => expect(await stateOfLake()).not.toBe("running"), { interval: 5 });
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  });
});

test("a lake that hangs leaves pages and pictures alone, and calls to it are refused in bounded time", async () => {
  const picture = await pictureOn("/product/aurelie", shop);
  const lake = lakeOf(shop);
  process.kill(lake.process, "SIGSTOP");
  onTestFinished(() => {
    if (isAlive(lake.process)) process.kill(lake.process, "SIGCONT");
  });
  await vi.waitFor(async () => expect(await stateOfLake()).toBe("unresponsive"), 15_000);
  for (const path of ["/", "/product/aurelie", picture])
    expect((await fetch(shop.url + path)).status).toBe(200);
  const refused = await fetch(`${shop.url}/v1/data/mutate/production`, {
    method: "POST",
    body: "{}",
    signal: AbortSignal.timeout(2_000),
  });
  expect(refused.status).toBe(503);
  process.kill(lake.process, "SIGCONT");
  await lakeRuns();
  expect((await fetch(`${shop.url}/v1/ping`)).status).toBe(200);
}, 60_000);

test("five shops that are killed leave no lake behind, and no lock", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { process: lake } = lakeOf(shop);
    await shop.kill();
    await vi.waitFor(() => expect(isAlive(lake)).toBe(false), 10_000);
    shop = await openShop({ DATA_DIR: data });
    await lakeRuns();
    expect(shop.log()).not.toContain("does not start");
  }
}, 120_000);

test("a shop that ends also ends its lake", async () => {
  const { process: lake } = lakeOf(shop);
  expect(await shop.close()).toBe(0);
  expect(isAlive(lake)).toBe(false);
});

test("a second shop on the same folder says what to do, shows the last good copy, and takes over when the first ends", async () => {
  const second = await openShop({ DATA_DIR: data });
  onTestFinished(async () => void (await second.close()));
  expect((await fetchPage("/product/aurelie", second)).status).toBe(200);
  await vi.waitFor(
    () => expect(second.log()).toMatch(/does not start.*Another process is using the content lake/),
    10_000,
  );
  expect(second.log()).toContain("SANITY_API_HOST");
  // Each pause is twice as long as the one before.
  const pauses = () => [...second.log().matchAll(/"nextStartMs":(\d+)/g)].map(([, ms]) => Number(ms));
  await vi.waitFor(() => expect(pauses().slice(0, 3)).toEqual([250, 500, 1000]), 20_000);
  await shop.close();
  await vi.waitFor(() => expect(lakeOf(second)).not.toBeNull(), 30_000);
}, 60_000);

test("what hurts the shop can be asked while it runs, and nothing of it is left on disk", async () => {
  const editor = editorAt(shop.url, await tokenFor(data, "editor"));
  await editor.patch("product-odette").unset(["mainImage.alt"]).commit();
  // As a disk leaves a row: the shop goes on, and the owner is told.
  const database = new DatabaseSync(join(data, "lake", "lake.sqlite"));
  database.prepare("UPDATE documents SET body = ? WHERE id = ?").run('{"_id":"cut', "product-celeste");
  database.close();
  const settings = { PATH: process.env.PATH ?? "", NODE_ENV: "production", DATA_DIR: data, TMPDIR: data };
  const checking = promisify(execFile)(node, ["server/command/content-check-command.ts"], {
    cwd: root,
    env: settings,
  });
  await expect(checking).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^error +Odette \(product-odette\): the main picture does not say what is seen$/m,
    ),
  });
  await expect(checking).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /^error +product-celeste \(product-celeste\): it cannot be read and is left out: /m,
    ),
  });
  expect((await readdir(data)).filter((name) => name.startsWith("trousseau-lake-"))).toEqual([]);
}, 60_000);

test("a lake that hangs permanently is killed and started again, at the same address", async () => {
  const lake = lakeOf(shop);
  process.kill(lake.process, "SIGSTOP");
  onTestFinished(() => {
    if (isAlive(lake.process)) process.kill(lake.process, "SIGKILL");
  });
  await vi.waitFor(() => expect(lakeOf(shop).process).not.toBe(lake.process), {
    timeout: 60_000,
    interval: 250,
  });
  await lakeRuns();
  expect(isAlive(lake.process)).toBe(false);
  expect(lakeOf(shop).url).toBe(lake.url);
  expect(shop.log()).toContain("content lake does not answer");
  expect((await fetchPage("/product/aurelie", shop)).status).toBe(200);
  const editor = editorAt(shop.url, await tokenFor(data, "editor"));
  await editor.patch("product-aurelie").set({ name: "Aurélie after a hang" }).commit();
  await untilShown("/product/aurelie", "Aurélie after a hang", shop);
}, 120_000);

test("of a film in the dataset browsers get the pieces that they ask for", async () => {
  const editor = editorAt(shop.url, await tokenFor(data, "editor"));
  const film = randomBytes(300_000);
  const { path } = await editor.assets.upload("file", film, { filename: "film.mp4" });
  const url = `${shop.url}/${path}`;
  for (const [range, first, end] of [
    ["bytes=0-1", 0, 2],
    ["bytes=100000-199999", 100_000, 200_000],
    ["bytes=-10", 299_990, 300_000],
    ["bytes=250000-", 250_000, 300_000],
  ] as const) {
    const piece = await fetch(url, { headers: { Range: range } });
    expect([piece.status, piece.headers.get("Content-Range"), piece.headers.get("Content-Type")]).toEqual([
      206,
      `bytes ${first}-${end - 1}/300000`,
      "video/mp4",
    ]);
    expect(Buffer.from(await piece.arrayBuffer()).equals(film.subarray(first, end))).toBe(true);
  }
  const whole = await fetch(url);
  const { headers } = whole;
  expect([whole.status, headers.get("Accept-Ranges"), headers.get("Cache-Control")]).toEqual([
    200,
    "bytes",
    "public, max-age=31536000, immutable",
  ]);
  await whole.body?.cancel();
  expect((await fetch(url, { headers: { Range: "bytes=300000-" } })).status).toBe(416);
});

describe("a picture whose asset is deleted", () => {
  test("is gone from the shop at once, and asking for it is not remembered", async () => {
    const editor = editorAt(shop.url, await tokenFor(data, "editor"));
    const { _id, path } = await editor.assets.upload("image", await paint("#604020"), { filename: "a.jpg" });
    const url = `${shop.url}/${path}?w=100`;
    await expectCached(url);
    await editor.delete(_id);
    await vi.waitFor(async () => expect((await fetch(url)).status).toBe(404), 5_000);
    await editor.assets.upload("image", await paint("#604020"), { filename: "a.jpg" });
    expect((await fetch(url)).status).toBe(200);
  });

  test("while the shop did not run, is gone when it runs again", async () => {
    const token = await tokenFor(data, "editor");
    const { url } = lakeOf(shop);
    const own = await mkdtemp(join(tmpdir(), "trousseau-second-"));
    onTestFinished(() => rm(own, { recursive: true, force: true }));
    const settings = { DATA_DIR: own, SANITY_API_HOST: url, SANITY_API_TOKEN: token };
    const editor = editorAt(url, token);
    const { _id, path } = await editor.assets.upload("image", await paint("#602040"), { filename: "a.jpg" });
    const second = await openShop(settings);
    await expectCached(`${second.url}/${path}?w=100`);
    await second.close();
    await editor.delete(_id);
    const third = await openShop(settings);
    onTestFinished(async () => void (await third.close()));
    await vi.waitFor(async () => expect((await fetch(`${third.url}/${path}?w=100`)).status).toBe(404), 5_000);
  }, 60_000);
});

/** Asks for a picture until it comes from a shop's own disk: the lake does not answer then. */
async function expectCached(url: string) {
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), 20_000);
  process.kill(lakeOf(shop).process, "SIGSTOP");
  // It is written to the disk after it was answered: who asks in that moment waits for the lake.
  const cached = () => fetch(url, { signal: AbortSignal.timeout(1_000) });
  await vi
    .waitFor(async () => expect((await cached()).status).toBe(200), 5_000)
    .finally(() => process.kill(lakeOf(shop).process, "SIGCONT"));
}

async function lakeRuns() {
  await vi.waitFor(async () => expect(await stateOfLake()).toBe("running"), 30_000);
}

async function stateOfLake(): Promise<string> {
  return (await (await fetch(`${shop.url}/readyz`)).json()).content.lake;
}
