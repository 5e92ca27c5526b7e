import { type RefObject, useEffect, useEffectEvent } from "react";
import { pointOf } from "./gesture-recognizer.ts";
import type { Point } from "./lightbox-view.ts";

/** Pixels that enlarge e times: of a wheel, and of a pinch on a trackpad, which reports far fewer. */
const WHEEL_PX = 500;
const TRACKPAD_PX = 100;

/** A wheel may count in lines, as in Firefox. */
const LINE_PX = 16;

/** Calls `onZoom` when a wheel or a pinch on a trackpad enlarges: by which factor, and round which point. */
export function useWheelZoom(
  element: RefObject<HTMLElement | null>,
  onZoom: (factor: number, point: Point) => void,
): void {
  const zoom = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onZoom(Math.exp(-turnOf(event)), pointOf(event));
  });

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const onWheel = (event: WheelEvent) => zoom(event);
    // React's own listener is passive: the page under the dialog would scroll.
    current.addEventListener("wheel", onWheel, { passive: false });
    return () => current.removeEventListener("wheel", onWheel);
  }, [element]);
}

/** A browser reports a pinch on a trackpad as a wheel turned with Ctrl. */
function turnOf({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PX : deltaY;
  return pixels / (ctrlKey ? TRACKPAD_PX : WHEEL_PX);
}
