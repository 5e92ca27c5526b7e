import { lazy } from "react";
import controlNames from "#words/controls.json" with { type: "json" };

/** The error screen, or what stands in for it where its script has not come. */
export const RouteError = lazy(() =>
  import("./error-screen.tsx").then(
    ({ ErrorScreen }) => ({ default: ErrorScreen }),
    () => ({ default: Reload }),
  ),
);

/** All that a page can do that lost its connection, or whose scripts were replaced, while it was still loading. */
function Reload() {
  return (
    <section className="section grid" role="alert">
      <title>{controlNames.reload}</title>
      <h1>
        <button type="button" onClick={() => location.reload()}>
          {controlNames.reload}
        </button>
      </h1>
    </section>
  );
}
