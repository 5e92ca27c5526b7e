import { startTransition } from "react";

type Arrival = {
  /** Whether the screen is still shown, and nothing has overtaken this. */
  isWanted: () => boolean;
  /** Resolves once the address is the new one. */
  navigate: () => void | Promise<void>;
  onArrival: () => void;
};

/** Replaces the address of the screen at `path`, unless Back or Forward has left it, whose successor is only still on its way. */
export function takeAddress(path: string, arrival: Arrival): void {
  const { isWanted, navigate, onArrival } = arrival;
  if (location.pathname !== path || !isWanted()) return;
  // An action: React commits what ends it together with the router's own change. Otherwise a busy phone shows the address
  // of before for some frames, and the buttons of the form with it.
  startTransition(async () => {
    await navigate();
    startTransition(onArrival);
  });
}
