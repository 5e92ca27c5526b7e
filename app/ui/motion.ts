import { useSyncExternalStore } from "react";
import { readStored, store } from "./device-storage.ts";

/**
 * One switch for everything that moves by itself, remembered on this device. The state stands on the document
 * element as `data-motion`, set before the first paint by app/boot/boot.ts, so that style sheets can read it.
 */
export const MOTION_KEY = "motion";
/** The choice on this page, where storage is refused. */
let chosen: boolean | undefined;
const listeners = new Set<() => void>();
const REDUCED = "(prefers-reduced-motion: reduce)";

export function useIsMotionPaused(): boolean {
  return useSyncExternalStore(subscribe, isMotionPaused, () => false);
}

/** Paused with the button, or reduced in the settings of the device. */
export function isMotionPaused(): boolean {
  return document.documentElement.dataset["motion"] === "paused" || matchMedia(REDUCED).matches;
}

export function pauseMotion(isPaused: boolean): void {
  chosen = isPaused;
  mark(isPaused);
  store("localStorage", MOTION_KEY, isPaused ? "paused" : "moving");
  for (const listener of listeners) listener();
}

/** Puts the choice back on a document element that has lost its attributes. */
export function restoreMotion(): void {
  mark(chosen ?? readStored("localStorage", MOTION_KEY) === "paused");
}

function mark(isPaused: boolean) {
  const root = document.documentElement;
  if (isPaused) root.dataset["motion"] = "paused";
  else delete root.dataset["motion"];
}

function subscribe(listener: () => void) {
  const media = matchMedia(REDUCED);
  listeners.add(listener);
  media.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener("change", listener);
  };
}
