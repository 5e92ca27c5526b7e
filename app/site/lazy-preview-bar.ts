import { lazy } from "react";
import { loadDeferredModules } from "./load-deferred-modules.ts";

const onServer = import.meta.env.SSR ? (await loadDeferredModules()).PreviewBar : undefined;

/** Only editors see this bar: its script is loaded when it is rendered. */
export const LazyPreviewBar =
  onServer ?? lazy(async () => ({ default: (await loadDeferredModules()).PreviewBar }));
