import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { expect, onTestFinished, test } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import type { ProxyConfig } from "#server/http/proxy-config.ts";
import { createHttpServer } from "#server/http/server.ts";
import { createContentProxy } from "./content-proxy.ts";

const lior = identityOf("Maison Lior & Söhne");
const direct = { publicUrl: undefined, trustsProxy: false } as const;

test("the host learns who asks and where, and is not told so by the visitor", async () => {
  const { host, shop } = await open();
  const madeUp = { "X-Forwarded-For": "1.2.3.4", "X-Forwarded-Host": "evil.example", "X-Real-IP": "1.2.3.4" };
  const more = { "X-Forwarded-Proto": "https", Forwarded: "for=1.2.3.4", Cookie: "preview=secret" };
  const headers = { ...madeUp, ...more, Authorization: "Bearer of-the-visitor" };
  await fetch(`${shop}/v1/ping`, { headers });
  const [forwarded] = host.requests;
  expect(forwarded?.headers).toMatchObject({
    host: new URL(host.url).host,
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": new URL(shop).host,
    "x-forwarded-proto": "http",
    authorization: "Bearer of-the-visitor",
  });
  for (const name of ["forwarded", "x-real-ip", "cookie"])
    expect(forwarded?.headers[name], name).toBeUndefined();
});

test("the host learns how its login page looks, and is not told so by the visitor", async () => {
  const { host, shop } = await open();
  const headers = { "X-Login-Look": "name=Evil" };
  await fetch(`${shop}/v1/login?origin=x`, { headers });
  await fetch(`${shop}/v1/ping`, { headers });
  await fetch(`${shop}/images/v1/login`, { headers });
  await fetch(`${shop}/v1/login/of-another-kind`, { headers });
  const [login, ping, ...others] = host.requests;
  expect(Object.fromEntries(new URLSearchParams(String(login?.headers["x-login-look"])))).toEqual({
    name: "Maison Lior & Söhne",
    wordmark: "/wordmark.svg",
    paper: lior.palette.paper,
    ink: lior.palette.ink,
    inkSoft: lior.palette.inkSoft,
    accent: lior.palette.accent,
  });
  for (const other of [ping, ...others]) expect(other?.headers["x-login-look"]).toBeUndefined();
  expect(others).toHaveLength(2);
});

test("headers of one connection stay on it, in both directions, but for what says where a body ends", async () => {
  const headers = { "Keep-Alive": "timeout=1", Connection: "X-Hop", "X-Hop": "1", "X-End-To-End": "1" };
  const bodies: string[] = [];
  const { host, shop } = await open({
    async reply(incoming, response) {
      bodies.push(Buffer.concat(await incoming.toArray()).toString());
      response.writeHead(200, headers).end("{}");
    },
  });
  const own = { Connection: "close, X-Mine, content-length", "X-Mine": "1", "Proxy-Authorization": "secret" };
  const sent = { ...own, TE: "trailers", "Content-Length": "4" };
  const forwarded = request(`${shop}/v1/ping`, { method: "POST", headers: sent }).end("body");
  const [reply]: IncomingMessage[] = await once(forwarded, "response");
  expect(reply?.headers).toMatchObject({ "x-end-to-end": "1", connection: "close" });
  expect(reply?.headers["x-hop"]).toBeUndefined();
  for (const name of ["x-mine", "proxy-authorization", "te"])
    expect(host.requests[0]?.headers[name], name).toBeUndefined();
  expect([bodies, host.requests[0]?.headers["content-length"]]).toEqual([["body"], "4"]);
});

test("status, headers and body come back as they are, but for a cookie: the host's is none of the shop's", async () => {
  const headers = { "X-Sanity-Sha1": "abc", "Set-Cookie": "session=1" };
  const { shop } = await open({ reply: (_, response) => response.writeHead(409, headers).end("{1}") });
  const reply = await fetch(`${shop}/v1/data/mutate/production`, { method: "POST", body: "{}" });
  expect([reply.status, reply.headers.get("X-Sanity-Sha1"), await reply.text()]).toEqual([409, "abc", "{1}"]);
  expect(reply.headers.get("Set-Cookie")).toBeNull();
});

