import { lazy } from "react";
import { loadDeferredModules } from "./load-deferred-modules.ts";

const onServer = import.meta.env.SSR ? (await loadDeferredModules()).ErrorScreen : undefined;

/** The error screen. Where its script has not come, the router shows an error of its own. */
export const RouteError =
  onServer ?? lazy(async () => ({ default: (await loadDeferredModules()).ErrorScreen }));
