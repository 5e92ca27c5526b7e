import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { dayNumber, dayNumbered } from "#model/days/day.ts";
import { type Grip, LATER_KEY, movedBy, type Place, partBefore, type Sight } from "./layout.ts";
import type { Rental, ShownBooking, ShownPiece } from "./rental-data.ts";

export type GridActions = {
  open(booking: ShownBooking): void;
  openPiece(piece: ShownPiece): void;
  /** Absent for someone who may only read. */
  edit: { add(place: Place): void; move(booking: ShownBooking, to: Place): void } | undefined;
};

/** A booking that is held, or days that are being chosen for a new one, and where they would go. */
export type Held = { booking: ShownBooking | undefined; from: Place; to: Place };

/** Pointer and keyboard hold a booking alike: it is moved in the end, or stays where it is. */
export function useHolding(rental: Rental, sight: Sight, actions: GridActions) {
  const [held, setHeld] = useState<Held>();
  const [tabStop, setTabStop] = useState<string>();
  const moved = useRef<string | undefined>(undefined);
  // A bar that has gone to another row is drawn anew there, without the focus.
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>(`[data-booking="${moved.current}"]`);
    if (rental && document.activeElement === document.body) bar?.focus({ preventScroll: true });
    moved.current = undefined;
  }, [rental]);
  const bookingAt = (target: EventTarget | null) => {
    const id = barAt(target)?.dataset["booking"];
    return rental.bookings.find((booking) => booking.id === id);
  };
  const { edit } = actions;

  function finish(done: Held | undefined) {
    setHeld(undefined);
    if (!done || !edit) return;
    moved.current = done.booking?.id;
    if (!done.booking) edit.add(done.to);
    else if (!isSame(done.from, done.to)) edit.move(done.booking, done.to);
  }

  const dragging = useDragging({ held, setHeld, finish, bookingAt, sight, actions });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const booking = bookingAt(event.target);
    if (!booking) return;
    if (held && ["Enter", " ", "Escape"].includes(event.key)) {
      event.preventDefault();
      return event.key === "Escape" ? setHeld(undefined) : finish(held);
    }
    const to = edit && movedByKey(held?.to ?? placeOf(booking), event, rental);
    if (to) setHeld({ booking, from: placeOf(booking), to });
    else if (!focusByKey(event)) return;
    event.preventDefault();
  }

  function onFocus({ target }: FocusEvent) {
    const booking = bookingAt(target);
    if (booking) setTabStop(booking.id);
  }

  /** Whoever leaves a booking without a word leaves it where it was. */
  function onBlur() {
    if (!dragging.isHeld()) setHeld(undefined);
  }

  return { held, tabStop, handlers: { ...dragging.handlers, onKeyDown, onFocus, onBlur } };
}

type Dragging = {
  held: Held | undefined;
  setHeld(held: Held | undefined): void;
  finish(done: Held | undefined): void;
  bookingAt(target: EventTarget | null): ShownBooking | undefined;
  sight: Sight;
  actions: GridActions;
};

function useDragging({ held, setHeld, finish, bookingAt, sight, actions: { open, edit } }: Dragging) {
  const pressed = useRef<{ day: number; grip: Grip; held: Held } | undefined>(undefined);
  const wasDragged = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false;
    pressed.current = undefined;
    const place = isOnDays(event.target) ? placeAt(event, sight) : undefined;
    // A finger scrolls: it opens what it touches.
    if (!place || !edit || event.button !== 0 || event.pointerType === "touch") return;
    const booking = bookingAt(event.target);
    const from = placeOf(booking ?? { piece: place.piece, firstDay: place.day, lastDay: place.day });
    const grip = booking ? gripAt(event) : "end";
    pressed.current = { day: dayNumber(place.day), grip, held: { booking, from, to: from } };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    // The button was let go of outside of the window.
    if (event.buttons === 0 && pressed.current) return onPointerCancel();
    const start = pressed.current;
    const place = start && placeAt(event, sight);
    if (!start || !place) return;
    const moved = movedBy(start.held.from, dayNumber(place.day) - start.day, start.grip);
    const to = start.held.booking && start.grip === "middle" ? { ...moved, piece: place.piece } : moved;
    if (isSame(to, (held ?? start.held).to)) return;
    // A pointer that has not moved clicks, and a captured one would click on nothing.
    if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    wasDragged.current = true;
    setHeld({ ...start.held, to });
  }

  function onPointerUp() {
    if (pressed.current && wasDragged.current) finish(held);
    pressed.current = undefined;
  }

  function onPointerCancel() {
    pressed.current = undefined;
    setHeld(undefined);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    if (wasDragged.current) return;
    const booking = bookingAt(event.target);
    if (booking) return open(booking);
    const place = isOnDays(event.target) ? placeAt(event, sight) : undefined;
    if (place) edit?.add({ piece: place.piece, firstDay: place.day, lastDay: place.day });
  }

  return {
    isHeld: () => pressed.current !== undefined,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick },
  };
}

function barAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-booking]") : null;
}

/** Within this distance of its end, a bar is held by its end. In pixels. */
const END_PX = 7;

export function placeOf({ piece, firstDay, lastDay }: Place): Place {
  return { piece, firstDay, lastDay };
}

function isSame(one: Place, other: Place): boolean {
  return one.piece === other.piece && one.firstDay === other.firstDay && one.lastDay === other.lastDay;
}

function isOnDays(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-piece]") !== null;
}

/** The piece and the day under the pointer; beside the days, the nearest one. Undefined outside of the rows. */
function placeAt({ clientX, clientY }: { clientX: number; clientY: number }, { first, days }: Sight) {
  const row = document.elementFromPoint(clientX, clientY)?.closest("tr");
  const track = row?.querySelector<HTMLElement>("[data-piece]");
  const piece = track?.dataset["piece"];
  if (!track || piece === undefined) return undefined;
  const at = Math.floor(partBefore(clientX, track.getBoundingClientRect()) * days);
  return { piece, day: dayNumbered(first + Math.min(Math.max(at, 0), days - 1)) };
}

function gripAt({ target, clientX }: PointerEvent<HTMLElement>): Grip {
  const bar = barAt(target);
  if (!bar) return "middle";
  const box = bar.getBoundingClientRect();
  if (box.width < 3 * END_PX) return "middle";
  const before = partBefore(clientX, box) * box.width;
  // The name may stand behind the bar.
  if (before > box.width) return "middle";
  if (before > box.width - END_PX) return "end";
  return before < END_PX ? "start" : "middle";
}

/** Undefined for a key that moves nothing. */
function movedByKey(place: Place, { key, shiftKey }: KeyboardEvent, { pieces }: Rental): Place | undefined {
  if (key === "+" || key === "-") return movedBy(place, key === "+" ? 1 : -1, "end");
  if (!shiftKey) return undefined;
  if (key === "ArrowLeft" || key === "ArrowRight")
    return movedBy(place, key === LATER_KEY ? 1 : -1, "middle");
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const at = pieces.findIndex(({ id }) => id === place.piece) + (key === "ArrowDown" ? 1 : -1);
  return { ...place, piece: pieces[at]?.id ?? place.piece };
}

/** Returns whether the key leads to a bar. */
function focusByKey({ key, target }: KeyboardEvent): boolean {
  const bar = barAt(target);
  const row = bar?.closest("tr");
  if (!bar || !row) return false;
  const own = barsIn(row);
  if (key === "ArrowLeft" || key === "ArrowRight") {
    own[own.indexOf(bar) + (key === "ArrowRight" ? 1 : -1)]?.focus();
    return true;
  }
  if (key !== "ArrowUp" && key !== "ArrowDown") return false;
  const at = bar.offsetLeft;
  const next = rowWithBars(row, key === "ArrowDown");
  next
    .toSorted((one, other) => Math.abs(one.offsetLeft - at) - Math.abs(other.offsetLeft - at))
    .at(0)
    ?.focus();
  return true;
}

function rowWithBars(row: Element, isDown: boolean): HTMLElement[] {
  let next = isDown ? row.nextElementSibling : row.previousElementSibling;
  while (next && barsIn(next).length === 0)
    next = isDown ? next.nextElementSibling : next.previousElementSibling;
  return next ? barsIn(next) : [];
}

/** The bars of a row, from left to right. */
function barsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("[data-booking]")].toSorted(
    (one, other) => one.offsetLeft - other.offsetLeft,
  );
}
