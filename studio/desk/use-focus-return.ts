import { useEffect, useState } from "react";

/**
 * Sanity UI leaves the focus on the document when a dialog closes. A component that lives as long as its dialog
 * returns it to the control that had it before.
 */
export function useFocusReturn(): void {
  // The dialog takes the focus before any effect runs, so this reads it during the first render.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
