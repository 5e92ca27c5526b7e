import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createHttpServer } from "./server.ts";

async function listening(at: "here" | "everywhere" = "here") {
  const server = createHttpServer();
  const port = await server.listen(0, at === "here" ? "127.0.0.1" : undefined);
  onTestFinished(() => server.close());
  return { server, port };
}

/** A connection that has sent these bytes; `received` is all that has come back. */
function connection(port: number, bytes: string) {
  const socket: Socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const pieces: string[] = [];
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => undefined);
  socket.setEncoding("utf8").on("data", (piece: string) => pieces.push(piece));
  socket.write(bytes);
  return { socket, closed, received: () => pieces.join("") };
}

/** A message from one end of this process has reached the other by then. */
async function someTurns() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

const UPGRADE = "GET /socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

test("a request that comes before the shop is open waits until it is", async () => {
  const { server, port } = await listening();
  const { received } = connection(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await someTurns();
  expect(received()).toBe("");
  server.open((_request, response) => void response.end("open"));
  await expect.poll(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*open/);
  expect(received(), "longer than the minute of a proxy").toContain("Keep-Alive: timeout=65");
});

test("a port that is taken is refused with its error", async () => {
  const { port } = await listening();
  await expect(createHttpServer().listen(port, "127.0.0.1")).rejects.toMatchObject({
    code: "EADDRINUSE",
    port,
  });
});

test("without a host it is reached at every address of the machine", async () => {
  const { server, port } = await listening("everywhere");
  server.open((_request, response) => void response.end("here"));
  for (const host of ["127.0.0.1", "127.0.0.2"])
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe("here");
});

test("more requests at once than any browser sends are not answered", async () => {
  const { server, port } = await listening();
  server.open(() => undefined);
  const { closed, received } = connection(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(100));
  await closed;
  expect(received()).toBe("");
});

test("a socket that nobody takes is refused; one that is taken stays open until the end", async () => {
  const { server, port } = await listening();
  const taken: string[] = [];
  server.open((_request, response) => void response.end());
  server.onUpgrade(({ url = "" }, socket) => {
    if (url !== "/socket") return false;
    taken.push(url);
    socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n");
    return true;
  });
  const refused = connection(port, UPGRADE.replace("/socket", "/elsewhere"));
  await refused.closed;
  expect(refused.received()).toBe("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
  const broken = connection(port, UPGRADE);
  await expect.poll(broken.received).toContain("101");
  broken.socket.resetAndDestroy();
  const open = connection(port, UPGRADE);
  await expect.poll(open.received).toContain("101");
  expect(open.socket.closed).toBe(false);
  expect(taken).toEqual(["/socket", "/socket"]);
  await server.close();
  await open.closed;
});

const toHttp2 =
  "GET /page HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n";

test.each([
  ["no socket where nobody takes any", UPGRADE, undefined],
  ["no other protocol", toHttp2, () => false],
])("who asks for a socket and can have %s receives the page instead", async (_case, bytes, take) => {
  const { server, port } = await listening();
  if (take) server.onUpgrade(take);
  server.open((_request, response) => void response.end("the page"));
  const { received } = connection(port, bytes);
  await expect.poll(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*the page/);
});

test("what is still under way three seconds after the end is broken off", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { server, port } = await listening();
  const arrived = Promise.withResolvers<void>();
  server.open(() => arrived.resolve());
  const { socket, closed } = connection(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await arrived.promise;
  const ended = server.close();
  vi.advanceTimersByTime(2_999);
  await new Promise(setImmediate);
  expect(socket.closed).toBe(false);
  vi.advanceTimersByTime(1);
  await Promise.all([closed, ended]);
});

test.each([
  ["a form", "/contact", true],
  ["a picture of an editor's", "/v1/assets/images/production", false],
])("%s that has not come within minutes is given up: %s, %s", async (_what, path, isEnded) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { server, port } = await listening();
  const arrived = Promise.withResolvers<void>();
  server.open((request) => void request.once("data", () => arrived.resolve()));
  const { socket } = connection(port, `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nhalf`);
  await arrived.promise;
  // A byte now and then: the connection is never idle.
  for (let minute = 0; minute < 6; minute += 1) {
    vi.advanceTimersByTime(60_000);
    socket.write("x");
    await someTurns();
  }
  expect(socket.closed).toBe(isEnded);
});
