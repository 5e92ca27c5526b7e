import { createServer, type IncomingMessage, type RequestOptions, request as send } from "node:http";
import { text } from "node:stream/consumers";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { expect, test } from "vitest";
import { captureLog } from "#tests/support/captured-log.ts";
import { compose, type FetchHandler, fetchHandlers, type Middleware } from "./middleware.ts";
import type { ProxyConfig } from "./proxy-config.ts";

const direct: ProxyConfig = { publicUrl: undefined, trustsProxy: false } as const;

async function serve(...middlewares: Middleware[]): Promise<number> {
  const last: Middleware = (_request, response) => void response.end("nobody's");
  return (await listenInTest(createServer(compose(...middlewares, last)))).port;
}

function ask(port: number, options: RequestOptions, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    send({ port, host: "127.0.0.1", ...options }, resolve)
      .on("error", reject)
      .end(body);
  });
}

async function answer(port: number, options: RequestOptions = {}, body?: string) {
  const response = await ask(port, options, body);
  return { status: response.statusCode, body: await text(response), headers: response.headers };
}

test("handlers are asked one after the other, with one request, until one has an answer", async () => {
  const seen: Request[] = [];
  const clients: string[] = [];
  const handler =
    (body?: string): FetchHandler =>
    (request, client) => {
      seen.push(request);
      clients.push(client);
      return body === undefined ? undefined : new Response(body, { status: 201, headers: { "X-A": "b" } });
    };
  const handlers = [handler(), handler("mine"), handler("too late")];
  const port = await serve(fetchHandlers(direct, handlers));
  const { status, body, headers } = await answer(port, { path: "/faq?a=b" });
  expect([status, body, headers["x-a"]]).toEqual([201, "mine", "b"]);
  expect(seen).toHaveLength(2);
  expect(seen[0]).toBe(seen[1]);
  expect(seen[0]?.url).toBe(`http://127.0.0.1:${port}/faq?a=b`);
  expect(clients).toEqual(["127.0.0.1", "127.0.0.1"]);
});

test("what nobody answers is left to the next; a request has the address that the outside knows", async () => {
  const proxy = { publicUrl: "https://shop.example", trustsProxy: false } as const;
  const echo: FetchHandler = ({ url }) => new Response(url);
  const port = await serve(fetchHandlers(direct, [() => undefined]));
  expect((await answer(port)).body).toBe("nobody's");
  const outside = await serve(fetchHandlers(proxy, [echo]));
  expect((await answer(outside, { path: "/faq" })).body).toBe("https://shop.example/faq");
});

test("an answer that somebody has already is not sent again, also where a proxy has marked its tag", async () => {
  const headers = { ETag: '"a"', "Cache-Control": "no-cache", "Content-Type": "text/calendar" };
  const port = await serve(fetchHandlers(direct, [() => new Response("days", { headers })]));
  for (const known of ['"a"', 'W/"a"', '"b", "a"', "*"]) {
    const again = await answer(port, { headers: { "If-None-Match": known } });
    expect([again.status, again.body, again.headers.etag], known).toEqual([304, "", '"a"']);
    expect([again.headers["cache-control"], again.headers["content-type"]]).toEqual(["no-cache", undefined]);
  }
  const other = await answer(port, { headers: { "If-None-Match": '"b"' } });
  expect([other.status, other.body]).toEqual([200, "days"]);
});

test("what is sent, or is no page, is answered whatever somebody has; a body that nobody reads is ended", async () => {
  const ended: unknown[] = [];
  const handler: FetchHandler = ({ url }) => {
    const body = new ReadableStream({
      pull: (to) => to.enqueue(new Uint8Array(1)),
      cancel: () => void ended.push(url),
    });
    const isGone = url.endsWith("/gone");
    return new Response(isGone ? "gone" : body, { status: isGone ? 404 : 200, headers: { ETag: '"a"' } });
  };
  const port = await serve(fetchHandlers(direct, [handler]));
  const headers = { "If-None-Match": '"a"' };
  expect((await answer(port, { path: "/gone", headers })).status).toBe(404);
  const sent = await ask(port, { method: "POST", headers });
  sent.destroy();
  expect(sent.statusCode).toBe(200);
  await expect.poll(() => ended).toHaveLength(1);
  expect((await answer(port, { path: "/days", headers })).status).toBe(304);
  expect(ended).toHaveLength(2);
});

test.each<[string, Middleware]>([
  ["a middleware", () => expect.fail("It is broken.")],
  ["a handler", fetchHandlers(direct, [() => Promise.reject(new Error("It is broken."))])],
])("an error in %s is a 500 that says nothing of it, and a line in the log", async (_what, broken) => {
  const said = captureLog();
  const port = await serve(broken);
  const { status, body, headers } = await answer(port, { path: "/faq" });
  expect([status, body]).toEqual([500, "Something went wrong."]);
  expect([headers["content-type"], headers["cache-control"]]).toEqual(["text/plain", "no-store"]);
  expect(said()).toMatch(
    /"level":"error","event":"request failed","method":"GET","path":"\/faq".*It is broken/,
  );
});

test("an answer that breaks in the middle is broken off, so that nobody takes it for whole", async () => {
  captureLog();
  const port = await serve((_request, response) => {
    response.writeHead(200, { "Content-Length": "100" }).write("half");
    throw new Error("It is broken.");
  });
  await expect(ask(port, {}).then((response) => text(response))).rejects.toMatchObject({
    code: "ECONNRESET",
  });
});

test("an error after the visitor has left is nobody's", async () => {
  const said = captureLog();
  const arrived = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  const port = await serve((request, response, next) => {
    arrived.resolve();
    const handler = () =>
      new Promise<Response>((_resolve, reject) => {
        response.once("close", () => {
          reject(new Error("It is broken."));
          setTimeout(failed.resolve);
        });
      });
    fetchHandlers(direct, [handler])(request, response, next);
  });
  const leaving = send({ port, host: "127.0.0.1" }).on("error", () => undefined);
  leaving.end();
  await arrived.promise;
  leaving.destroy();
  await failed.promise;
  expect(said()).toBe("");
});
