import { expect, test, vi } from "vitest";
import { identityOf } from "#app/label/identity.ts";
import { arrivesInTime, loadingPage } from "./loading-page.ts";

test("it says LOADING at once, stays open, and asks again the moment the catalogue is there", async () => {
  const catalogue = Promise.withResolvers<void>();
  const { status, headers, body } = loadingPage(catalogue.promise, identityOf("Aube & Fils"));
  expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([503, "5", "no-store"]);
  const pieces = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await pieces?.read())?.value).toMatch(/<b>Aube &amp; Fils<\/b>.*LOADING/);
  const rest = pieces?.read();
  catalogue.resolve();
  expect((await rest)?.value).toContain('<meta http-equiv="refresh" content="0">');
  expect((await pieces?.read())?.done).toBe(true);
});

test("it ends before a proxy's timeout does", async () => {
  vi.useFakeTimers();
  const waited = arrivesInTime(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await waited).toBe(false);
  vi.useRealTimers();
});

test("a label that nobody has told yet is not called by another's name", async () => {
  const reader = loadingPage(Promise.resolve(), identityOf(""))
    .body?.pipeThrough(new TextDecoderStream())
    .getReader();
  const begun = (await reader?.read())?.value;
  expect(begun).toContain("<title>Loading</title>");
  expect(begun).not.toMatch(/<b>|Auvrane/);
});
