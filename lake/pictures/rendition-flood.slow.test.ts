import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { openLake, paint } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 120_000 });

const most = limits.waitingRenditions;
const [patient, long] = [{ timeout: 30_000 }, { timeout: 60_000 }];

/** A real server has one picture, and clients request uncached renditions of it. */
async function openFloodedLake() {
  const lake = await openLake();
  const origin = await lake.serve({ trustsProxy: () => true });
  const { path } = await lake.as("editor").assets.upload("image", await paint("#305070", 1000, 1000));
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const statusOf = async (address: string, query: string, init: RequestInit = {}) => {
    const headers = { "X-Forwarded-For": address };
    const response = await fetch(`${origin}/${path}?${query}`, { headers, ...init });
    await response.arrayBuffer();
    return response.status;
  };
  /** Refused clients are counted. The others wait for longer than the test takes. */
  let refused = 0;
  let width = 1000;
  const countRefusal = (status: number) => {
    if (status === 503) refused += 1;
  };
  return {
    statusOf,
    flood(address: string, count: number) {
      for (let at = 0; at < count; at += 1) {
        width += 1;
        const asked = statusOf(address, `w=${width}&sharp=100&fm=webp`, { signal: ending.signal });
        void asked.then(countRefusal, () => undefined);
      }
    },
    rejections: () => refused,
    hangUp: () => ending.abort(),
    /** Renditions are on the disk whether or not somebody has waited for them. */
    stored: async () => {
      const names = await readdir(join(lake.folder, "renditions"), { recursive: true });
      return names.filter((name) => name.includes("/")).length;
    },
  };
}

test("one address takes a quarter of the slots, and another has the next turn", async () => {
  const { statusOf, flood, rejections } = await openFloodedLake();
  flood("192.0.2.1", most / 4 + 30);
  // Finished renditions have released their slots.
  await expect.poll(rejections, patient).toBeGreaterThan(10);
  expect(rejections()).toBeLessThan(30);
  expect(await statusOf("192.0.2.2", "w=100")).toBe(200);
});

test("what a flood that hangs up has asked for is not made", async () => {
  const { statusOf, flood, rejections, hangUp, stored } = await openFloodedLake();
  for (let address = 0; address < 4; address += 1) flood(`198.51.100.${address}`, most / 4 + 10);
  await expect.poll(rejections, long).toBeGreaterThan(10);
  hangUp();
  await expect.poll(() => statusOf("198.51.100.0", "w=50"), long).toBe(200);
  expect(await stored()).toBeLessThan(most / 2);
});
