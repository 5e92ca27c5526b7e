import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { memoryOf } from "#tests/support/memory.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

type SentResponse = { status: number; headers: IncomingMessage["headers"]; body: string };

/** As many as a browser would never open, and an attacker would. */
const CONNECTIONS = 30;

/** Of V8, in megabytes: a heap that may not grow, so that what is held is not hidden among what is garbage. */
const SMALL_HEAP = "--max-semi-space-size=4 --max-old-space-size=96";

/** The cache alone could take 48 MB. */
const GROWTH_BYTES = 24 * 2 ** 20;

/** Pages that shoppers come for, as they were before. */
const pages = [
  "/",
  "/faq",
  "/collection/tulle-dresses",
  "/collection/satin-dresses?sort=price-ascending",
  "/product/aurelie",
  "/product/aurelie?colour=blush&size=38",
  "/product/aurelie.data",
  "/_.data",
];

let shop: Shop;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

beforeAll(async () => {
  shop = await openShop({ NODE_OPTIONS: SMALL_HEAP });
});

afterAll(async () => {
  agent.destroy();
  await shop.close();
});

describe("what is rendered is cached", () => {
  const parameters: Record<string, string> = { ":category": "bridal-dresses", ":slug": "odette" };
  /** For editors, and for nobody. */
  const isUncached = (path: string) => path === "*" || path === "content-check";
  const paths = routes
    .map(({ path = "" }) => path)
    .filter((path) => !isUncached(path))
    .map((path) => `/${path.replace(/:\w+/, (name) => parameters[name] ?? name)}`);

  test.each(paths)("%s", async (path) => {
    expect((await visit(path)).headers["cache-status"]).toBe("shop; fwd=uri-miss; stored");
    expect(await statusOf(path)).toBe("shop; hit");
  });

  test("in gzip as well", async () => {
    await visit("/about");
    const first = await visit("/about", { "Accept-Encoding": "gzip" });
    expect([first.headers["cache-status"], first.headers["content-encoding"]]).toEqual(["shop; hit", "gzip"]);
  });
});

describe("a made-up", () => {
  test.each([
    ["parameter", "/faq?made=up", "/faq"],
    ["order", "/collection/tulle-dresses?sort=made-up", "/collection/tulle-dresses"],
    ["page", "/collection/tulle-dresses?page=1000", "/collection/tulle-dresses"],
    ["colour", "/product/aurelie?colour=made-up", "/product/aurelie"],
    ["size", "/product/aurelie?size=made-up", "/product/aurelie"],
    ["notice", "/?notice=made-up", "/"],
    ["filter", "/collection/tulle-dresses?fabric=made-up&colour=,", "/collection/tulle-dresses"],
    [
      "value beside one that there is",
      "/collection/tulle-dresses?colour=made-up,pink",
      "/collection/tulle-dresses?colour=pink",
    ],
  ])("%s gets the page without it, from the cache", async (_, madeUp, plain) => {
    const { body } = await visit(plain);
    const response = await visit(madeUp);
    expect(response.headers["cache-status"]).toBe("shop; hit");
    expect(response.body).toBe(body);
    expect(response.body).not.toContain("made-up");
  });

  test.each([
    ["search", "/faq?search=made-up", 200],
    ["combination of filters", "/collection/tulle-dresses?colour=white,pink", 200],
    ["route", "/faq.data?_routes=made-up", 200],
    ["page", "/made-up", 404],
    ["page's data", "/made-up.data", 404],
    ["page's data in the router's other form", "/made-up/_.data", 404],
    ["data in the form of an earlier router", "/_root.data", 404],
    ["dress", "/product/made-up", 302],
  ])("%s is answered and not cached", async (_, path, status) => {
    for (const _time of [1, 2]) {
      const response = await visit(path);
      expect([response.status, response.headers["cache-status"]]).toEqual([status, "shop; fwd=bypass"]);
    }
  });

  test("host is answered with its own links and not cached", async () => {
    for (const _time of [1, 2]) {
      const { status, headers, body } = await visit("/about", { Host: "made-up.example" });
      expect([status, headers["cache-status"]]).toEqual([200, "shop; fwd=bypass; detail=origin"]);
      expect(headers["cache-control"]).toBe("no-store");
      expect(body).toContain('<link rel="canonical" href="http://made-up.example/about"');
    }
    expect((await visit("/about")).body).not.toContain("made-up.example");
    expect(shop.log().match(/pages for this origin are not cached/g)).toHaveLength(1);
  });
});

