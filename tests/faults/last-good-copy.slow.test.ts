import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type HostBehaviour, openContentHost } from "#tests/support/content-host.ts";
import { pageOf } from "#tests/support/page.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

let host: Awaited<ReturnType<typeof openContentHost>>;
let data: string;
let shop: Shop | undefined;

beforeEach(async () => {
  host = await openContentHost({ documents: dresses(20) });
  data = await mkdtemp(join(tmpdir(), "trousseau-data-"));
});

afterEach(async () => {
  await close();
  await host.close();
  await rm(data, { recursive: true, force: true });
});

const troubles: [string, HostBehaviour][] = [
  ["is down", "down"],
  ["takes the request and never responds", "silent"],
  ["sends something else", { falseBody: "<html>Service page</html>" }],
  ["is empty", { documents: [] }],
  ["has lost most of it", { documents: dresses(3) }],
];

test.each(troubles)(
  "a start while the content host %s opens with the last good catalogue",
  async (_what, behaviour) => {
    await open();
    await close();
    host.is(behaviour);
    await open();
    expect((await visit("/product/dress-19")).status).toBe(200);
  },
);

test("a publish after such a start is shown, and stored for the next", async () => {
  await open();
  await close();
  host.is("down");
  await open();
  host.publish([...dresses(20), dress("new")]);
  await shown("/product/new");
  await close();
  host.is("down");
  await open();
  expect((await visit("/product/new")).status).toBe(200);
});

test("most of the catalogue goes only when somebody says so", async () => {
  await open();
  host.publish(dresses(3));
  await vi.waitFor(() => expect(shop?.log()).toContain("CATALOGUE_MAY_SHRINK"), { timeout: 5_000 });
  expect((await visit("/product/dress-19")).status).toBe(200);
  await close();
  await open({ CATALOGUE_MAY_SHRINK: "true" });
  await vi.waitFor(async () => expect((await visit("/product/dress-19")).status).toBe(302), {
    timeout: 5_000,
  });
  expect((await visit("/product/dress-2")).status).toBe(200);
});

test("an owner may delete every dress, and they stay deleted after a start", async () => {
  await open();
  host.remove(...dresses(18).map(({ _id }) => _id));
  await vi.waitFor(async () => expect((await visit("/product/dress-1")).status).toBe(302), {
    timeout: 5_000,
  });
  expect((await visit("/product/dress-19")).status).toBe(200);
  host.remove("product-dress-18", "product-dress-19");
  await vi.waitFor(async () => expect((await visit("/product/dress-19")).status).toBe(302), {
    timeout: 5_000,
  });
  await close();
  await open();
  expect((await visit("/")).text).toContain("will hang here");
  expect(shop?.log()).not.toContain("catalogue refused");
});

test("a refusal is said where Studio asks, and holds back no text", async () => {
  await open();
  host.publish([...dresses(3), { _id: "house", _type: "house", name: "Maison Une" }]);
  await vi.waitFor(async () => expect((await visit("/")).text).toContain("Maison Une"), { timeout: 5_000 });
  expect((await visit("/product/dress-19")).status).toBe(200);
  const { content } = await (await fetch(`${shop?.url}/readyz`)).json();
  expect(content.refused).toEqual({ fetched: 3, shown: 20 });
});

test("another label's copy does not open the shop", async () => {
  await open();
  await close();
  host.is("down");
  await open({ SANITY_PROJECT_ID: "other1" });
  expect((await fetch(`${shop?.url}/readyz`)).status).toBe(503);
});

test("a disk that will not take the copy is reported, and the shop is open all the same", async () => {
  // A folder where the file should go: what the copy is renamed to cannot be replaced, as on a disk without room.
  await mkdir(join(data, "last-good-abc123-production.json", "full"), { recursive: true });
  await open();
  expect((await visit("/product/dress-1")).status).toBe(200);
  await vi.waitFor(() => expect(shop?.log()).toContain("last good copy not written"), { timeout: 5_000 });
});

test("a copy that is damaged counts as none, and the next one replaces it", async () => {
  await open();
  await close();
  const [copy = ""] = (await readdir(data)).filter((name) => name.startsWith("last-good"));
  await writeFile(join(data, copy), '{ "documents": [');
  await open();
  await shown("/product/dress-1");
  await close();
  host.is("down");
  await open();
  expect((await visit("/product/dress-1")).status).toBe(200);
});

async function open(settings: Record<string, string> = {}) {
  shop = await openShop({
    SANITY_PROJECT_ID: "abc123",
    SANITY_API_HOST: host.url,
    DATA_DIR: data,
    ...settings,
  });
}

async function close() {
  await shop?.close();
  shop = undefined;
}

async function visit(path: string) {
  return pageOf(await fetch(`${shop?.url}${path}`, { redirect: "manual" }));
}

async function shown(path: string) {
  await vi.waitFor(async () => expect((await visit(path)).status).toBe(200), {
    timeout: 5_000,
    interval: 50,
  });
}

function dresses(count: number) {
  return Array.from({ length: count }, (_, index) => dress(`dress-${index}`));
}

function dress(slug: string) {
  return {
    _id: `product-${slug}`,
    _type: "product",
    name: `Dress ${slug}`,
    slug: { current: slug },
    category: "tulle-dresses",
    mainImage: { asset: { _ref: `image-${Buffer.from(slug).toString("hex")}-960x1200-jpg` } },
  };
}
