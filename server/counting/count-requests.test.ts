import { createServer } from "node:http";
import { readProxyTrust } from "@trousseau/content-lake/proxy-trust";
import { expect, test } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import type { Counted } from "#app/label/visit-counts.ts";
import { compose } from "#server/http/middleware.ts";
import { listenInTest } from "#tests/support/listen-in-test.ts";
import { countRequests } from "./count-requests.ts";

const catalogue = { revision: "1", products: [sampleProduct("lia")] };
const PERSON =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

test("a person's event is counted, and answered with nothing", async () => {
  const { send, counted } = await opened();
  expect(await send({})).toBe(204);
  expect(counted).toEqual([{ kind: "view", dress: "lia", word: "" }]);
});

test.each([
  ["Global Privacy Control", { "sec-gpc": "1" }],
  ["Do Not Track", { dnt: "1" }],
  ["a prefetch", { "sec-purpose": "prefetch" }],
  ["an older browser's prefetch", { purpose: "prefetch" }],
  [
    "a search engine",
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ],
  ["a browser without a window", { "user-agent": `${PERSON} HeadlessChrome/120.0` }],
  ["a program", { "user-agent": "curl/8.5.0" }],
  ["nobody", { "user-agent": "" }],
])("%s is answered like anybody, and not counted", async (_, headers) => {
  const { send, counted } = await opened();
  expect(await send({ headers })).toBe(204);
  expect(counted).toEqual([]);
});

test.each([
  ["another site's page", 403, { headers: { origin: "https://elsewhere.example" } }],
  ["a page of another site on the same host", 403, { headers: { "sec-fetch-site": "same-site" } }],
  ["no page", 403, { headers: { origin: "" } }],
  ["a reading", 405, { method: "GET", body: null }],
  ["a look at the headers", 405, { method: "HEAD", body: null }],
  ["a body of one byte too many", 413, { body: "view=lia&x=".padEnd(513, "x") }],
])("%s is refused with %i, and not counted", async (_, status, init) => {
  const { send, counted } = await opened();
  expect(await send(init)).toBe(status);
  expect(counted).toEqual([]);
});

test("the longest body is read", async () => {
  const { send, counted } = await opened();
  expect(await send({ body: "view=lia&x=".padEnd(512, "x") })).toBe(204);
  expect(counted).toHaveLength(1);
});

test("a body that names no length is read only so far", async () => {
  const { send, counted } = await opened();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("x".repeat(1_000))),
  });
  expect(await send({ body: endless })).toBe(413);
  expect(counted).toEqual([]);
});

test("one address has its limit, others are counted as before", async () => {
  const { send, counted } = await opened();
  const statuses: number[] = [];
  for (let event = 0; event < 125; event++)
    statuses.push(await send({ headers: { "x-forwarded-for": "203.0.113.9" } }));
  const taken = statuses.filter((status) => status === 204).length;
  // One more is taken each two seconds.
  expect(taken).toBeGreaterThanOrEqual(120);
  expect(statuses.at(-1)).toBe(429);
  expect(await send({ headers: { "x-forwarded-for": "203.0.113.10" } })).toBe(204);
  expect(counted.length).toBe(taken + 1);
});

test("other addresses are left to whoever comes next", async () => {
  const { ask } = await opened();
  expect((await ask("/counts", {})).status).toBe(404);
  expect((await ask("/count?x", {})).status).toBe(404);
});

async function opened() {
  const counted: Counted[] = [];
  const counter = { count: (events: readonly Counted[]) => void counted.push(...events) };
  const proxy = { publicUrl: "https://shop.example", trustsProxy: readProxyTrust("1") };
  const middleware = countRequests({ counter, catalogue: () => catalogue, proxy });
  const server = createServer(compose(middleware, (_request, response) => response.writeHead(404).end()));
  const { origin } = await listenInTest(server);

  function ask(path: string, { headers = {}, ...init }: Init): Promise<Response> {
    const own = { "user-agent": PERSON, origin: "https://shop.example", ...headers };
    const url = origin + path;
    return fetch(url, {
      method: "POST",
      body: "view=lia",
      ...init,
      headers: own,
      ...(init.body instanceof ReadableStream && { duplex: "half" }),
    });
  }
  return { counted, ask, send: async (init: Init) => (await ask("/count", init)).status };
}

type Init = { method?: string; body?: string | null | ReadableStream; headers?: Record<string, string> };
