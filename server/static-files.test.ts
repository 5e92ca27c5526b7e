import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { compose, type Middleware } from "./middleware.ts";
import { releasedFiles } from "./static-files.ts";

test("a file is closed when its visitor leaves in the middle of it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const film = join(folder, "film");
  await writeFile(film, Buffer.alloc(32 * 1024 * 1024));
  const file = createReadStream(film);
  const port = await serve((_request, response) => void file.pipe(response));
  get({ port }, (response) => response.once("data", () => response.destroy()));
  await vi.waitFor(() => expect(file.closed).toBe(true), 20_000);
});

test("a file that cannot be opened ends its answer, and nothing else", async () => {
  const port = await serve((_request, response) => void createReadStream("/nowhere/at/all").pipe(response));
  const failed = await new Promise((resolve) => get({ port }).once("error", resolve));
  expect(failed).toMatchObject({ code: "ECONNRESET" });
});

async function serve(send: Middleware): Promise<number> {
  const server = createServer(compose(releasedFiles, send));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}
