// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onScroll } from "./scroll.ts";

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

test("However fast something is scrolled, work is done at most once every 10 ms, and once more at the end", () => {
  const strip = document.createElement("div");
  const work = vi.fn();
  const stop = onScroll(work, strip);
  for (let passed = 0; passed < 50; passed += 1) {
    strip.dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(1);
  }
  expect(work).toHaveBeenCalledTimes(5);
  strip.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(10);
  expect(work).toHaveBeenCalledTimes(6);

  strip.dispatchEvent(new Event("scroll"));
  stop();
  strip.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(100);
  expect(work, "whoever stops is not called again").toHaveBeenCalledTimes(6);
});
