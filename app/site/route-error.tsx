import { lazy } from "react";
import { controlNames } from "#words/controls.ts";
import { loadDeferredModules } from "./load-deferred-modules.ts";

const onServer = import.meta.env.SSR ? (await loadDeferredModules()).ErrorScreen : undefined;

/** The error screen, or what stands in for it where its script has not come. */
export const RouteError =
  onServer ??
  lazy(() =>
    loadDeferredModules().then(
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
