import { expect, test } from "vitest";
import { clickScale, fitted, UNZOOMED, withoutGaps, zoomedAt } from "./lightbox-view.ts";

const dress = { width: 1440, height: 1800 };
const tall = { width: 600, height: 3000 };
const phone = { width: 390, height: 844 };
const wideScreen = { width: 1440, height: 900 };

test("an enlarged picture stands whole on the screen at first, with 24 pixels of paper round it where there is room", () => {
  expect(fitted(dress, phone).height).toBeCloseTo(487.5);
  expect(fitted(dress, wideScreen).height).toBeCloseTo(852);
});

test("an enlarged picture comes nearer by two to two and a half times, whatever its pixels", () => {
  expect(clickScale(dress, wideScreen)).toBeCloseTo(2.11);
  expect(clickScale(dress, phone)).toBe(2.5);
  expect(clickScale({ width: 800, height: 1000 }, phone)).toBeCloseTo(2.05);
});

test("an enlarged picture stays in the middle where it is narrower than the screen", () => {
  const { x, y } = withoutGaps({ scale: 2, x: 300, y: 9_999 }, tall, wideScreen);
  expect(x).toBe(0);
  expect(y).toBeCloseTo((852 * 2 - 900) / 2);
});

test("an enlarged picture is never smaller than whole, nor nearer than four times", () => {
  expect(withoutGaps({ scale: 0.4, x: 50, y: 50 }, dress, phone)).toEqual(UNZOOMED);
  expect(withoutGaps({ scale: 9, x: 0, y: 0 }, dress, phone).scale).toBe(4);
});

test("an enlarged picture keeps what is under the finger there", () => {
  const point = { x: 100, y: -60 };
  const near = zoomedAt(UNZOOMED, 2, point);
  // The spot stood 100 from the picture's centre; doubled, it is 200 from a centre that has moved.
  expect(near.x + 2 * 100).toBe(point.x);
  expect(near.y + 2 * -60).toBe(point.y);
});
