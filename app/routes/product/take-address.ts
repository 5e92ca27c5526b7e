import { startTransition } from "react";
import { afterStep, isDialogEntry } from "#app/ui/dialog-history.ts";

type Arrival = {
  /** Whether the screen is still shown, and nothing has overtaken this. */
  isWanted: () => boolean;
  /** Resolves once the address is the new one. */
  navigate: () => void | Promise<void>;
  onArrival: () => void;
};

/**
 * Replaces the address of the screen at `path` as soon as it may be: not while the history entry is an open dialog's, which is gone
 * when it closes, and never once Back or Forward has left the screen, whose successor is only still on its way.
 */
export function takeAddress(path: string, arrival: Arrival): void {
  const { isWanted, navigate, onArrival } = arrival;
  if (location.pathname !== path || !isWanted()) return;
  if (isDialogEntry()) {
    const retry = () => setTimeout(() => afterStep(() => takeAddress(path, arrival)));
    document.addEventListener("close", retry, { capture: true, once: true });
    return;
  }
  // An action: React commits what ends it together with the router's own change. Otherwise a busy phone shows the address
  // of before for some frames, and the buttons of the form with it.
  startTransition(async () => {
    await navigate();
    startTransition(onArrival);
  });
}
