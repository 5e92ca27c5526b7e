import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { identityOf } from "#app/label/identity.ts";
import { createHttpServer } from "#server/http-server.ts";
import type { ProxyConfig } from "#server/proxy-config.ts";
import { listenInTest } from "#tests/support/listen-in-test.ts";
import { createContentProxy } from "./content-proxy.ts";

const lior = identityOf("Maison Lior & Söhne");
const direct = { publicUrl: undefined, trustsProxy: false } as const;

test("the host learns who asks and where, and is not told so by the visitor", async () => {
  const host = await openHost((_, response) => response.end("{}"));
  const shop = await openShop(host.url);
  await fetch(`${shop}/v1/ping`, {
    headers: {
      "X-Forwarded-For": "1.2.3.4",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      Forwarded: "for=1.2.3.4",
      "X-Real-IP": "1.2.3.4",
      Authorization: "Bearer of-the-visitor",
      Cookie: "preview=secret",
    },
  });
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
  const host = await openHost((_, response) => response.end("{}"));
  const shop = await openShop(host.url);
  const headers = { "X-Login-Look": "name=Evil" };
  await fetch(`${shop}/v1/login?origin=x`, { headers });
  await fetch(`${shop}/v1/ping`, { headers });
  await fetch(`${shop}/images/v1/login`, { headers });
  await fetch(`${shop}/v1/login/of-another-kind`, { headers });
  const [login, ping, ...others] = host.requests;
  expect(Object.fromEntries(new URLSearchParams(String(login?.headers["x-login-look"])))).toEqual({
    name: "Maison Lior & Söhne",
    paper: lior.palette.paper,
    ink: lior.palette.ink,
    inkSoft: lior.palette.inkSoft,
    accent: lior.palette.accent,
  });
  for (const other of [ping, ...others]) expect(other?.headers["x-login-look"]).toBeUndefined();
  expect(others).toHaveLength(2);
});

test("what PUBLIC_URL says is what the host learns", async () => {
  const host = await openHost((_, response) => response.end("{}"));
  const shop = await openShop(host.url, { ...direct, publicUrl: "https://shop.example" });
  await fetch(`${shop}/v1/ping`);
  expect(host.requests[0]?.headers).toMatchObject({
    "x-forwarded-host": "shop.example",
    "x-forwarded-proto": "https",
  });
});

test("headers of one connection stay on it, in both directions", async () => {
  const host = await openHost((_, response) => {
    response.setHeader("Keep-Alive", "timeout=1");
    response.setHeader("Connection", "X-Hop");
    response.setHeader("X-Hop", "1");
    response.setHeader("X-End-To-End", "1");
    response.end("{}");
  });
  const shop = await openShop(host.url);
  const forwarded = request(`${shop}/v1/ping`, {
    headers: { Connection: "close, X-Mine", "X-Mine": "1", "Proxy-Authorization": "secret", TE: "trailers" },
  }).end();
  const [reply]: IncomingMessage[] = await once(forwarded, "response");
  expect(reply?.headers).toMatchObject({ "x-end-to-end": "1", connection: "close" });
  expect(reply?.headers["x-hop"]).toBeUndefined();
  for (const name of ["x-mine", "proxy-authorization", "te"])
    expect(host.requests[0]?.headers[name], name).toBeUndefined();
});

test("status, headers and body come back as they are", async () => {
  const host = await openHost((_, response) => {
    response.writeHead(409, { "Content-Type": "application/json", "X-Sanity-Sha1": "abc" });
    response.end('{"error":"conflict"}');
  });
  const reply = await fetch(`${await openShop(host.url)}/v1/data/mutate/production`, {
    method: "POST",
    body: "{}",
  });
  expect([reply.status, reply.headers.get("X-Sanity-Sha1")]).toEqual([409, "abc"]);
  expect(await reply.text()).toBe('{"error":"conflict"}');
});

test("a body arrives while it is being sent, with or without a length", async () => {
  const arrived: string[] = [];
  const host = await openHost(async (incoming, response) => {
    for await (const chunk of incoming) arrived.push(String(chunk));
    response.end("{}");
  });
  const shop = await openShop(host.url);
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
  const host = await openHost((_, response) => {
    response.once("close", () => closed.resolve());
    response.write("data: 1\n\n");
  });
  const controller = new AbortController();
  await fetch(`${await openShop(host.url)}/v1/data/listen/production`, { signal: controller.signal });
  controller.abort();
  await expect(closed.promise).resolves.toBeUndefined();
});

