import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type HostBehaviour, openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { fetchPage } from "#tests/support/shop-requests.ts";

const dresses = Array.from({ length: 20 }, (_, index) => dress(`dress-${index}`));

let host: Awaited<ReturnType<typeof openContentHost>>;
let data: string;
let shop: Shop;

beforeEach(async () => {
  host = await openContentHost({ documents: dresses });
  data = await mkdtemp(join(tmpdir(), "trousseau-data-"));
  shop = await open();
});

afterEach(async () => {
  await shop.close();
  await host.close();
  await rm(data, { recursive: true, force: true });
});

test.each<[string, HostBehaviour]>([
  ["is down", "down"],
  ["takes the request and never responds", "silent"],
  ["sends something else", { falseBody: "<html>Service page</html>" }],
  ["has lost most of it", { documents: dresses.slice(0, 3) }],
])("a start while the content host %s opens with the last good catalogue", async (_what, behaviour) => {
  await openAgainAt(behaviour);
  expect(await statusOf("/product/dress-19")).toBe(200);
});

test("a publish after such a start is shown, and stored for the next", async () => {
  await openAgainAt("down");
  host.publish([...dresses, dress("new")]);
  await expect.poll(() => statusOf("/product/new")).toBe(200);
  await openAgainAt("down");
  expect(await statusOf("/product/new")).toBe(200);
});

test("an owner may delete every dress, and they stay deleted after a start", async () => {
  host.remove(...dresses.map(({ _id }) => _id));
  await expect.poll(() => statusOf("/product/dress-19")).toBe(302);
  await openAgainAt({ documents: [] });
  expect((await fetchPage("/", shop)).text).toContain("will show its dresses here");
  expect(shop.log()).not.toContain("catalogue refused");
});

test("a copy that is damaged, or of another label, counts as none", async () => {
  await shop.close();
  const [copy = ""] = (await readdir(data)).filter((name) => name.startsWith("last-good"));
  host.is("down");
  shop = await open({ SANITY_PROJECT_ID: "other1" });
  expect(await statusOf("/readyz")).toBe(503);
  await shop.close();
  await writeFile(join(data, copy), '{ "documents": [');
  shop = await open();
  expect(await statusOf("/readyz")).toBe(503);
});

async function openAgainAt(behaviour: HostBehaviour) {
  await shop.close();
  host.is(behaviour);
  shop = await open();
}

function open(settings: Record<string, string> = {}) {
  const content = { SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url };
  return openShop({ ...content, DATA_DIR: data, ...settings });
}

async function statusOf(path: string) {
  return (await fetch(shop.url + path, { redirect: "manual" })).status;
}
