import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { HostBehaviour } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { slugsIn } from "#tests/support/page.ts";
import { openShop, type ShopAtHost } from "#tests/support/shop.ts";
import { shopWith } from "#tests/support/shop-with.ts";

const TOKEN = "sk-viewer-4f9a-not-for-visitors";
const WAITING_MS = 20_000;
const dresses = [dress("aurelie"), dress("odette")];

const { host, shop, ask, visit, publish } = shopWith(dresses, { SANITY_API_TOKEN: TOKEN });

let opening: Promise<ShopAtHost>;

// A start waits for a host that is down: the tests of the other shop run meanwhile.
beforeAll(() => {
  opening = openShop({}, { content: "down" });
});

afterAll(async () => {
  await (await opening).close();
});

test("a content host is asked once, by GET, with the specification's query", async () => {
  for (const path of ["/", "/collection/tulle-dresses", "/product/aurelie", "/search.json"])
    await visit(path);
  expect(productRequests()).toMatchObject([
    {
      method: "GET",
      path: "/v2021-10-21/data/query/production",
      query: '*[_type == "product"]',
      authorization: `Bearer ${TOKEN}`,
    },
  ]);
});

test.each([429, 502, 503])("a content host that answers %i for a moment is asked again", async (status) => {
  await showDresses();
  const { before, logged } = now();
  host().refuseOnce(status, '"product"');
  await publish([...dresses, dress("new")], "/product/new", (page) => expect(page.status).toBe(200));
  expect(productRequests().length).toBeGreaterThan(before + 1);
  // One refresh: a refresh that has failed is said, and none has.
  expect(shop().log().slice(logged)).not.toContain("content host failed");
});

test("the token reaches no page, no data, no error and no log", async () => {
  await showDresses();
  await untilRefused({ status: 401, body: JSON.stringify({ message: `bad token ${TOKEN.slice(0, 4)}` }) });
  for (const path of ["/", "/product/aurelie.data", "/search.json", "/nowhere", "/healthz", "/%"]) {
    const response = await ask(path);
    expect(JSON.stringify([...response.headers]) + (await response.text()), path).not.toContain(TOKEN);
  }
  expect(`${shop().printed()}${shop().log()}`).not.toContain(TOKEN);
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
    await showDresses();
    await untilRefused(behaviour);
    expect(slugsIn((await visit("/collection/tulle-dresses")).html)).toEqual(["aurelie", "odette"]);
  });
});

describe("a content host that is down from the start", () => {
  test("leaves a page that says so with 503 and reloads by itself, and recovers when it is back", async () => {
    const { url, host: late } = await opening;
    const page = await fetch(url, { headers: { accept: "text/html" } });
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toMatch(/^\d+$/);
    const ready = () => fetch(`${url}/readyz`);
    expect(await (await ready()).json()).toEqual({ ready: false });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    late.is({ documents: dresses });
    expect(await page.text()).toContain('http-equiv="refresh"');
    await vi.waitFor(async () => expect((await ready()).status).toBe(200), WAITING_MS);
    expect((await fetch(`${url}/product/aurelie`)).status).toBe(200);
  });
});

/** Whatever the test before has left: nothing is under way once this name is shown. */
async function showDresses() {
  const name = crypto.randomUUID();
  const [first, ...others] = dresses;
  await publish([{ ...first, name }, ...others], "/collection/tulle-dresses", ({ html }) => {
    expect(html).toContain(name);
    expect(slugsIn(html)).toEqual(["aurelie", "odette"]);
  });
}

/** Resolves once the shop has asked a host that behaves so, and has said what it thinks of it. */
async function untilRefused(behaviour: HostBehaviour) {
  const { before, logged } = now();
  host().is(behaviour);
  host().announce();
  const said = () => shop().log().slice(logged);
  await vi.waitFor(() => expect(said()).toMatch(/content host failed|catalogue refused/), WAITING_MS);
  expect(host().requests.length).toBeGreaterThan(before);
}

function now() {
  return { before: productRequests().length, logged: shop().log().length };
}

/** The requests for the catalogue; those for the label's texts are others. */
function productRequests() {
  return host().requests.filter(({ query }) => query.includes('"product"'));
}