test("a body arrives while it is being sent, with or without a length", async () => {
  const arrived: string[] = [];
  const { shop } = await open({
    async reply(incoming, response) {
      for await (const chunk of incoming) arrived.push(String(chunk));
      response.end("{}");
    },
  });
  for (const headers of [{ "Content-Length": "6" }, { "Transfer-Encoding": "chunked" }]) {
    const sending = request(`${shop}/v1/assets/files/production`, { method: "POST", headers });
    sending.write("one");
    await expect.poll(() => arrived.join("")).toBe("one");
    sending.end("two");
    const [reply]: IncomingMessage[] = await once(sending, "response");
    expect(reply?.statusCode).toBe(200);
    expect(arrived.splice(0).join("")).toBe("onetwo");
  }
});

test("when a visitor leaves, the request to the host is aborted", async () => {
  const closed = Promise.withResolvers<void>();
  const { shop } = await open({
    reply(_, response) {
      response.once("close", () => closed.resolve());
      response.write("data: 1\n\n");
    },
  });
  const controller = new AbortController();
  await fetch(`${shop}/v1/data/listen/production`, { signal: controller.signal });
  controller.abort();
  await expect(closed.promise).resolves.toBeUndefined();
});

test("a host that is known to be down gets no requests: 503 at once, in the form that Sanity's clients read", async () => {
  const { host, shop } = await open({ isResponsive: () => false });
  const headers = { "Content-Length": 300_000 };
  const sending = request(`${shop}/v1/data/mutate/production`, { method: "POST", headers });
  sending.on("error", () => undefined).write("What follows is not waited for.");
  const [reply]: IncomingMessage[] = await once(sending, "response");
  expect(reply?.statusCode).toBe(503);
  expect(reply?.headers).toMatchObject({
    "retry-after": "1",
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    // Studio may stand elsewhere.
    "access-control-allow-origin": "*",
  });
  expect(JSON.parse((await reply?.toArray())?.join("") ?? "")).toMatchObject({
    statusCode: 503,
    error: "Service Unavailable",
    message: expect.stringContaining("Try again"),
  });
  expect(host.requests).toEqual([]);
  sending.destroy();
  const { said } = openSocket(shop, "/v1/socket/production");
  await expect.poll(said).toMatch(/^HTTP\/1\.1 503 /);
});

test("so does a host that turns out to be down, and one that breaks off before it answers", async () => {
  const { host, shop } = await open({ reply: (incoming) => incoming.destroy() });
  expect((await fetch(`${shop}/v1/ping`)).status).toBe(503);
  await host.close();
  expect((await fetch(`${shop}/v1/ping`)).status).toBe(503);
  const { socket } = openSocket(shop, "/v1/socket/production");
  await expect(once(socket, "close")).resolves.toBeDefined();
});

/** A host that is about to start, and a shop in front of it. */
async function openStartingHost() {
  const start = startOnce("starting");
  const reply: Reply = (_, response) => response.end("a picture");
  const { host, shop } = await open({ ...start.host, reply });
  return { shop, end: start.end, requests: host.requests };
}

/** A lake, as the shop sees it. */
function startOnce(state: "starting" | "running") {
  let isUp = state === "running";
  let underWay = isUp ? undefined : Promise.withResolvers<void>();
  return {
    host: { isResponsive: () => isUp, startUnderWay: () => underWay?.promise },
    goDown() {
      isUp = false;
      underWay = Promise.withResolvers();
    },
    end(how: "up" | "down") {
      isUp = how === "up";
      underWay?.resolve();
      underWay = undefined;
    },
  };
}

