import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { editorAt, isAlive, lakeOf, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop, withHealthToken } from "#tests/support/shop.ts";
import { fetchPage, pictureOn, untilShown } from "#tests/support/shop-requests.ts";

/** A machine that is busy with other tests needs so long. In milliseconds. */
const SOON = 30_000;
const LATE = 120_000;

let data: string;
let shop: Shop;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "trousseau-lake-process-"));
  await cp(process.env.SEEDED_DATA ?? "", data, { recursive: true });
  shop = await openShop({ DATA_DIR: data });
  // The last good copy opens the shop before its lake is up.
  await lakeRuns();
}, LATE);

afterEach(async () => {
  await shop.close();
  await rm(data, { recursive: true, force: true });
});

test("a lake that is killed is missed by no visitor, comes back at its address, and shows what is published after", async () => {
  const picture = await pictureOn("/product/aurelie", shop);
  const first = lakeOf(shop);
  process.kill(first.process, "SIGKILL");
  const statuses: number[] = [];
  await vi.waitFor(async () => {
    const { status, headers } = await changeAsStranger();
    expect([status, headers.get("Retry-After")]).toEqual([503, "1"]);
  }, SOON);
  await vi.waitFor(async () => {
    for (const path of ["/", "/product/aurelie", "/readyz", picture])
      statuses.push((await fetch(shop.url + path)).status);
    expect(lakeOf(shop).process).not.toBe(first.process);
    expect(await stateOfLake()).toBe("running");
  }, SOON);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(lakeOf(shop).url).toBe(first.url);
  await isChanged("Aurélie again");
});

test("a lake that hangs leaves pages alone, refuses pictures and changes at once, and is started again at its address", {
  timeout: LATE,
}, async () => {
  const picture = await pictureOn("/product/aurelie", shop);
  const lake = lakeOf(shop);
  process.kill(lake.process, "SIGSTOP");
  onTestFinished(() => {
    if (isAlive(lake.process)) process.kill(lake.process, "SIGKILL");
  });
  await vi.waitFor(async () => expect(await stateOfLake()).toBe("unresponsive"), SOON);
  for (const path of ["/", "/product/aurelie"]) expect((await fetch(shop.url + path)).status).toBe(200);
  const signal = AbortSignal.timeout(5_000);
  for (const { status, headers } of [
    await fetch(shop.url + picture, { signal }),
    await changeAsStranger({ signal }),
  ])
    expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([
      503,
      "1",
      "no-store",
    ]);
  await vi.waitFor(() => expect(lakeOf(shop).process).not.toBe(lake.process), LATE);
  await lakeRuns();
  expect(isAlive(lake.process)).toBe(false);
  expect(lakeOf(shop).url).toBe(lake.url);
  expect((await fetch(shop.url + picture)).status).toBe(200);
  expect(shop.log()).toContain("content lake does not answer");
  await isChanged("Aurélie after a hang");
});

test("three shops that are killed leave no lake behind, and no lock; one that ends takes its lake along", {
  timeout: LATE,
}, async () => {
  for (let round = 0; round < 3; round += 1) {
    const { process: lake } = lakeOf(shop);
    await shop.kill();
    await vi.waitFor(() => expect(isAlive(lake)).toBe(false), SOON);
    shop = await openShop({ DATA_DIR: data });
    await lakeRuns();
    expect(shop.log()).not.toContain("does not start");
  }
  const { process: lake } = lakeOf(shop);
  expect(await shop.close()).toBe(0);
  expect(isAlive(lake)).toBe(false);
});

test("a second shop on the same folder shows the last good copy while the first may be ending, and then ends with what to do", async () => {
  const second = await openShop({ DATA_DIR: data });
  expect((await fetchPage("/product/aurelie", second)).status).toBe(200);
  await vi.waitFor(
    () => expect(second.log()).toMatch(/has not started in 5 attempts.*Another process is using/),
    SOON,
  );
  expect(second.log()).toContain("SANITY_API_HOST");
  expect(await second.close()).toBe(1);

  const heir = await openShop({ DATA_DIR: data });
  onTestFinished(async () => void (await heir.close()));
  await shop.close();
  await vi.waitFor(() => expect(lakeOf(heir)).not.toBeNull(), SOON);
});

function changeAsStranger(init: RequestInit = {}): Promise<Response> {
  return fetch(`${shop.url}/v1/data/mutate/production`, { method: "POST", body: "{}", ...init });
}

async function isChanged(name: string) {
  const editor = editorAt(shop.url, await tokenFor(data, "editor"));
  await editor.patch("product-aurelie").set({ name }).commit();
  await untilShown("/product/aurelie", name, shop);
}

async function lakeRuns() {
  await vi.waitFor(async () => expect(await stateOfLake()).toBe("running"), SOON);
}

async function stateOfLake(): Promise<string> {
  return (await (await fetch(`${shop.url}/readyz`, withHealthToken)).json()).content.lake;
}
