import { openRawConnection } from "@trousseau/host/testing/raw-connection.ts";
import { expect, onTestFinished, test } from "vitest";
import { openLoopback } from "../command/loopback.ts";
import { startLake } from "../testing/lake-process.ts";
import { address, temporaryFolder } from "../testing/test-lake.ts";

test.each([
  ["served by the command", async (folder: string) => (await startLake(folder)).origin],
  ["served for the official tools", loopbackOrigin],
])(
  "a lake that is %s answers in HTTP who asks for HTTP/2, and goes on when that connection is reset",
  async (_, start) => {
    const origin = await start(await temporaryFolder());
    const upgrade = `Host: ${new URL(origin).host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c`;
    const ask = () => openRawConnection(origin, `GET /v1/ping HTTP/1.1\r\n${upgrade}\r\n\r\n`);
    await expect.poll((await ask()).receivedText).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    (await ask()).socket.resetAndDestroy();
    expect((await fetch(`${origin}/v1/ping`)).status).toBe(200);
  },
);

async function loopbackOrigin(folder: string): Promise<string> {
  const { origin, close } = await openLoopback({ folder, ...address });
  onTestFinished(close);
  return origin;
}
