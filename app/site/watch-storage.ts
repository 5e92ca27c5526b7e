import { MOTION_KEY, pauseMotion } from "#app/ui/motion.ts";

/**
 * Other tabs tell a page of what they change on this device; nobody tells one that Back brings back whole. There everything may have
 * changed, which is what a storage event without a key says.
 */
export function watchStorage(): void {
  // Those that listen already are not added again.
  addEventListener("pageshow", tellOfChanges);
  addEventListener("storage", followMotion);
}

function tellOfChanges({ persisted }: PageTransitionEvent) {
  if (persisted) dispatchEvent(new StorageEvent("storage"));
}

function followMotion({ key }: StorageEvent) {
  if (key !== null && key !== MOTION_KEY) return;
  try {
    const stored = localStorage.getItem(MOTION_KEY);
    if (stored !== null) pauseMotion(stored === "paused");
  } catch {
    // Where storage is refused each page has its own.
  }
}
