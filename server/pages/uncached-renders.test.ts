import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUncachedRenders } from "./uncached-renders.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** Two pages are being rendered, and take until they are released; "/c" waits behind them. */
async function busyRenders(isGone = () => false) {
  const rendered: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const render = createUncachedRenders(async (url) => {
    rendered.push(url);
    await released;
    return url;
  });
  const [, , waiting] = ["/a", "/b", "/c"].map((url) => render(url, { visitor: "198.51.100.1", isGone }));
  await vi.waitFor(() => expect(rendered).toHaveLength(2), 20_000);
  return { rendered, render, release, waiting };
}

test("what has waited so long that its visitor has given up is not rendered", async () => {
  const { rendered, release, waiting } = await busyRenders();
  vi.setSystemTime(Date.now() + 6_000);
  release();
  expect(await waiting).toBeUndefined();
  expect(rendered).toEqual(["/a", "/b"]);
});

test("nor is what its visitor has left meanwhile", async () => {
  let isGone = false;
  const { rendered, release, waiting } = await busyRenders(() => isGone);
  isGone = true;
  release();
  expect(await waiting).toBeUndefined();
  expect(rendered).toEqual(["/a", "/b"]);
});
