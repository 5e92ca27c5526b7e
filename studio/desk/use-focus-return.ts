import { useEffect, useState } from "react";

/**
 * For a component that is there for as long as its dialog is open: Sanity UI's leaves the focus on the document when it closes. It goes back to the
 * control that had it before, such as the button that opened the dialog.
 */
export function useFocusReturn(): void {
  // Read while it is rendered for the first time: the dialog takes the focus before effects of the component around it run.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
