import { expect, test } from "vitest";
import {
  arrow,
  atIndex,
  type Change,
  click,
  drag,
  hover,
  pinch,
  refit,
  release,
  toEnd,
  toggle,
  type Viewport,
  zoomBy,
} from "./lightbox-state.ts";

/** The plate is 761.6 by 952 pixels, in the middle of the screen. */
const viewport: Viewport = {
  pictures: [1, 2, 3].map(() => ({ width: 1600, height: 2000 })),
  screen: { width: 1000, height: 1000 },
  direction: 1,
};
const still = { x: 0, y: 0 };

/** The changes one after the other, from the second picture. */
function changed(...changes: Change[]) {
  return changes.reduce((state, change) => change(state, viewport), atIndex(1));
}

function fromTheRight(...changes: Change[]) {
  return changes.reduce((state, change) => change(state, { ...viewport, direction: -1 }), atIndex(1));
}

test("arrow keys lead on by direction of reading; up and down lead nowhere", () => {
  expect([changed(arrow(1, 0)).index, changed(arrow(-1, 0)).index]).toEqual([2, 0]);
  expect(fromTheRight(arrow(1, 0)).index).toBe(0);
  expect(changed(arrow(0, 1))).toEqual(atIndex(1));
});

test("Home and End lead to the first and the last picture, not enlarged, in either direction of reading", () => {
  const enlarged = zoomBy(1);
  expect([changed(enlarged, toEnd("first")), changed(enlarged, toEnd("last"))]).toEqual([0, 2].map(atIndex));
  expect([fromTheRight(toEnd("first")), fromTheRight(toEnd("last"))]).toEqual([0, 2].map(atIndex));
});

test("arrow keys move along an enlarged picture, by a sixth of the screen", () => {
  const enlarged = changed(zoomBy(1), zoomBy(1));
  const right = arrow(1, 0)(enlarged, viewport);
  expect(right.index).toBe(1);
  expect(right.view.x).toBeCloseTo(enlarged.view.x - 1000 / 6);
  expect(right.view.y).toBe(enlarged.view.y);
  expect(arrow(0, 1)(enlarged, viewport).view.y).toBeCloseTo(enlarged.view.y - 1000 / 6);
});

test("the second click of a double click comes before the screen is measured, and closes nothing", () => {
  const unmeasured = { ...viewport, screen: { width: 0, height: 0 } };
  expect(click({ x: 0, y: -250 })(atIndex(1), unmeasured)).toEqual(atIndex(1));
});

test("steps of the keyboard end at 1 and at the largest scale", () => {
  const largest = changed(...Array.from({ length: 40 }, () => zoomBy(1)));
  expect(zoomBy(1)(largest, viewport).view.scale).toBe(largest.view.scale);
  expect(zoomBy(-1)(largest, viewport).view.scale).toBeLessThan(largest.view.scale);
  expect(changed(zoomBy(-1)).view.scale).toBe(1);
});

test("a mouse moves over the enlarged picture only", () => {
  expect(changed(hover({ x: 300, y: 0 }))).toEqual(atIndex(1));
  const enlarged = changed(toggle(still));
  expect(hover({ x: 400, y: 0 })(enlarged, viewport).view.x).toBeLessThan(0);
  expect(hover({ x: -400, y: 0 })(enlarged, viewport).view.x).toBeGreaterThan(0);
});

test("on a smaller screen an enlarged picture leaves no gap", () => {
  const atEdge = changed(toggle(still), drag({ x: 5000, y: 0 }));
  const fitted = refit(atEdge, { ...viewport, screen: { width: 500, height: 500 } });
  expect(fitted.view.scale).toBe(atEdge.view.scale);
  expect(fitted.view.x).toBeLessThan(atEdge.view.x);
});

test("a finger drags along the axis that it took first, never up", () => {
  const expected = { pull: { x: 12, y: 0 }, isDragging: true };
  expect(changed(drag({ x: 10, y: 5 }), drag({ x: 2, y: 50 }))).toMatchObject(expected);
  expect(changed(drag({ x: 5, y: 10 }), drag({ x: 50, y: 2 })).pull).toEqual({ x: 0, y: 12 });
  expect(changed(drag({ x: 0, y: -10 })).pull).toEqual(still);
});

test("a finger that has come far enough turns to the next picture, in the direction of reading", () => {
  expect(changed(drag({ x: -251, y: 0 }), release(still))).toEqual(atIndex(2));
  expect(changed(drag({ x: 251, y: 0 }), release(still))).toEqual(atIndex(0));
  expect(changed(drag({ x: 250, y: 0 }), release(still))).toEqual(atIndex(1));
  expect(fromTheRight(drag({ x: -251, y: 0 }), release(still)).index).toBe(0);
});

test("a finger that is fast counts as if it had gone on; one that did not drag does not", () => {
  expect(changed(drag({ x: -100, y: 0 }), release({ x: -1, y: 0 })).index).toBe(2);
  expect(changed(drag({ x: -100, y: 0 }), release({ x: -0.9, y: 0 })).index).toBe(1);
  expect(changed(release({ x: -9, y: 9 }))).toEqual(atIndex(1));
});

test("a pinch that ends all but whole ends whole", () => {
  expect(changed(pinch(1.11, still, still), release(still)).view.scale).toBe(1);
  expect(changed(pinch(1.13, still, still), release(still)).view.scale).toBeCloseTo(1.13);
});
