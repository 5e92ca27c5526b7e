import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { clientAs, openTestLake, paint, serveTestLake, temporaryFolder } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 120_000 });

const most = limits.waitingRenditions;

/** A real server has one picture, and clients request uncached renditions of it. */
async function openFloodedLake() {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder });
  const origin = await serveTestLake(lake, { trustsProxy: () => true });
  const client = clientAs(lake, "editor");
  const { path } = await client.assets.upload("image", await paint("#305070", 1000, 1000));
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const ask = async (address: string, query: string) => {
    const headers = { "X-Forwarded-For": address };
    const response = await fetch(`${origin}/${path}?${query}`, { headers, signal: ending.signal });
    await response.arrayBuffer();
    return response;
  };
  /** Refused clients are counted. The others wait for longer than the test takes. */
  let refused = 0;
  let width = 1000;
  const flood = (address: string, count: number) => {
    for (let at = 0; at < count; at += 1) {
      width += 1;
      void ask(address, `w=${width}&blur=1000`).then(
        ({ status }) => {
          if (status === 503) refused += 1;
        },
        () => undefined,
      );
    }
  };
  return {
    ask,
    flood,
    rejections: () => refused,
    hangUp: () => ending.abort(),
    /** Renditions are on the disk whether or not somebody has waited for them. */
    stored: async () =>
      (await readdir(join(folder, "renditions"), { recursive: true })).filter((name) => name.includes("/"))
        .length,
    origin,
    path,
  };
}

test("one address takes a quarter of the slots, and another has the next turn", async () => {
  const { ask, flood, rejections } = await openFloodedLake();
  flood("192.0.2.1", most / 4 + 30);
  // Finished renditions have released their slots.
  await vi.waitFor(() => expect(rejections()).toBeGreaterThan(10), 30_000);
  expect(rejections()).toBeLessThan(30);
  const shown = await ask("192.0.2.2", "w=100");
  expect(shown.status).toBe(200);
});

test("what a flood that hangs up has asked for is not made", async () => {
  const { flood, rejections, hangUp, stored, origin, path } = await openFloodedLake();
  for (let address = 0; address < 4; address += 1) flood(`198.51.100.${address}`, most / 4 + 10);
  await vi.waitFor(() => expect(rejections()).toBeGreaterThan(10), 60_000);
  hangUp();
  const headers = { "X-Forwarded-For": "198.51.100.0" };
  await vi.waitFor(
    async () => expect((await fetch(`${origin}/${path}?w=50`, { headers })).status).toBe(200),
    60_000,
  );
  expect(await stored()).toBeLessThan(most / 2);
});
