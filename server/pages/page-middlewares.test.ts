import { once } from "node:events";
import { createServer, type IncomingMessage, request as send } from "node:http";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { ContentStore } from "#content/content-store.server.ts";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import type { RenderScreen } from "#model/services/shop.ts";
import { compose, fetchHandlers, type Middleware } from "#server/http/middleware.ts";
import { captureLog } from "#tests/support/captured-log.ts";
import { noServices } from "#tests/support/no-services.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { createPageMiddlewares, createUncachedRenders, isOwnOrigin } from "./page-middlewares.ts";
import { createTransformDocument } from "./transform-document.ts";

const first: Catalogue = {
  revision: "1",
  products: [sampleProduct("aurelie"), sampleProduct("odette")],
  formerPaths: new Map([["/product/aurore", "/product/aurelie"]]),
};

/** A shop of the dresses that a test publishes, whose pages say what was rendered; what is slow waits until the test lets it go. */
async function open() {
  const rendered: string[] = [];
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let current = first;
  let worksOffline: boolean | undefined;
  const store: ContentStore = {
    current: () => current,
    texts: () => sampleTexts,
    documents: () => [],
    whenReady: () => Promise.resolve(current),
    open: () => Promise.resolve(),
    recordChange: () => undefined,
    rejectedCatalogue: () => undefined,
    refresh: () => Promise.resolve(true),
    onChange: (listener) => void listeners.push(listener),
    whenWritten: () => Promise.resolve(),
  };
  const renderScreen: RenderScreen = async (request, shop) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(`${shop.catalogue.revision} ${pathname}${search}`);
    worksOffline = shop.worksOffline;
    if (`${shop.catalogue.revision}${search}`.includes("slow")) await released;
    if (search.includes("fails")) throw new Error("It cannot be rendered.");
    const html = `<html><head></head><body>${shop.catalogue.revision}</body></html>`;
    return new Response(html, { headers: { "Content-Type": "text/html" } });
  };
  const proxy = { publicUrl: undefined, trustsProxy: () => true };
  const pages = createPageMiddlewares(
    { store, services: noServices, countsVisits: false, worksOffline: true },
    renderScreen,
    createTransformDocument(undefined),
    proxy,
  );
  const forms = fetchHandlers(proxy, [pages.handleForm]);
  let arrived = 0;
  const countArrivals: Middleware = (_request, _response, next) => {
    arrived += 1;
    next();
  };
  const server = createServer(
    compose(countArrivals, pages.serveCached, forms, pages.render, (_request, response) => {
      response.writeHead(418).end();
    }),
  );
  const { origin: url } = await listenInTest(server);
  onTestFinished(() => release());
  return {
    url,
    rendered,
    release,
    arrivals: () => arrived,
    /** Whether the page that was rendered last works offline. */
    offline: () => worksOffline,
    ask: (path: string, init?: RequestInit) => fetch(url + path, init),
    publish(next: Catalogue) {
      current = next;
      for (const listener of listeners) listener(next);
    },
  };
}

/** A status and what stands behind it, of a request with a Host header that `fetch` would not send. */
async function askFor(url: string, host: string) {
  const request = send(`${url}/about`, { headers: { Host: host }, setHost: false }).end();
  const [response]: IncomingMessage[] = await once(request, "response");
  return [response?.resume().statusCode, response?.headers["cache-status"]];
}

test("pages for a host that anybody can make up are rendered and not cached, which is said once", async () => {
  const said = captureLog();
  const { url } = await open();
  for (const host of ["elsewhere.example", "elsewhere.example", "localhost:1"])
    expect(await askFor(url, host)).toEqual([200, "shop; fwd=bypass; detail=origin"]);
  const warnings = said()
    .split("\n")
    .filter((line) => line.includes("pages for this origin are not cached"));
  expect(warnings).toEqual([
    expect.stringMatching(/"level":"warning".*"origin":"http:\/\/elsewhere\.example","remedy":"PUBLIC_URL"/),
  ]);
  expect(await askFor(url, "a b")).toEqual([400, undefined]);
});

test.each([
  ["the shop's own address", "", true],
  ["another one, whose pages no browser may store", "elsewhere.example", false],
])("pages work offline at %s", async (_where, host, expected) => {
  captureLog();
  const { url, offline } = await open();
  await askFor(url, host || new URL(url).host);
  expect(offline()).toBe(expected);
});

