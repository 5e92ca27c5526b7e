import { expect, test, vi } from "vitest";
import { openRawConnection } from "../testing/raw-connection.ts";
import { openTestLake, serveTestLake } from "../testing/test-lake.ts";

async function upgradeAt(origin: string, host: string): Promise<string> {
  const { said, closed } = await openRawConnection(
    origin,
    `GET /v1/socket/production HTTP/1.1\r\nHost: ${host}\r\nOrigin: https://elsewhere.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  await closed;
  return said().split("\r\n")[0] ?? "";
}

test.each([
  ["a:b@lake", "400"],
  ["@", "400"],
  ["la ke", "400"],
  ["lake?a", "400"],
  ["999.999.999.999", "400"],
  ["lake", "403"],
])(
  "a socket that is asked for at the host %j by another origin's page is refused: %s",
  async (host, status) => {
    const origin = await serveTestLake(await openTestLake());
    expect(await upgradeAt(origin, host)).toContain(status);
    expect((await fetch(`${origin}/v1/ping`)).status).toBe(200);
  },
);

test.each(["HEAD", "POST"])(
  "a socket that is asked for by %s is 405 without a word, which HEAD has no room for",
  async (method) => {
    const { said, closed } = await openRawConnection(
      await serveTestLake(await openTestLake()),
      `${method} /v1/socket/production HTTP/1.1\r\nHost: lake\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    await closed;
    const [head, body] = said().split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 405 /);
    expect(body).toBe("");
  },
);

test("an upgrade that fails is answered and logged, and nothing else ends", async () => {
  const log = vi.fn();
  const lake = await openTestLake();
  const failing = {
    ...lake,
    upgrade() {
      throw new Error("a fault of our own");
    },
  };
  const origin = await serveTestLake(failing, { log });
  expect(await upgradeAt(origin, "lake")).toContain("500");
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ level: "error" }));
  expect((await fetch(`${origin}/v1/ping`)).status).toBe(200);
});
