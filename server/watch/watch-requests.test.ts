import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { readProxyTrust } from "@trousseau/host/proxy-trust.ts";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { expect, test, vi } from "vitest";
import { compose, fail, type Middleware } from "#server/http/middleware.ts";
import { captureLog } from "#tests/support/captured-log.ts";
import { requestId } from "./request-id.ts";
import { type Answer, isPage, screenOf, watchRequests } from "./watch-requests.ts";

test.each([
  ["/", "home"],
  ["/?notice=not-shown", "home"],
  ["/product/odile?colour=ivory", "product"],
  ["/faq.data?_routes=faq", "faq"],
  ["/v1/data/query/production", "content"],
  ["/v2021-10-21/data/listen/production", "content"],
  ["/search.json?q=ann", "search.json"],
  ["/healthz", "healthz"],
  ["/wp-login.php", "other"],
  ["//evil.example", "home"],
  ["*", "home"],
])("%s is %s", (url, screen) => {
  expect(screenOf(url)).toBe(screen);
});

test("pages are what visitors open", () => {
  expect(["home", "product", "search", "metrics", "images", "content", "other"].filter(isPage)).toEqual([
    "home",
    "product",
    "search",
  ]);
});

async function open(settings: { logsRequests?: boolean; trustsProxy?: string }, answer: Middleware) {
  const answers: Answer[] = [];
  const watch = watchRequests({
    logsRequests: settings.logsRequests ?? true,
    trustsProxy: readProxyTrust(settings.trustsProxy ?? "false"),
    answered: (one) => answers.push(one),
  });
  const said = captureLog();
  const { origin } = await listenInTest(createServer(compose(watch, answer)));
  vi.useFakeTimers({ toFake: ["performance"] });
  return {
    answers,
    pass: (seconds: number) => void vi.advanceTimersByTime(seconds * 1000),
    async send(text: string) {
      const socket = connect(Number(new URL(origin).port), new URL(origin).hostname);
      await once(socket, "connect");
      socket.write(text);
      return socket;
    },
    async ask(path: string, headers: Record<string, string> = {}) {
      const response = await fetch(origin + path, { headers });
      return { header: response.headers.get("x-request-id"), body: await response.text() };
    },
    lines: (): unknown[] =>
      said()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

const hello: Middleware = (_request, response) => response.end("hello");

test("each of many requests has a line, with nothing of the visitor and nothing that was typed", async () => {
  const { ask, lines, answers } = await open({}, hello);
  const asked = "/product/odile?colour=ivory&search=ada@mail.example";
  for (let count = 0; count < 12; count += 1) expect((await ask(asked)).header).toBeNull();
  await expect.poll(lines).toHaveLength(12);
  expect(lines()[0]).toEqual({
    time: expect.any(String),
    level: "info",
    event: "request",
    request: expect.stringMatching(/^[0-9a-f]{8}$/),
    method: "GET",
    screen: "product",
    status: 200,
    bytes: expect.any(Number),
    ms: expect.any(Number),
  });
  expect(answers).toHaveLength(12);
  expect(answers[0]).toMatchObject({ screen: "product", status: 200 });
});

test("without the setting no request has a line, and one that fails has the id that its visitor is told", async () => {
  const { ask, lines, answers } = await open({ logsRequests: false }, async (request, response) => {
    await setImmediate();
    fail(request, response, new Error("no"));
  });
  const { header, body } = await ask("/made-up?token=secret");
  expect(header).toMatch(/^[0-9a-f]{8}$/);
  expect(body).toBe(`Something went wrong. ${header}`);
  expect(lines()).toEqual([
    expect.objectContaining({ level: "error", event: "request failed", request: header, path: "/made-up" }),
  ]);
  await expect.poll(() => answers).toMatchObject([{ screen: "other", status: 500 }]);
});

test("a proxy's own id is taken where the proxy is believed, and where it is a plain word", async () => {
  const echo: Middleware = (_request, response) => response.end(requestId());
  const idIn = async (trustsProxy: string, id: string) =>
    (await (await open({ trustsProxy }, echo)).ask("/", { "X-Request-Id": id })).body;
  expect(await idIn("127.0.0.1,::1", "a-Word_1")).toBe("a-Word_1");
  expect(await idIn("127.0.0.1,::1", 'a"b')).toMatch(/^[0-9a-f]{8}$/);
  expect(await idIn("127.0.0.1,::1", "a".repeat(65))).toMatch(/^[0-9a-f]{8}$/);
  expect(await idIn("false", "a-Word_1")).toMatch(/^[0-9a-f]{8}$/);
});

test("a visitor who leaves has a line that says so", async () => {
  const { ask, lines, answers } = await open({}, (_request, response) =>
    response.write("a", () => response.destroy()),
  );
  await ask("/about").catch(() => undefined);
  await expect.poll(lines).toMatchObject([{ screen: "about", aborted: true }]);
  expect(answers, "it says nothing of the shop").toEqual([]);
});

test("a visitor who leaves while they wait is counted, with the time that they have waited", async () => {
  const asked = vi.fn();
  const { send, answers, pass } = await open({}, asked);
  const socket = await send("GET /about HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(() => asked).toHaveBeenCalledOnce();
  pass(9);
  socket.destroy();
  await expect.poll(() => answers).toEqual([{ screen: "about", status: 499, seconds: expect.closeTo(9, 0) }]);
});

test("an answer that a fault of ours breaks off has failed", async () => {
  const { ask, answers } = await open({}, (request, response) =>
    response.write("a", () => fail(request, response, new Error("no"))),
  );
  await ask("/about").catch(() => undefined);
  await expect.poll(() => answers).toMatchObject([{ screen: "about", status: 500 }]);
});

const FORM = "POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\na";

test("the time that a form takes to come is not the shop's, nor is one that never comes whole", async () => {
  const asked = vi.fn<Middleware>((request, response) => {
    request.resume().once("end", () => response.end("thanks"));
  });
  const { send, answers, lines, pass } = await open({}, asked);
  const gone = await send(FORM);
  const slow = await send(FORM);
  await expect.poll(() => asked).toHaveBeenCalledTimes(2);
  pass(9);
  gone.destroy();
  slow.write("b");
  await expect.poll(lines).toHaveLength(2);
  expect(answers).toEqual([{ screen: "contact", status: 200, seconds: expect.closeTo(0, 0) }]);
});
