import { createServer, request as send } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import type { ContentStore } from "#app/content/content-store.server.ts";
import type { EnquiryService } from "#app/content/enquiry-service.server.ts";
import { noNewsletter } from "#app/content/newsletter-service.server.ts";
import { sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import { compose, type Middleware } from "#server/middleware.ts";
import type { RenderScreen } from "#server/render-screen.ts";
import { captureLog } from "#tests/support/captured-log.ts";
import { listenInTest } from "#tests/support/listen-in-test.ts";
import { createPageMiddlewares } from "./page-middlewares.ts";
import { createTransformDocument } from "./transform-document.ts";

const first: Catalogue = {
  revision: "1",
  products: [sampleProduct("aurelie"), sampleProduct("odette")],
  formerPaths: new Map([["/product/aurore", "/product/aurelie"]]),
};

const enquiries: EnquiryService = {
  takesMessages: false,
  sendsMail: false,
  receive: () => ({ isStored: false, reason: "notSetUp" }),
};
const privacy = {
  takesMessages: false,
  sendsMail: false,
  confirmsNewsletter: false,
  contentHost: "own",
  countsVisits: false,
} as const;

/** A shop of the dresses that a test publishes, whose pages say what was rendered; what is slow waits until the test lets it go. */
async function open({
  catalogue = first,
  publicUrl,
}: {
  catalogue?: Catalogue | null;
  publicUrl?: string;
} = {}) {
  const rendered: string[] = [];
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<Catalogue>();
  let current = catalogue ?? undefined;
  const store: ContentStore = {
    current: () => current,
    texts: () => sampleTexts,
    whenReady: () => (current ? Promise.resolve(current) : ready.promise),
    open: () => Promise.resolve(),
    recordChange: () => undefined,
    rejectedCatalogue: () => undefined,
    refresh: () => Promise.resolve(true),
    onChange: (listener) => void listeners.push(listener),
    whenWritten: () => Promise.resolve(),
  };
  const renderScreen: RenderScreen = async (request, shop) => {
    const { pathname, search } = new URL(request.url);
    if (pathname !== "/search.json") rendered.push(`${shop.catalogue.revision} ${pathname}${search}`);
    if (`${shop.catalogue.revision}${search}`.includes("slow")) await released;
    if (search.includes("fails")) throw new Error("It cannot be rendered.");
    const body = request.method === "POST" ? await request.text() : "";
    const seen = [shop.catalogue.revision, shop.origin, shop.visitor, request.headers.get("Origin"), body];
    return new Response(`<html><head></head><body>${JSON.stringify(seen)}</body></html>`, {
      status: pathname === "/faq" ? 500 : 200,
      headers: { "Content-Type": "text/html" },
    });
  };
  const proxy = { publicUrl, trustsProxy: false } as const;
  const pages = createPageMiddlewares(
    { store, services: { enquiries, newsletter: noNewsletter, privacy }, countsVisits: false },
    renderScreen,
    createTransformDocument((html) => html, undefined),
    proxy,
  );
  let arrived = 0;
  const countArrivals: Middleware = (_request, _response, next) => {
    arrived += 1;
    next();
  };
  const server = createServer(
    compose(countArrivals, pages.serveCached, pages.render, pages.handleForm, (_request, response) => {
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
    ask: (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: "manual", ...init }),
    publish(next: Catalogue) {
      current = next;
      ready.resolve(next);
      for (const listener of listeners) listener(next);
    },
  };
}

const statusOf = ({ headers }: Response) => headers.get("cache-status");

async function seenBy(response: Response): Promise<unknown[]> {
  return JSON.parse(/<body>(.*)<\/body>/.exec(await response.text())?.[1] ?? "null");
}

/** A status and what stands behind it, of a request with a Host header that `fetch` would not send. */
function askFor(url: string, host: string): Promise<{ status?: number; cacheStatus: unknown }> {
  return new Promise((resolve, reject) => {
    const request = send(`${url}/about`, { headers: { Host: host }, setHost: false }, (response) => {
      response.resume();
      const { statusCode: status, headers } = response;
      resolve({ ...(status === undefined ? {} : { status }), cacheStatus: headers["cache-status"] });
    });
    request.on("error", reject).end();
  });
}

test("a page is rendered for the first who asks and found by the next, with or without its body", async () => {
  const { url, ask, rendered } = await open();
  const page = await ask("/about?x=1");
  expect([page.status, statusOf(page)]).toEqual([200, "shop; fwd=uri-miss; stored"]);
  expect(await seenBy(page)).toEqual(["1", url, null, null, ""]);
  const again = await ask("/about");
  expect([statusOf(again), await seenBy(again)]).toEqual(["shop; hit", ["1", url, null, null, ""]]);
  const head = await ask("/about", { method: "HEAD" });
  expect([head.status, statusOf(head), await head.text()]).toEqual([200, "shop; hit", ""]);
  expect(rendered).toEqual(["1 /about"]);
});

test("HEAD for a page that nobody has asked for renders it, too", async () => {
  const { ask } = await open();
  const head = await ask("/about", { method: "HEAD" });
  expect([head.status, statusOf(head)]).toEqual([200, "shop; fwd=uri-miss; stored"]);
});

test("what there is no end of, and what has failed, is rendered each time", async () => {
  const { ask, rendered } = await open();
  for (const path of ["/about?search=tulle", "/nowhere"])
    for (const _time of [1, 2]) expect(statusOf(await ask(path)), path).toBe("shop; fwd=bypass");
  for (const _time of [1, 2]) {
    const failed = await ask("/faq");
    expect([failed.status, statusOf(failed)]).toEqual([500, "shop; fwd=uri-miss"]);
  }
  expect(rendered).toHaveLength(6);
});

test("an address in another spelling leads to the page's own", async () => {
  const { ask, rendered } = await open();
  const spelled = await ask("/ABOUT/?x=1");
  expect([spelled.status, spelled.headers.get("location")]).toEqual([308, "/about?x=1"]);
  const renamed = await ask("/enquiry?dress=aurore&for=rent");
  expect([renamed.status, renamed.headers.get("location"), renamed.headers.get("cache-control")]).toEqual([
    301,
    "/enquiry?dress=aurelie&for=rent",
    "no-store",
  ]);
  expect(rendered).toEqual([]);
});

test("pages for a host that anybody can make up are rendered and not cached, which is said once", async () => {
  const said = captureLog();
  const { url } = await open();
  for (const _time of [1, 2])
    expect(await askFor(url, "elsewhere.example")).toEqual({
      status: 200,
      cacheStatus: "shop; fwd=bypass; detail=origin",
    });
  expect(await askFor(url, "localhost:1")).toMatchObject({ cacheStatus: "shop; fwd=bypass; detail=origin" });
  const lines = said().split("\n");
  const warnings = lines.filter((line) => line.includes("pages for this origin are not cached"));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(
    /"level":"warning".*"origin":"http:\/\/elsewhere\.example","remedy":"PUBLIC_URL"/,
  );
  expect(await askFor(url, "a b")).toEqual({ status: 400, cacheStatus: undefined });
});

test("with PUBLIC_URL all pages are for that host, and over https they say so", async () => {
  const { ask } = await open({ publicUrl: "https://shop.example" });
  const page = await ask("/about");
  expect(statusOf(page)).toBe("shop; fwd=uri-miss; stored");
  expect(page.headers.get("strict-transport-security")).toMatch(/max-age/);
  expect((await seenBy(page))[1]).toBe("https://shop.example");
});

test("while a page is rendered again after a publish the last one is served, for nobody to store", async () => {
  const { ask, publish, release } = await open();
  await ask("/product/aurelie");
  publish({ ...first, revision: "slow" });
  const stale = await ask("/product/aurelie");
  expect([statusOf(stale), stale.headers.get("cache-control")]).toEqual(["shop; hit; ttl=-1", "no-store"]);
  expect((await seenBy(stale))[0]).toBe("1");
  release();
  await expect.poll(async () => statusOf(await ask("/product/aurelie"))).toBe("shop; hit");
  expect((await seenBy(await ask("/product/aurelie")))[0]).toBe("slow");
});

test("a page that a publish has taken away is not rendered again", async () => {
  const { ask, publish, rendered } = await open();
  for (const path of ["/product/odette", "/product/aurelie"]) await ask(path);
  publish({ revision: "2", products: [sampleProduct("aurelie")] });
  await vi.waitFor(() => expect(rendered).toContain("2 /product/aurelie"));
  expect(rendered).not.toContain("2 /product/odette");
});

test("who comes before the first catalogue waits for it", async () => {
  const { ask, publish, rendered } = await open({ catalogue: null });
  const page = ask("/about");
  const form = ask("/contact", { method: "POST", body: new URLSearchParams({ a: "b" }) });
  await someTurns();
  expect(rendered).toEqual([]);
  publish({ ...first, revision: "7" });
  for (const answer of [page, form]) expect((await seenBy(await answer))[0]).toBe("7");
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
  expect(said()).toMatch(
    /"request failed","method":"GET","path":"\/about\?search=fails".*It cannot be rendered/,
  );
  expect(said()).toMatch(/"request failed","method":"POST","path":"\/contact\?fails"/);
});

test("a form is the visitor's own, and is stored nowhere", async () => {
  const { url, ask } = await open();
  const body = new URLSearchParams({ name: "Ada" });
  const answer = await ask("/contact", { method: "POST", body, headers: { Origin: url } });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(answer.headers.get("content-security-policy")).toContain("default-src");
  expect(await seenBy(answer)).toEqual(["1", url, "127.0.0.1", null, "name=Ada"]);
  const parts = new FormData();
  parts.set("name", "Ada");
  expect((await ask("/contact", { method: "POST", body: parts })).status).toBe(200);
});

test.each([
  ["PUT", new URLSearchParams("a=b"), 405],
  ["DELETE", undefined, 405],
  ["POST", "name=Ada", 415],
  ["POST", new URLSearchParams({ message: "x".repeat(640 * 1024) }), 413],
  ["POST", new URLSearchParams({ message: "x".repeat(640 * 1024 - 8) }), 200],
] as const)("%s of %.20s is answered with %i", async (method, body, status) => {
  const { ask } = await open();
  const answer = await ask("/contact", { method, ...(body ? { body } : {}) });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("allow")).toBe(status === 405 ? "GET, HEAD, POST" : null);
});

/** What has arrived has been read by then. */
async function someTurns() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** What one more page and one more page's data are answered with, when `most` have been asked for and none is ready. */
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
  expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = await page.text();
  expect(html).toContain('<meta http-equiv="refresh" content="5"></body></html>');
  expect(html).toContain("<b>Auvrane</b>");
  expect([data.status, data.headers.get("retry-after"), await data.text()]).toEqual([
    503,
    "5",
    "Too much at once.",
  ]);
});

test("of more forms than can wait one says that it is to be sent again, and does not send itself", async () => {
  const init = { method: "POST", body: new URLSearchParams({ name: "Ada" }) };
  const { page, data } = await busyAnswers("/contact?a=", 2 + 100, init);
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toMatch(/<p role="status">[^<]+<\/p><\/body><\/html>$/);
  expect([data.status, await data.text()]).toEqual([503, "Too much at once."]);
});
