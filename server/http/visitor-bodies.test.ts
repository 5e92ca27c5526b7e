import { createServer } from "node:http";
import { connect } from "node:net";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { compose, fetchHandlers } from "./middleware.ts";

const proxy = { publicUrl: "https://shop.example", trustsProxy: () => true } as const;

/** A server that reads every body whole, and how many bytes of bodies have come to it. */
async function readingServer() {
  let read = 0;
  const handler = async ({ body }: Request) => {
    for await (const piece of body ?? []) read += piece.byteLength;
    return new Response("read");
  };
  const { port } = await listenInTest(createServer(compose(fetchHandlers(proxy, [handler]))));
  return { port, read: () => read };
}

/** So many bytes of a form that says it is longer. */
function beginForm(port: number, bytes: number, from: string) {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  const pieces: string[] = [];
  socket.setEncoding("utf8").on("data", (piece: string) => pieces.push(piece));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const head = `POST /contact HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${bytes + 1}\r\n\r\n`;
  socket.write(head + "x".repeat(bytes));
  return { socket, closed, received: () => pieces.join("") };
}

const SIZE = 600_000;

test("answers that nobody reads take no room from forms", async () => {
  let read = 0;
  const handler = async ({ body }: Request) => {
    for await (const piece of body ?? []) read += piece.byteLength;
    return new Response("a".repeat(20_000_000));
  };
  const { port } = await listenInTest(createServer(compose(fetchHandlers(proxy, [handler]))));
  for (let count = 1; count <= 5; count += 1) {
    const { socket } = beginForm(port, SIZE, "198.51.100.1");
    socket.removeAllListeners("data").pause();
    socket.write("x");
    await expect.poll(() => read).toBe(count * (SIZE + 1));
  }
});

test("a body that is longer than an address may hold is refused", async () => {
  const { port } = await readingServer();
  const tooMuch = beginForm(port, 4 * SIZE, "198.51.100.1");
  await expect.poll(tooMuch.received).toMatch(/^HTTP\/1\.1 503 /);
  expect(tooMuch.received()).toMatch(/retry-after: \d/i);
});

test("who holds much that does not end makes room for others", async () => {
  const { port, read } = await readingServer();
  const addresses = Array.from({ length: 30 }, (_, number) => `203.0.113.${number % 10}`);
  const begun = addresses.map((from) => beginForm(port, SIZE, from));
  const isOver = () => begun.some(({ socket, received }) => socket.closed || received() !== "");
  await expect.poll(() => isOver() && read() > 15_000_000, { timeout: 10_000 }).toBe(true);
  for (const from of ["198.51.100.7", "198.51.100.8", "198.51.100.9"]) {
    // One that does not end either, and one that does.
    beginForm(port, SIZE, from);
    const form = beginForm(port, SIZE, from);
    form.socket.write("x");
    await expect.poll(form.received).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test("a body of which nothing more arrives is not waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { port, read } = await readingServer();
  const { closed, received } = beginForm(port, 10, "198.51.100.3");
  await waitFor(() => expect(read()).toBe(10));
  vi.advanceTimersByTime(30_000);
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close/i);
});
