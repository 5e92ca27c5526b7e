import type { PointerEvent } from "react";
import type { Point } from "./lightbox-view.ts";

/** Called with what a gesture means, in pixels; points count from the middle of the element. */
export type GestureHandlers = {
  /** One finger has gone this much further. */
  onDrag: (by: Point) => void;
  /** The distance of two fingers has changed by `factor` round `centre`, and both have moved by `by`. */
  onPinch: (factor: number, centre: Point, by: Point) => void;
  /** The last finger has left, with this much speed in pixels a millisecond. */
  onRelease: (speed: Point) => void;
  onDoubleTap: (point: Point) => void;
  onClick: (point: Point) => void;
  /** A mouse moves. */
  onHover: (point: Point) => void;
};

/** Smaller movements of a finger are trembling, not a drag. */
const SLOP_PX = 8;

/** Two taps that belong together: the interval that phones use. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;

/** A finger that has rested this long before it leaves does not swipe. */
const REST_MS = 80;

const STILL: Point = { x: 0, y: 0 };

/** The part of a pointer event that is read. */
export type PointerInput = Pick<
  PointerEvent,
  "button" | "pointerId" | "pointerType" | "type" | "timeStamp" | "clientX" | "clientY"
> & { currentTarget: EventTarget & { setPointerCapture(pointerId: number): void } };

type Touch = Point & { time: number; start: Point; speed: Point };
type Tap = Point & { time: number };

/** Recognizes gestures in the pointer events of one element, which needs `touch-action: none`. */
export function createGestureRecognizer() {
  const touches = new Map<number, Touch>();
  let hasMoved = false;
  let lastTap: Tap | undefined;

  function down(event: PointerInput) {
    // The other buttons are for menus and scrolling.
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    if (touches.size === 0) hasMoved = false;
    touches.set(event.pointerId, { ...point, time: event.timeStamp, start: point, speed: STILL });
  }

  function move(event: PointerInput, handlers: GestureHandlers) {
    const point = pointOf(event);
    const touch = touches.get(event.pointerId);
    if (event.pointerType === "mouse") handlers.onHover(point);
    if (!touch || event.pointerType === "mouse") return;
    if (!hasMoved && touches.size === 1 && distance(touch.start, point) < SLOP_PX) return;
    hasMoved = true;
    const [other] = [...touches].filter(([id]) => id !== event.pointerId).map(([, otherTouch]) => otherTouch);
    const by = less(point, touch);
    touches.set(event.pointerId, {
      ...touch,
      ...point,
      time: event.timeStamp,
      speed: speedOf(touch, event, by),
    });
    if (!other) return handlers.onDrag(by);
    const factor = distance(point, other) / Math.max(1, distance(touch, other));
    handlers.onPinch(factor, middle(point, other), { x: by.x / 2, y: by.y / 2 });
  }

  function up(event: PointerInput, handlers: GestureHandlers) {
    const touch = touches.get(event.pointerId);
    touches.delete(event.pointerId);
    if (!touch || touches.size > 0) return;
    const point = pointOf(event);
    if (event.type === "pointercancel") return handlers.onRelease(STILL);
    if (event.pointerType === "mouse")
      return distance(touch.start, point) < SLOP_PX && handlers.onClick(point);
    if (!hasMoved) return tap({ ...point, time: event.timeStamp }, handlers);
    handlers.onRelease(event.timeStamp - touch.time < REST_MS ? touch.speed : STILL);
  }

  function tap(now: Tap, handlers: GestureHandlers) {
    const isSecond =
      lastTap && now.time - lastTap.time < DOUBLE_TAP_MS && distance(lastTap, now) < DOUBLE_TAP_PX;
    lastTap = isSecond ? undefined : now;
    if (isSecond) handlers.onDoubleTap(now);
  }

  return { down, move, up };
}

type PointerPosition = { clientX: number; clientY: number; currentTarget: EventTarget | null };

/** Pixels from the middle of the element that listens. */
function pointOf({ clientX, clientY, currentTarget }: PointerPosition): Point {
  if (!(currentTarget instanceof Element)) return { x: 0, y: 0 };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Half of what it was and half of what it is: one late event says little. */
function speedOf(touch: Touch, { timeStamp }: PointerInput, by: Point): Point {
  const time = Math.max(1, timeStamp - touch.time);
  return { x: (touch.speed.x + by.x / time) / 2, y: (touch.speed.y + by.y / time) / 2 };
}

function less(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
