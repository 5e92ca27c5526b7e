import { useSyncExternalStore } from "react";

/** False on the server and while its page is hydrated: until then a control must be what it is without script. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}

function unchanging() {
  return () => undefined;
}
