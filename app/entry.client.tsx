import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepEntries } from "./site/keep-entries.ts";

// Ends the page's own guard against missing scripts: from here on the error screen handles them.
dispatchEvent(new Event("scripts-arrived"));

const entries = keepEntries();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </StrictMode>,
    {
      onRecoverableError(error) {
        entries.putBack();
        reportError(error);
      },
    },
  );
});

function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => entries.release(), []);
  return children;
}
