import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openLoopback } from "../command/loopback.ts";
import { startLakeProcess } from "../testing/lake-process.ts";
import { temporaryFolder } from "../testing/test-lake.ts";

test.each([
  ["served by the command", async () => (await startLakeProcess(await temporaryFolder())).origin],
  ["served for the official tools", loopbackOrigin],
])(
  "a lake that is %s answers in HTTP who asks for HTTP/2, and goes on when that connection is reset",
  async (_case, start) => {
    const origin = await start();
    const ask = () => request(origin, "/v1/ping", "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n");
    await expect.poll((await ask()).received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
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

async function request(origin: string, path: string, headers: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  await once(socket, "connect");
  let said = "";
  socket.on("data", (data) => {
    said += data;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${headers}\r\n`);
  return { socket, received: () => said };
}
