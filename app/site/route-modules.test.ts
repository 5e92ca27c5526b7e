import { expect, test, vi } from "vitest";
import { CHUNK_LOAD_ERROR, loadRouteModule } from "./route-modules.ts";

function script(source: string) {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** Returns what the route throws when it is rendered. */
function thrownBy(module: unknown): unknown {
  const screen = typeof module === "object" && module && "default" in module ? module.default : undefined;
  try {
    return typeof screen === "function" && screen();
  } catch (error) {
    return error;
  }
}

test("a module is loaded once", async () => {
  const loaded = {};
  const route = { id: "faq", module: script("export default () => { throw 1; }") };
  const module = await loadRouteModule(route, loaded);
  expect(thrownBy(module)).toBe(1);
  expect(await loadRouteModule({ ...route, module: "nowhere" }, loaded)).toBe(module);
});

test("a missing one is a screen that throws, and is not cached", async () => {
  const loaded = {};
  const module = await loadRouteModule({ id: "faq", module: "/static/js/faq-0ldh4sh.js" }, loaded);
  const expected = { name: CHUNK_LOAD_ERROR, message: "Loading chunk faq-0ldh4sh failed" };
  expect(thrownBy(module)).toMatchObject(expected);
  expect(loaded).toEqual({});
});

test("one that takes longer than two minutes is missing", async () => {
  vi.useFakeTimers();
  const module = loadRouteModule({ id: "a", module: script("await new Promise(() => {})") }, {});
  await vi.advanceTimersByTimeAsync(120_000);
  expect(thrownBy(await module)).toMatchObject({ name: CHUNK_LOAD_ERROR });
});
