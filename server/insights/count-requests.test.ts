import { createServer } from "node:http";
import { readProxyTrust } from "@trousseau/host/proxy-trust.ts";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import type { Counted } from "#model/services/visit-counts.ts";
import { compose } from "#server/http/middleware.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { countedIn, countRequests } from "./count-requests.ts";

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
  ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
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
  const event = () => send({ headers: { "x-forwarded-for": "203.0.113.9" } });
  let taken = 0;
  let status = await event();
  for (; status === 204; taken += 1) status = await event();
  expect(taken).toBeGreaterThanOrEqual(120);
  expect(status).toBe(429);
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

const dress = sampleProduct("elodie", {
  name: "Élodie",
  colours: [{ slug: "blush", name: "Blush", value: "#fcc", isAvailable: true }],
  sizes: [{ label: "38", isAvailable: true }],
});
const ofElodie: Catalogue = { revision: "1", products: [dress] };

/** The kinds, dresses and words that are counted of this body. */
const countsOf = (body: string) =>
  countedIn(body, ofElodie).map(({ kind, dress, word }) => `${kind} ${dress} ${word}`);

test.each([
  ["view=elodie", ["view elodie "]],
  ["rent=elodie&colour=blush&size=38", ["rent elodie ", "colour elodie blush", "size elodie 38"]],
  ["rent=elodie&colour=mauve&size=99", ["rent elodie "]],
  ["purchase=elodie", ["purchase elodie "]],
  ["home=", ["home  "]],
  ["collection=tulle-dresses", ["collection  tulle-dresses"]],
  ["source=l.instagram.com", ["source  Instagram"]],
  ["source=vogue.example", ["source  vogue.example"]],
])("of %s is counted %j", (body, counted) => expect(countsOf(body)).toEqual(counted));

test.each(["lace sleeves", "  Lace   SLEEVES ", "robe d’été", "jean-paul", "薄紗"])("words: %j", (text) => {
  const word = text.trim().toLowerCase().replace(/\s+/g, " ");
  expect(countsOf(String(new URLSearchParams({ search: text })))).toEqual([`search  ${word}`]);
});

const fewLetters = /^[\p{L}\p{M}’' -]{2,24}$/u;

const dropped = `
  view= view=nobody view=ELODIE rent=nobody&colour=blush colour=blush&size=38 collection=nothing % view=%ff
  source=https://vogue.example/a?b source=10.0.0.1 search=elodie search=%C3%89LO search=a search=%F0%90%90%80
  search=one+two+three+four search=${"a".repeat(25)} search=ada%40mail.example search=%2B33+6+12+34+56+78
  search=12+may search=https%3A%2F%2Felsewhere.example search=%3Cb%3E search=%3D1%2B1`;

test.each(dropped.split(/\s+/))("%j is dropped", (body) => expect(countedIn(body, ofElodie)).toEqual([]));

test("anything else that somebody sends: only words of the catalogue come through, and few letters of a search", () => {
  const known = new Set(["", "elodie", "blush", "38"]);
  let counted = 0;
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom("view", "rent", "purchase", "colour", "size", "search", "x"),
        fc.oneof(fc.constantFrom(...known, "lace"), fc.string({ unit: "binary", maxLength: 30 })),
      ),
      (form) => {
        for (const { kind, dress: slug, word } of countedIn(String(new URLSearchParams(form)), ofElodie)) {
          counted += 1;
          expect(known).toContain(slug);
          expect(word).toSatisfy((said: string) =>
            kind === "search" ? fewLetters.test(said) : known.has(said),
          );
        }
      },
    ),
  );
  expect(counted, "some of it is counted").toBeGreaterThan(0);
});