test.each(["/images/a/b/c.jpg?w=320", "/files/a/b/film.mp4"])(
  "%s waits for a host that starts",
  async (path) => {
    const { shop, end, requests } = await openStartingHost();
    const picture = fetch(shop + path);
    const written = await fetch(`${shop}/v1/data/mutate/production`, { method: "POST", body: "{}" });
    expect(written.status).toBe(503);
    expect(requests).toEqual([]);
    end("up");
    expect([(await picture).status, await (await picture).text()]).toEqual([200, "a picture"]);
  },
);

test("a picture that was asked of a lake which ends comes from the next one; a change is refused", async () => {
  const { host: lake, goDown, end } = startOnce("running");
  const { host, shop } = await open({
    isResponsive: lake.isResponsive,
    startUnderWay() {
      const start = lake.startUnderWay();
      if (start) setImmediate(end, "up");
      return start;
    },
    reply(incoming, response) {
      if (host.requests.filter(({ url }) => url === incoming.url).length > 1)
        return response.end("a picture");
      incoming.destroy();
      goDown();
    },
  });
  const picture = fetch(`${shop}/images/a/b/c.jpg?w=320`);
  await expect.poll(lake.isResponsive).toBe(false);
  expect((await fetch(`${shop}/v1/data/mutate/production`, { method: "POST", body: "{}" })).status).toBe(503);
  expect([(await picture).status, await (await picture).text()]).toEqual([200, "a picture"]);
  expect(host.requests).toHaveLength(2);
});

test("a picture that the host has lost is drawn as nothing in a page, and is an error to whoever asks otherwise", async () => {
  const { shop } = await open({
    reply: (_, response) =>
      response.writeHead(404, { "Content-Type": "application/json", ETag: '"gone"' }).end("{}"),
  });
  const url = `${shop}/images/a/b/c.jpg?w=320`;
  const { status, headers, body } = await askAs("image/avif,image/webp,*/*;q=0.8", url);
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    404,
    "image/svg+xml",
    "no-store",
  ]);
  expect(headers).not.toHaveProperty("etag");
  expect(body).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await askAs("*/*", url)).body).toBe("{}");
  expect((await askAs("image/webp", `${shop}/files/a/b/c.jpg`)).body).toBe("{}");
});

test("a host that does not start is down", async () => {
  const { shop, end, requests } = await openStartingHost();
  const picture = fetch(`${shop}/images/a/b/c.jpg`);
  end("down");
  expect((await picture).status).toBe(503);
  expect((await fetch(`${shop}/images/a/b/d.jpg`)).status).toBe(503);
  expect(requests).toEqual([]);
});

test("a host that is silent for long is down, except for an upload that it still works on", async () => {
  const uploaded = Promise.withResolvers<void>();
  const { host, shop } = await open({
    idleMs: 100,
    async reply({ method }, response) {
      if (method !== "POST") return;
      await uploaded.promise;
      response.end("{}");
    },
  });
  const upload = fetch(`${shop}/v2021-10-21/assets/images/production`, { method: "POST", body: "picture" });
  await expect.poll(() => host.requests.length).toBe(1);
  expect((await fetch(`${shop}/v1/ping`)).status).toBe(503);
  uploaded.resolve();
  expect((await upload).status).toBe(200);
});

test("a connection to the host is closed before the host closes it: a request on its way would be lost", async () => {
  const { host, shop } = await open();
  host.server.keepAliveTimeout = 2000;
  const connected = once(host.server, "connection");
  expect((await fetch(`${shop}/v1/ping`)).status).toBe(200);
  const [connection] = await connected;
  // The end that the proxy sends; when the host's own time is over there is none.
  const ended = once(connection, "end").then(() => "ended first");
  expect(await Promise.race([ended, once(connection, "close").then(() => "closed")])).toBe("ended first");
});