test("an error in a page is the visitor's 500 and the log's", async () => {
  const said = captureLog();
  const { ask } = await open();
  const page = await ask("/about?search=fails");
  const form = await ask("/contact?fails", { method: "POST", body: new URLSearchParams({ a: "b" }) });
  for (const response of [page, form]) {
    expect([response.status, response.headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(await response.text()).toBe("Something went wrong.");
  }
  expect(said()).toMatch(/"request failed","method":"GET","path":"\/about".*It cannot be rendered/);
  expect(said()).toMatch(/"request failed","method":"POST","path":"\/contact"/);
});

/** Whatever has arrived has been read by then. */
async function someTurns() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** The answers to one more page and one more page's data, while `most` have been asked for and none is ready. */
async function busyAnswers(path: string, most: number, init: RequestInit = {}) {
  const { ask, release, rendered, arrivals } = await open();
  const waiting = Array.from({ length: most }, (_, at) => ask(`${path}slow${at}`, init));
  await expect.poll(arrivals).toBe(most);
  await someTurns();
  const more = [path, path.replace("?", ".data?")].map((one) => ask(`${one}more`, init));
  const [page, data] = await Promise.all(more);
  if (!page || !data) throw new Error("Two were asked.");
  expect(rendered).toHaveLength(2);
  release();
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
  return { page, data };
}

test("of more pages than can wait one says that it asks again by itself", async () => {
  const { page, data } = await busyAnswers("/about?search=", 2 + 40);
  const { status, headers } = page;
  expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = await page.text();
  expect(html).toContain('<meta http-equiv="refresh" content="5"></body></html>');
  expect(html).toContain("<b>Auvrane</b>");
  expect([data.status, data.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await data.text()).toBe("Too much at once.");
});

test("of more forms than can wait one says that it is to be sent again, and does not send itself", async () => {
  const init = { method: "POST", body: new URLSearchParams({ name: "Ada" }) };
  const { page, data } = await busyAnswers("/contact?a=", 2 + 100, init);
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toMatch(/<p role="status">[^<]+<\/p><\/body><\/html>$/);
  expect([data.status, await data.text()]).toEqual([503, "Too much at once."]);
});

test.each<[string, string, number, RequestInit]>([
  ["searches", "/about?search=slow", 2 + 40, {}],
  ["forms", "/contact?a=slow", 2 + 100, { method: "POST", body: new URLSearchParams({ name: "Ada" }) }],
])("many %s of one address keep nobody else waiting", async (_what, path, most, init) => {
  const { ask, release, rendered, arrivals } = await open();
  const from = (address: string) => ({ ...init, headers: { "X-Forwarded-For": address } });
  const many = Array.from({ length: most }, (_, at) => ask(path + at, from("198.51.100.1")));
  await expect.poll(arrivals).toBe(most);
  await someTurns();
  const other = ask(`${path}other`, from("198.51.100.2"));
  await expect.poll(arrivals).toBe(most + 1);
  await someTurns();
  release();
  expect((await other).status).toBe(200);
  expect(rendered.findIndex((line) => line.endsWith("other"))).toBe(2);
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
});

/** Two pages are being rendered, and take until they are released; "/c" waits behind them. */
async function busyRenders(isGone = () => false) {
  vi.useFakeTimers({ toFake: ["Date"] });
  const rendered: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const render = createUncachedRenders(async (url: string) => {
    rendered.push(url);
    await released;
    return url;
  });
  const [, , waiting] = ["/a", "/b", "/c"].map((url) => render(url, { visitor: "198.51.100.1", isGone }));
  await waitFor(() => expect(rendered).toHaveLength(2));
  return { rendered, release, waiting };
}

test("what has waited so long that its visitor has given up is not rendered", async () => {
  const { rendered, release, waiting } = await busyRenders();
  vi.setSystemTime(Date.now() + 6_000);
  release();
  expect(await waiting).toBeUndefined();
  expect(rendered).toEqual(["/a", "/b"]);
});

test("nor is what its visitor has left meanwhile", async () => {
  let isGone = false;
  const { rendered, release, waiting } = await busyRenders(() => isGone);
  isGone = true;
  release();
  expect(await waiting).toBeUndefined();
  expect(rendered).toEqual(["/a", "/b"]);
});

describe("the shop's own origin", () => {
  const socket = { localAddress: "::ffff:192.0.2.7", localPort: 3000 };

  test.each(["http://localhost:3000", "http://192.0.2.7:3000"])("is its socket's: %s", (origin) => {
    expect(isOwnOrigin(origin, socket, undefined)).toBe(true);
  });

  const others =
    "http://shop.example http://localhost:3001 http://192.0.2.8:3000 https://localhost:3000 http://localhost";

  test.each(others.split(" "))("is not %s, a header that anybody can send", (origin) => {
    expect(isOwnOrigin(origin, socket, undefined)).toBe(false);
  });

  test("is PUBLIC_URL alone, where that is set", () => {
    expect(isOwnOrigin("https://shop.example", socket, "https://shop.example")).toBe(true);
    expect(isOwnOrigin("http://localhost:3000", socket, "https://shop.example")).toBe(false);
  });

  test("is written as browsers write the default port and an IPv6 address", () => {
    expect(isOwnOrigin("http://[::1]", { localAddress: "::1", localPort: 80 }, undefined)).toBe(true);
  });
});
