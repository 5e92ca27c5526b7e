import { beforeEach, expect, test, vi } from "vitest";
import { createGestureRecognizer, type GestureHandlers, type PointerInput } from "./gesture-recognizer.ts";

/** 400 by 600 pixels, its middle at 300, 400. */
class Surface extends EventTarget {
  captured: number[] = [];
  setPointerCapture(pointerId: number) {
    this.captured.push(pointerId);
  }
  getBoundingClientRect() {
    return { left: 100, top: 100, width: 400, height: 600 };
  }
}

let surface: Surface;
let seen: unknown[][];
let recognizer: ReturnType<typeof createGestureRecognizer>;
const handlers: GestureHandlers = {
  onDrag: (...args) => seen.push(["drag", ...args]),
  onPinch: (...args) => seen.push(["pinch", ...args]),
  onRelease: (...args) => seen.push(["release", ...args]),
  onDoubleTap: ({ x, y }) => seen.push(["double tap", { x, y }]),
  onClick: (...args) => seen.push(["click", ...args]),
  onHover: (...args) => seen.push(["hover", ...args]),
};

beforeEach(() => {
  vi.stubGlobal("Element", Surface);
  surface = new Surface();
  seen = [];
  recognizer = createGestureRecognizer();
});

type Place = { x: number; y?: number; at?: number; id?: number };
type At = Place & Partial<Pick<PointerInput, "pointerType" | "button">>;

/** `x`, `y` count from the middle of the surface, `at` is in milliseconds. */
function pointer(
  type: string,
  { x, y = 0, at = 0, id = 1, pointerType = "touch", button = 0 }: At,
): PointerInput {
  const place = { clientX: 300 + x, clientY: 400 + y };
  return { type, button, pointerId: id, pointerType, timeStamp: at, ...place, currentTarget: surface };
}

const down = (where: At) => recognizer.down(pointer("pointerdown", where));
const move = (where: At) => recognizer.move(pointer("pointermove", where), handlers);
const up = (where: At, type = "pointerup") => recognizer.up(pointer(type, where), handlers);

test("a finger that goes further than it trembles drags, by as much as it has gone since", () => {
  down({ x: 0 });
  expect(surface.captured).toEqual([1]);
  move({ x: 7, at: 10 });
  expect(seen).toEqual([]);
  move({ x: 8, at: 20 });
  move({ x: 10, y: -3, at: 30 });
  expect(seen).toEqual([
    ["drag", { x: 8, y: 0 }],
    ["drag", { x: 2, y: -3 }],
  ]);
});

test("a finger that leaves while it moves has a speed, one that rests first has none", () => {
  down({ x: 0 });
  move({ x: 20, y: 40, at: 10 });
  move({ x: 40, y: 40, at: 20 });
  up({ x: 40, y: 40, at: 99 });
  expect(seen.at(-1)).toEqual(["release", { x: 1.5, y: 1 }]);
  down({ x: 0, at: 200 });
  move({ x: 20, at: 210 });
  up({ x: 20, at: 290 });
  expect(seen.at(-1)).toEqual(["release", { x: 0, y: 0 }]);
});

test("a gesture that the browser takes over ends without speed", () => {
  down({ x: 0 });
  move({ x: 20, at: 10 });
  up({ x: 20, at: 11 }, "pointercancel");
  expect(seen.at(-1)).toEqual(["release", { x: 0, y: 0 }]);
});

test("fingers that begin on one spot do not enlarge without end", () => {
  down({ x: 0, id: 1 });
  down({ x: 0, id: 2 });
  move({ x: 3, id: 2, at: 10 });
  expect(seen).toEqual([["pinch", 3, { x: 1.5, y: 0 }, { x: 1.5, y: 0 }]]);
});

test("a mouse hovers and clicks, and neither drags nor clicks with its other buttons", () => {
  const mouse = { pointerType: "mouse" } as const;
  move({ x: 5, y: 6, ...mouse });
  down({ x: 0, ...mouse });
  move({ x: 7, ...mouse });
  up({ x: 7, ...mouse });
  expect(seen).toEqual([
    ["hover", { x: 5, y: 6 }],
    ["hover", { x: 7, y: 0 }],
    ["click", { x: 7, y: 0 }],
  ]);
  down({ x: 0, ...mouse });
  up({ x: 8, ...mouse });
  down({ x: 0, button: 2, ...mouse });
  up({ x: 0, button: 2, ...mouse });
  expect(seen).toHaveLength(3);
  expect(surface.captured).toHaveLength(2);
  down({ x: 0, ...mouse });
  move({ x: 60, ...mouse });
  expect(seen.slice(3)).toEqual([["hover", { x: 60, y: 0 }]]);
});
