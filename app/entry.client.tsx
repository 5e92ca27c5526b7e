import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepEntries } from "./site/keep-entries.ts";

const entries = keepEntries();

whenStylesAreThere(() => {
  // Ends the page's own guard against missing files: from here on the error screen handles them.
  dispatchEvent(new Event("scripts-arrived"));
  startTransition(hydrate);
});

/** The document has the styles of its own screen, and what scripts draw has others. A sheet that is lost has no rules. */
function whenStylesAreThere(callback: () => void) {
  const link = document.querySelector('link[rel="stylesheet"][href^="/static/"]');
  if (!(link instanceof HTMLLinkElement) || link.sheet?.cssRules.length) callback();
  else link.addEventListener("load", callback, { once: true });
}

function hydrate() {
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
}

function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => entries.release(), []);
  return children;
}
