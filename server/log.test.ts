import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { openContentSource } from "./content-source.ts";
import { readSettings } from "./settings.ts";

const token = "skThisOpensEverything0123456789";

/** Answers with what it was sent, as a proxy that explains its refusal may. */
async function startEchoingHost(): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    outgoing.writeHead(400, { "Content-Type": "application/json" });
    outgoing.end(JSON.stringify({ statusCode: 400, message: `Refused: ${incoming.headers.authorization}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}

test("a token that the content host repeats in its answer is not in the log", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  const { store } = await openContentSource(
    readSettings({
      SANITY_API_HOST: await startEchoingHost(),
      SANITY_PROJECT_ID: "atelier",
      SANITY_API_TOKEN: token,
    }),
  );
  expect(await store.refresh({ now: true })).toBe(false);
  const lines = written.mock.calls.map(([line]) => String(line)).join("");
  expect(lines).toContain("Refused: Bearer [secret]");
  expect(lines).not.toContain(token);
});
