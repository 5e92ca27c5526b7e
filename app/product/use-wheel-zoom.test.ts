// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Point } from "./lightbox-view.ts";
import { useWheelZoom } from "./use-wheel-zoom.ts";

type OnZoom = (factor: number, point: Point) => void;

const E_TIMES = expect.closeTo(Math.E, 6);
const AN_ETH = expect.closeTo(1 / Math.E, 6);
/** 10 pixels to the right of the middle of the picture, and 20 above it. */
const ASIDE = { x: 10, y: -20 };

afterEach(cleanup);

/** A picture of 400 by 600 pixels, its middle at 300, 400. */
function picture() {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => new DOMRect(100, 100, 400, 600);
  const zooms: unknown[] = [];
  const { rerender, unmount } = renderHook((onZoom: OnZoom) => useWheelZoom({ current: element }, onZoom), {
    initialProps: (...args) => zooms.push(args),
  });

  function turn(deltaY: number, { deltaMode, ctrlKey }: Pick<WheelEventInit, "deltaMode" | "ctrlKey"> = {}) {
    const event = new WheelEvent("wheel", { cancelable: true, deltaY, ...(deltaMode && { deltaMode }) });
    // Happy DOM's wheel has neither keys nor a place.
    element.dispatchEvent(Object.assign(event, { ctrlKey, clientX: 310, clientY: 380 }));
    return event;
  }
  return { zooms, turn, rerender, unmount };
}

test.each([
  ["500 pixels of a wheel away from the user enlarge e times round the point", -500, {}, E_TIMES],
  ["500 towards the user shrink as much", 500, {}, AN_ETH],
  ["A pinch on a trackpad, which comes with Ctrl, needs 100 pixels", -100, { ctrlKey: true }, E_TIMES],
  ["A line has 16 pixels", -500 / 16, { deltaMode: WheelEvent.DOM_DELTA_LINE }, E_TIMES],
])("%s, and the page below does not scroll", (_, deltaY, how, factor) => {
  const { zooms, turn } = picture();
  expect(turn(deltaY, how).defaultPrevented).toBe(true);
  expect(zooms).toEqual([[factor, ASIDE]]);
});

test("The callback may change with each render, and ends with the lightbox", () => {
  const { zooms, turn, rerender, unmount } = picture();
  const later: number[] = [];
  rerender((factor) => later.push(factor));
  turn(-500);
  unmount();
  expect(turn(-500).defaultPrevented).toBe(false);
  expect(later).toEqual([E_TIMES]);
  expect(zooms).toEqual([]);
});
