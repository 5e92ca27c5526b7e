import { expect, test, vi } from "vitest";
import { arrivesInTime, loadingPage } from "./loading-page.ts";

test("it says LOADING at once, stays open, and asks again the moment the catalogue is there", async () => {
  const catalogue = Promise.withResolvers<void>();
  const { status, headers, body } = loadingPage(catalogue.promise);
  expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([503, "5", "no-store"]);
  const pieces = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await pieces?.read())?.value).toContain("LOADING");
  const rest = pieces?.read();
  catalogue.resolve();
  expect((await rest)?.value).toContain('<meta http-equiv="refresh" content="0">');
  expect((await pieces?.read())?.done).toBe(true);
});

test("patience ends before a proxy's does", async () => {
  vi.useFakeTimers();
  const waited = arrivesInTime(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await waited).toBe(false);
  vi.useRealTimers();
});
