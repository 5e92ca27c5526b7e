import { useSyncExternalStore } from "react";
import { deviceStore } from "./device-store.ts";

/**
 * One switch for everything that moves by itself, remembered on this device. The state stands on the document
 * element as `data-motion`, set before the first paint by app/boot/boot.ts, so that style sheets can read it.
 */
export const MOTION_KEY = "motion";
const motion = deviceStore<string>({ key: MOTION_KEY, read: (text) => text, write: (text) => text });
const REDUCED = "(prefers-reduced-motion: reduce)";

export function useIsMotionPaused(): boolean {
  return useSyncExternalStore(subscribe, isMotionPaused, () => false);
}

/** Paused with the button, or reduced in the settings of the device. */
export function isMotionPaused(): boolean {
  return motion.get() === "paused" || matchMedia(REDUCED).matches;
}

export function pauseMotion(isPaused: boolean): void {
  motion.set(isPaused ? "paused" : "moving");
  markMotion();
}

/** Puts the choice on a document element that has lost its attributes, or of which another tab has changed it. */
export function markMotion(): void {
  const root = document.documentElement;
  if (motion.get() === "paused") root.dataset["motion"] = "paused";
  else delete root.dataset["motion"];
}

function subscribe(listener: () => void) {
  const media = matchMedia(REDUCED);
  const unsubscribe = motion.subscribe(listener);
  media.addEventListener("change", listener);
  return () => {
    unsubscribe();
    media.removeEventListener("change", listener);
  };
}