test.each([
  ["/FAQ", "/faq"],
  ["/Product/aurelie?size=38", "/product/aurelie?size=38"],
  ["/product/%61urelie", "/product/aurelie"],
  ["/collection//tulle-dresses/", "/collection/tulle-dresses"],
])("%s leads to the page's one address", async (path, location) => {
  const { status, headers } = await visit(path);
  expect([status, headers.location]).toEqual([308, location]);
});

test("5,000 made-up addresses later the same pages are cached, and memory is flat", async () => {
  for (const path of pages) await visit(path);
  await flood(1, 1_000);
  const before = await memoryOf(shop.pid);
  const unexpected = await flood(1_001, 5_000);
  const grown = (await memoryOf(shop.pid)) - before;
  for (const path of pages) expect(await statusOf(path), path).toBe("shop; hit");
  expect(grown).toBeLessThan(GROWTH_BYTES);
  expect(unexpected).toEqual([]);
}, 120_000);

test("more searches than can be rendered are told when to come again, while cached pages are served", async () => {
  for (const path of pages) await visit(path);
  const crowd = new Agent();
  const searches = Array.from({ length: 300 }, (_, index) => visit(`/?search=${index}`, {}, crowd));
  const meanwhile = await Promise.all(pages.map((path) => visit(path)));
  expect(meanwhile.map(({ status }) => status)).toEqual(pages.map(() => 200));
  const refused = (await Promise.all(searches)).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers, body } of refused) {
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
    expect(body).toContain("This page asks again in a moment");
  }
  expect((await visit("/?search=aur")).status).toBe(200);
});

/** All that visitors can make up, each different: mostly values, which cost least to send. Returns the statuses that surprise. */
async function flood(from: number, to: number): Promise<string[]> {
  const unexpected: string[] = [];
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index).values();
  async function connection() {
    for (const number of numbers) {
      const [path, headers] = madeUp(number);
      const { statusCode } = (await send(path, { "Accept-Encoding": "br", ...headers })).resume();
      const expected = path.startsWith("/nowhere") ? 404 : 200;
      if (statusCode !== expected) unexpected.push(`${statusCode} ${path}`);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return unexpected;
}

function madeUp(number: number): [path: string, headers?: Record<string, string>] {
  const kinds: [string, Record<string, string>?][] = [
    [`/product/aurelie?colour=${number}`],
    [`/product/aurelie?size=${number}`, { "Accept-Encoding": "gzip" }],
    [`/product/aurelie.data?colour=blush&size=${number}`],
    [`/collection/tulle-dresses?sort=${number}`],
    [`/collection/tulle-dresses?page=${number}&sort=name-ascending`],
    [`/collection/tulle-dresses?${filter(number)}`],
    [`/?notice=${number}`],
    [`/?utm_source=${number}`],
    [`/FAQ.data?${number}`],
    [`/product/${encoded("aurelie", number)}.data`],
    number % 100 < 30 ? [`/?search=${number}`] : [`/faq?${number}`],
    number % 100 < 30 ? ["/faq", { Host: `host-${number}.example` }] : [`/about?${number}`],
    number % 100 < 30 ? [`/nowhere-${number}`] : [`/contact?${number}`],
    number % 100 < 30 ? [`/faq.data?_routes=root,${number}`] : [`/faq.data?${number}`],
  ];
  return kinds[number % kinds.length] ?? ["/"];
}

/** Two values and more that dresses have, in thousands of combinations, and one that none has. */
function filter(number: number): string {
  const facets = {
    colour: ["white", "beige", "pink", "blue", "black", "green"],
    size: ["34", "36", "38", "40", "42", "44"],
    neckline: ["v-neck", "sweetheart", "straight", "cat-eye"],
  };
  const chosen = Object.entries(facets).map(([name, values]) => {
    const some = values.filter((_, index) => (number >> index) & 1);
    return `${name}=${[values[number % values.length], ...some, number].join()}`;
  });
  return chosen.join("&");
}

/** One of the ways to write it: each bit of the number says whether a letter is written as it is. */
function encoded(name: string, number: number): string {
  const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
  return [...name].map((letter, index) => ((number >> index) & 1 ? letter : escaped(letter))).join("");
}

async function statusOf(path: string) {
  return (await visit(path)).headers["cache-status"];
}

async function visit(
  path: string,
  headers: Record<string, string> = {},
  connections = agent,
): Promise<SentResponse> {
  const response = await send(path, headers, connections);
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

/** The body need not be read. */
function send(path: string, headers: Record<string, string>, connections = agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const ask = request(shop.url + path, { headers, agent: connections });
    ask.on("error", reject);
    ask.on("response", resolve);
    ask.end();
  });
}
