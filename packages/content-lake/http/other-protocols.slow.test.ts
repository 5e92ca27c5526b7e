import { expect, onTestFinished, test } from "vitest";
import { openLoopback } from "../command/loopback.ts";
import { startLakeProcess } from "../testing/lake-process.ts";
import { openRawConnection } from "../testing/raw-connection.ts";
import { temporaryFolder } from "../testing/test-lake.ts";

test.each([
  ["served by the command", async () => (await startLakeProcess(await temporaryFolder())).origin],
  ["served for the official tools", loopbackOrigin],
])(
  "a lake that is %s answers in HTTP who asks for HTTP/2, and goes on when that connection is reset",
  async (_case, start) => {
    const origin = await start();
    const upgrade = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c";
    const ask = () =>
      openRawConnection(
        origin,
        `GET /v1/ping HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n${upgrade}\r\n\r\n`,
      );
    await expect.poll((await ask()).said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    (await ask()).socket.resetAndDestroy();
    expect((await fetch(`${origin}/v1/ping`)).status).toBe(200);
  },
  60_000,
);

async function loopbackOrigin(): Promise<string> {
  const folder = await temporaryFolder();
  const { origin, close } = await openLoopback({ folder, projectId: "atelier", dataset: "production" });
  onTestFinished(close);
  return origin;
}