test("a host that is known to be down gets no requests: 503 at once, in the form that Sanity's clients read", async () => {
  const host = await openHost((_, response) => response.end("{}"));
  const shop = await openShop(host.url, direct, () => false);
  const reply = await fetch(`${shop}/v1/data/mutate/production`, {
    method: "POST",
    body: "x".repeat(300_000),
  });
  expect(reply.status).toBe(503);
  expect(reply.headers.get("Retry-After")).toBe("1");
  expect(reply.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(reply.headers.get("Access-Control-Allow-Origin"), "Studio may stand elsewhere").toBe("*");
  expect(reply.headers.get("Cache-Control")).toBe("no-store");
  expect(await reply.json()).toMatchObject({
    statusCode: 503,
    error: "Service Unavailable",
    message: expect.stringContaining("Try again"),
  });
  expect(host.requests).toEqual([]);
});

test("so does a host that turns out to be down, and one that breaks off before it answers", async () => {
  const host = await openHost((incoming) => incoming.destroy());
  const shop = await openShop(host.url);
  expect((await fetch(`${shop}/v1/ping`)).status).toBe(503);
  await host.close();
  expect((await fetch(`${shop}/v1/ping`)).status).toBe(503);
});

/** A host that is about to start, and a shop in front of it. */
async function openStartingHost() {
  const host = await openHost((_, response) => response.end("a picture"));
  const firstStart = Promise.withResolvers<void>();
  let isUp = false;
  const shop = await openShop(host.url, direct, () => isUp, undefined, firstStart.promise);
  const end = (how: "up" | "down") => {
    isUp = how === "up";
    firstStart.resolve();
  };
  return { shop, end, requests: host.requests, server: host.server };
}

test.each(["/images/a/b/c.jpg?w=320", "/files/a/b/film.mp4"])(
  "a page may be shown before the host has started: %s waits for it",
  async (path) => {
    const { shop, end, requests } = await openStartingHost();
    const picture = fetch(shop + path);
    expect((await fetch(`${shop}/v1/data/mutate/production`, { method: "POST", body: "{}" })).status).toBe(
      503,
    );
    expect(requests).toEqual([]);
    end("up");
    expect([(await picture).status, await (await picture).text()]).toEqual([200, "a picture"]);
  },
);

test("who has something else to show does not wait for a host that is about to start", async () => {
  const starting = { url: "http://127.0.0.1:9", isResponsive: () => false, identity: () => lior };
  const proxy = createContentProxy({ ...starting, firstStart: new Promise(() => undefined) }, direct);
  const server = createServer((incoming, response) =>
    proxy.forward(incoming, response, { onFailure: () => response.end("an old picture") }),
  );
  const { origin } = await listenInTest(server);
  const signal = AbortSignal.timeout(5_000);
  expect(await (await fetch(`${origin}/images/a/b/c.jpg`, { signal })).text()).toBe("an old picture");
});

test("a host that does not start is down", async () => {
  const { shop, end, requests } = await openStartingHost();
  const picture = fetch(`${shop}/images/a/b/c.jpg`);
  end("down");
  expect((await picture).status).toBe(503);
  expect((await fetch(`${shop}/images/a/b/d.jpg`)).status).toBe(503);
  expect(requests).toEqual([]);
});

test("no connection to the host is opened for who has left before it has started", async () => {
  const { shop, end, server } = await openStartingHost();
  const connected = vi.fn();
  server.on("connection", connected);
  const { socket } = openSocket(shop, "/images/a/b/gone.jpg", "");
  await once(socket, "connect");
  // Whoever comes later and has a response shows that the shop has read what came before.
  const refused = () => fetch(`${shop}/v1/data/mutate/production`, { method: "POST", body: "{}" });
  expect((await refused()).status).toBe(503);
  socket.destroy();
  expect((await refused()).status).toBe(503);
  const picture = fetch(`${shop}/images/a/b/wanted.jpg`);
  expect((await refused()).status).toBe(503);
  end("up");
  expect((await picture).status).toBe(200);
  expect(connected).toHaveBeenCalledTimes(1);
});

test("a host that starts for longer than ten seconds is down", async () => {
  const { shop } = await openStartingHost();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let status: number | undefined;
  request(`${shop}/images/a/b/c.jpg`, (response) => {
    status = response.resume().statusCode;
  }).end();
  await expect.poll(() => vi.advanceTimersByTime(10_000) && status).toBe(503);
});

test("a host that is silent for long is down, except for an upload that it still works on", async () => {
  const uploaded = Promise.withResolvers<void>();
  const host = await openHost(async ({ method }, response) => {
    if (method !== "POST") return;
    await uploaded.promise;
    response.end("{}");
  });
  const shop = await openShop(host.url, direct, () => true, 100);
  const upload = fetch(`${shop}/v2021-10-21/assets/images/production`, { method: "POST", body: "picture" });
  await expect.poll(() => host.requests.length).toBe(1);
  expect((await fetch(`${shop}/v1/ping`)).status).toBe(503);
  uploaded.resolve();
  expect((await upload).status).toBe(200);
});

test("a connection to the host is closed before the host closes it: a request on its way would be lost", async () => {
  const host = await openHost((_, response) => response.end("{}"));
  host.server.keepAliveTimeout = 2000;
  const connected = once(host.server, "connection");
  const shop = await openShop(host.url);
  expect((await fetch(`${shop}/v1/ping`)).status).toBe(200);
  const [connection] = await connected;
  // The end that the proxy sends; when the host's own time is over there is none.
  const ended = once(connection, "end").then(() => "ended first");
  expect(await Promise.race([ended, once(connection, "close").then(() => "closed")])).toBe("ended first");
});

test("a response that breaks off does not look complete", async () => {
  const host = await openHost((_, response) => {
    response.writeHead(200, { "Content-Length": "10" });
    response.write("half", () => response.destroy());
  });
  const reply = await fetch(`${await openShop(host.url)}/v1/ping`);
  await expect(reply.text()).rejects.toThrow();
});

test("a socket is carried both ways, and one end closes the other", async () => {
  const host = await openHost((_, response) => response.end());
  const closed = Promise.withResolvers<unknown>();
  host.server.on("upgrade", (incoming, socket) => {
    socket.on("end", () => closed.resolve(socket.destroy()));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    socket.write(`${incoming.headers["x-forwarded-for"]} `);
    socket.on("data", (data) => socket.write(`heard ${data}`));
  });
  const { said, socket } = openSocket(await openShop(host.url), "/v1/socket/production");
  await expect.poll(said).toMatch(/^HTTP\/1\.1 101 .*127\.0\.0\.1 $/s);
  socket.write("hello");
  await expect.poll(said).toContain("heard hello");
  socket.resetAndDestroy();
  await closed.promise;
});

test("however many listen, and send forms that do not arrive, the next gets through", async () => {
  const host = await openHost(({ url }, response) => {
    if (url === "/v1/listen") response.flushHeaders();
    else if (url === "/images/a.jpg") response.end("picture");
  });
  const shop = await openShop(host.url);
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

test("a socket to a host that is down is refused", async () => {
  const host = await openHost((_, response) => response.end());
  const { said } = openSocket(await openShop(host.url, direct, () => false), "/v1/socket/production");
  await expect.poll(said).toMatch(/^HTTP\/1\.1 503 /);
});

test("a socket to a host that breaks off is closed", async () => {
  const host = await openHost((_, response) => response.end());
  const shop = await openShop(host.url);
  await host.close();
  const { socket } = openSocket(shop, "/v1/socket/production");
  await expect(once(socket, "close")).resolves.toBeDefined();
});

test("a cookie of the host's is none of the shop's", async () => {
  const host = await openHost((_, response) => {
    response.setHeader("Set-Cookie", "session=1");
    response.end("{}");
  });
  const reply = await fetch(`${await openShop(host.url)}/v1/ping`);
  expect([reply.status, reply.headers.get("Set-Cookie")]).toEqual([200, null]);
});

test("what says where a body ends goes along, though the visitor calls it a header of the connection", async () => {
  const bodies: string[] = [];
  const host = await openHost(async (incoming, response) => {
    bodies.push(Buffer.concat(await incoming.toArray()).toString());
    response.end("{}");
  });
  const shop = await openShop(host.url);
  const headers = { Connection: "close, content-length", "Content-Length": "4" };
  const sending = request(`${shop}/v1/data/mutate/production`, { method: "POST", headers }).end("body");
  const [reply]: IncomingMessage[] = await once(sending, "response");
  expect(reply?.statusCode).toBe(200);
  expect([bodies, host.requests[0]?.headers["content-length"]]).toEqual([["body"], "4"]);
});

test.each(["/", "/version", "/v", "/v2/x", "/imagesx/", "/studio"])("%s is the shop's own", async (path) => {
  const host = await openHost((_, response) => response.end("host"));
  const reply = await fetch((await openShop(host.url)) + path);
  expect([reply.status, await reply.text()]).toEqual([404, "shop"]);
});

async function openHost(reply: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = [];
  const server: Server = createServer((incoming, response) => {
    requests.push(incoming);
    reply(incoming, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), "close");
  };
  onTestFinished(close);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The host has no port.");
  return { url: `http://127.0.0.1:${address.port}`, requests, server, close };
}

async function openShop(
  url: string,
  config: ProxyConfig = direct,
  isResponsive = () => true,
  idleMs?: number,
  firstStart?: Promise<void>,
): Promise<string> {
  const content = { url, isResponsive, firstStart, identity: () => lior };
  const proxy = createContentProxy(content, config, idleMs);
  const server = createHttpServer();
  server.onUpgrade(proxy.upgrade);
  server.open(proxy.middleware, (_, response) => response.writeHead(404).end("shop"));
  const port = await server.listen(0, "127.0.0.1");
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${port}`;
}

function openSocket(shop: string, path: string, headers = "Connection: Upgrade\r\nUpgrade: websocket\r\n") {
  const { port, host } = new URL(shop);
  const socket = connect(Number(port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  let heard = "";
  socket.on("data", (data) => {
    heard += data;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`);
  return { socket, said: () => heard };
}