test("a response that breaks off does not look complete", async () => {
  const { shop } = await open({
    reply(_, response) {
      response.writeHead(200, { "Content-Length": "10" }).write("half", () => response.destroy());
    },
  });
  await expect((await fetch(`${shop}/v1/ping`)).text()).rejects.toThrow();
});

test("a socket is carried both ways, and one end closes the other", async () => {
  const { host, shop } = await open();
  const closed = Promise.withResolvers<unknown>();
  host.server.on("upgrade", (incoming, socket) => {
    socket.on("end", () => closed.resolve(socket.destroy()));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    socket.write(`${incoming.headers["x-forwarded-for"]} `);
    socket.on("data", (data) => socket.write(`heard ${data}`));
  });
  const { said, socket } = openSocket(shop, "/v1/socket/production");
  await expect.poll(said).toMatch(/^HTTP\/1\.1 101 .*127\.0\.0\.1 $/s);
  socket.write("hello");
  await expect.poll(said).toContain("heard hello");
  socket.resetAndDestroy();
  await closed.promise;
});

test("however many listen, and send forms that do not arrive, the next gets through", async () => {
  const { host, shop } = await open({
    reply({ url }, response) {
      if (url === "/v1/listen") response.flushHeaders();
      else if (url === "/images/a.jpg") response.end("picture");
    },
  });
  const held = Array.from({ length: 600 }, (_, at) => {
    if (at % 2 === 0) return request(`${shop}/v1/listen`).end();
    const form = request(`${shop}/v1/login`, { method: "POST", headers: { "Content-Length": 9 } });
    form.write("name=");
    return form;
  });
  onTestFinished(() => {
    for (const one of held) one.destroy();
  });
  for (const one of held) one.on("error", () => undefined);
  await expect.poll(() => host.requests.length, { timeout: 40_000 }).toBe(600);
  expect(await (await fetch(`${shop}/images/a.jpg`)).text()).toBe("picture");
});

test.each(["/", "/version", "/v", "/v2/x", "/imagesx/", "/studio"])("%s is the shop's own", async (path) => {
  const { shop } = await open();
  const reply = await fetch(shop + path);
  expect([reply.status, await reply.text()]).toEqual([404, "shop"]);
});

type Reply = (request: IncomingMessage, response: ServerResponse) => unknown;
type Options = {
  reply?: Reply;
  config?: ProxyConfig;
  isResponsive?: () => boolean;
  startUnderWay?: () => Promise<void> | undefined;
  idleMs?: number;
};

/** A content host, and a shop in front of it. */
async function open({ reply = (_, response) => response.end("{}"), ...options }: Options = {}) {
  const { config = direct, isResponsive = () => true, startUnderWay = () => undefined, idleMs } = options;
  const requests: IncomingMessage[] = [];
  const host = createServer((incoming, response) => {
    requests.push(incoming);
    reply(incoming, response);
  });
  const { origin: url } = await listenInTest(host);
  const close = async () => {
    host.closeAllConnections();
    await once(host.close(), "close");
  };
  const proxy = createContentProxy(
    { url, isResponsive, startUnderWay, identity: () => lior },
    config,
    idleMs,
  );
  const server = createHttpServer();
  server.onUpgrade(proxy.upgrade);
  server.open(proxy.middleware, (_, response) => response.writeHead(404).end("shop"));
  const port = await server.listen(0, "127.0.0.1");
  onTestFinished(() => server.close());
  return { host: { url, requests, server: host, close }, shop: `http://127.0.0.1:${port}` };
}

async function askAs(accept: string, url: string) {
  const [response]: IncomingMessage[] = await once(request(url, { headers: { accept } }).end(), "response");
  const body = (await response?.toArray())?.join("");
  return { status: response?.statusCode, headers: response?.headers ?? {}, body };
}

function openSocket(shop: string, path: string) {
  const { port, host } = new URL(shop);
  const socket = connect(Number(port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  let heard = "";
  socket.on("data", (data) => {
    heard += data;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  return { socket, said: () => heard };
}
