import { openRawConnection } from "@trousseau/host/testing/raw-connection.ts";
import { expect, test, vi } from "vitest";
import { openLake } from "../testing/test-lake.ts";

const ask = "Connection: Upgrade\r\nUpgrade: websocket";
const key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";

async function answerTo(origin: string, host: string, { method = "GET", headers = key } = {}) {
  const foreign = `Host: ${host}\r\nOrigin: https://elsewhere.example\r\n${ask}\r\n${headers}`;
  const request = `${method} /v1/socket/production HTTP/1.1\r\n${foreign}\r\n\r\n`;
  const { receivedText, closed } = await openRawConnection(origin, request);
  await closed;
  const [head = "", body] = receivedText().split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body };
}

test.each([
  ["a:b@lake", 400],
  ["@", 400],
  ["la ke", 400],
  ["lake?a", 400],
  ["999.999.999.999", 400],
  ["lake", 403],
])(
  "a socket that is asked for at the host %j by another origin's page is refused: %i",
  async (host, status) => {
    const origin = await (await openLake()).serve();
    expect(await answerTo(origin, host)).toMatchObject({ status });
    expect((await fetch(`${origin}/v1/ping`)).status).toBe(200);
  },
);

test.each(["HEAD", "POST"])(
  "a socket that is asked for by %s is 405 without a word, which HEAD has no room for",
  async (method) => {
    const origin = await (await openLake()).serve();
    expect(await answerTo(origin, "lake", { method })).toEqual({ status: 405, body: "" });
  },
);

test("an upgrade that fails is answered and logged, and nothing else ends", async () => {
  const [lake, log] = [await openLake(), vi.fn()];
  vi.spyOn(lake, "upgrade").mockImplementation(() => {
    throw new Error("a fault of our own");
  });
  const origin = await lake.serve({ log });
  expect(await answerTo(origin, "lake")).toMatchObject({ status: 500 });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ level: "error" }));
  expect((await fetch(`${origin}/v1/ping`)).status).toBe(200);
});
