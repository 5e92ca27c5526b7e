import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type HostBehaviour, openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { pageOf, slugsIn } from "#tests/support/page.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const TOKEN = "sk-viewer-4f9a-not-for-visitors";

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop | undefined;

beforeEach(async () => {
  host = await openContentHost({ documents: [dress("aurelie"), dress("odette")] });
});

afterEach(async () => {
  await shop?.close();
  shop = undefined;
  await host.close();
});

describe("a content host that is well", () => {
  test("is asked once, by GET, with the specification's query, for published documents", async () => {
    await open();
    for (const path of ["/", "/collection/tulle-dresses", "/product/aurelie", "/search-index.json"])
      await visit(path);
    expect(productRequests()).toHaveLength(1);
    expect(productRequests()[0]).toMatchObject({
      method: "GET",
      path: "/v2021-10-21/data/query/production",
      query: '*[_type == "product"]',
      authorization: `Bearer ${TOKEN}`,
    });
  });

  test("is shown on every screen", async () => {
    await open();
    expect(slugsIn((await visit("/collection/tulle-dresses")).html)).toEqual(["aurelie", "odette"]);
    expect((await visit("/product/odette")).status).toBe(200);
  });

  test("shows a publish within two seconds", async () => {
    await open();
    host.publish([dress("aurelie"), dress("odette"), dress("new")]);
    await vi.waitFor(async () => expect((await visit("/product/new")).status).toBe(200), {
      timeout: 2_000,
      interval: 50,
    });
  });
});

test.each([429, 502, 503])("a content host that answers %i for a moment is asked again", async (status) => {
  await open();
  const before = productRequests().length;
  host.is({ status });
  host.announce();
  // One refresh: a refresh that has failed is said, and none has.
  await vi.waitFor(() => expect(productRequests().length).toBe(before + 2), { timeout: 10_000 });
  host.is({ documents: [dress("aurelie"), dress("odette"), dress("new")] });
  await vi.waitFor(async () => expect((await visit("/product/new")).status).toBe(200), { timeout: 10_000 });
  expect(shop?.log()).not.toContain("content host failed");
});

test("the token reaches no page, no data, no error and no log", async () => {
  await open();
  host.is({ status: 401, body: JSON.stringify({ message: `bad token ${TOKEN.slice(0, 4)}` }) });
  host.announce();
  await vi.waitFor(() => expect(shop?.log()).toContain("content host failed"), { timeout: 10_000 });
  const paths = [
    "/",
    "/product/aurelie",
    "/product/aurelie.data",
    "/search-index.json",
    "/nowhere",
    "/healthz",
    "/%",
  ];
  for (const path of paths) {
    const response = await fetch(`${shop?.url}${path}`, { redirect: "manual" });
    expect(JSON.stringify([...response.headers]) + (await response.text()), path).not.toContain(TOKEN);
  }
  expect(`${shop?.printed()}${shop?.log()}`).not.toContain(TOKEN);
});

describe("a content host that fails later", () => {
  const behaviours: [string, HostBehaviour][] = [
    ["is down", "down"],
    ["refuses", { status: 500 }],
    ["has forgotten the token", { status: 401 }],
    ["answers nothing", { documents: [] }],
    ["sends something else than an answer", { falseBody: "<html>Service page</html>" }],
    ["answers another shape", { falseBody: JSON.stringify({ result: { message: "hello" } }) }],
  ];

  test.each(behaviours)("(it %s) leaves the last good catalogue in the shop", async (_what, behaviour) => {
    await open();
    const before = host.requests.length;
    host.is(behaviour);
    host.announce();
    await vi.waitFor(() => expect(shop?.log()).toMatch(/content host failed|catalogue refused/), {
      timeout: 15_000,
    });
    expect(host.requests.length).toBeGreaterThan(before);
    expect(slugsIn((await visit("/collection/tulle-dresses")).html)).toEqual(["aurelie", "odette"]);
  });
});

describe("a content host that is down from the start", () => {
  test("leaves a page that says so with 503 and reloads by itself, and recovers when it is back", async () => {
    host.is("down");
    await open();
    const waiting = await fetch(`${shop?.url}/`, { headers: { accept: "text/html" } });
    expect(waiting.status).toBe(503);
    expect(waiting.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await fetch(`${shop?.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${shop?.url}/healthz`)).status).toBe(200);
    host.is({ documents: [dress("aurelie")] });
    expect(await waiting.text()).toContain('http-equiv="refresh"');
    await vi.waitFor(async () => expect((await fetch(`${shop?.url}/readyz`)).status).toBe(200), {
      timeout: 15_000,
    });
    expect((await visit("/product/aurelie")).status).toBe(200);
  }, 40_000);
});

/** The requests for the catalogue; those for the label's texts are others. */
function productRequests() {
  return host.requests.filter(({ query }) => query.includes('"product"'));
}

async function open() {
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url, SANITY_API_TOKEN: TOKEN });
}

async function visit(path: string) {
  return pageOf(await fetch(`${shop?.url}${path}`, { redirect: "manual" }));
}
