import type { PointerEvent as ReactPointerEvent } from "react";

type Move = (slug: string, index: number) => void;

/** The list scrolls by this many pixels a frame while the pointer is this near to its edge. */
const EDGE_PX = 56;
const STEP_PX = 12;

/** A press that moves less is a click. */
const LEAST_PX = 6;

/**
 * Starts to drag a column by its picture: it follows the pointer, and those it passes make room. The document changes once it is let go.
 * Escape, or a gesture that the browser takes over, puts all back. A finger scrolls the list instead.
 */
export function useDragOrder(move: Move) {
  return (event: ReactPointerEvent<HTMLElement>, slug: string) => {
    const handle = event.currentTarget;
    const column = handle.closest<HTMLElement>("li");
    const list = column?.parentElement;
    if (event.button !== 0 || event.pointerType === "touch" || !column || !list) return;
    event.preventDefault();
    drag({ handle, column, list, pointer: event.pointerId, startX: event.clientX }, (index) =>
      move(slug, index),
    );
  };
}

type Grip = { handle: HTMLElement; column: HTMLElement; list: HTMLElement; pointer: number; startX: number };

function drag({ handle, column, list, pointer, startX }: Grip, drop: (index: number) => void) {
  const columns = [...list.querySelectorAll<HTMLElement>(":scope > li")];
  const from = columns.indexOf(column);
  const [first, second] = columns.map(({ offsetLeft }) => offsetLeft);
  // The distance is negative where pages are read from the right.
  const step = first === undefined || second === undefined ? 1 : second - first;
  const startScroll = list.scrollLeft;
  const dragging = new AbortController();
  const { signal } = dragging;
  let x = startX;
  let to = from;
  let frame = 0;
  let isDragging = false;

  function begin() {
    isDragging = true;
    list.dataset["dragging"] = "";
    column.dataset["dragged"] = "";
    frame = requestAnimationFrame(scroll);
    swallowClick(handle);
  }

  function show() {
    const distance = x - startX + list.scrollLeft - startScroll;
    to = Math.min(Math.max(from + Math.round(distance / step), 0), columns.length - 1);
    for (const [index, other] of columns.entries())
      other.style.translate = `${other === column ? distance : shiftOf(index, from, to) * step}px`;
  }

  function scroll() {
    const { left, right } = list.getBoundingClientRect();
    const by = STEP_PX * (Number(x > right - EDGE_PX) - Number(x < left + EDGE_PX));
    if (by !== 0) {
      list.scrollLeft += by;
      show();
    }
    frame = requestAnimationFrame(scroll);
  }

  function end(isDropped: boolean) {
    dragging.abort();
    cancelAnimationFrame(frame);
    delete list.dataset["dragging"];
    delete column.dataset["dragged"];
    for (const other of columns) other.style.translate = "";
    if (isDropped && to !== from) drop(to);
  }

  handle.setPointerCapture(pointer);
  handle.addEventListener(
    "pointermove",
    ({ clientX }) => {
      x = clientX;
      if (!isDragging && Math.abs(x - startX) >= LEAST_PX) begin();
      if (isDragging) show();
    },
    { signal },
  );
  handle.addEventListener("pointerup", () => end(true), { signal });
  handle.addEventListener("pointercancel", () => end(false), { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
}

/** Letting go of a link is a click on it, also where Escape has ended the drag before. */
function swallowClick(link: HTMLElement) {
  const swallowing = new AbortController();
  const { signal } = swallowing;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  link.addEventListener("click", swallow, { capture: true, signal });
  // The click comes before the next task.
  document.addEventListener("pointerup", () => setTimeout(() => swallowing.abort()), { once: true, signal });
}

/** A column between the place that is left and the one that is taken moves by one place. */
function shiftOf(index: number, from: number, to: number): number {
  if (index > from && index <= to) return -1;
  return index < from && index >= to ? 1 : 0;
}
