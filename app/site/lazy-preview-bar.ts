import { lazy } from "react";
import { loadDeferredModules } from "./load-deferred-modules.ts";

const onServer = import.meta.env.SSR ? (await loadDeferredModules()).PreviewBar : undefined;

/** The bar that editors alone see: shoppers do not wait for its script. */
export const LazyPreviewBar =
  onServer ?? lazy(async () => ({ default: (await loadDeferredModules()).PreviewBar }));
