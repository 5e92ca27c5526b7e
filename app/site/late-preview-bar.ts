import { lazy } from "react";
import { loadLateParts } from "./load-late-parts.ts";

const onServer = import.meta.env.SSR ? (await loadLateParts()).PreviewBar : undefined;

/** The bar that editors alone see: shoppers do not wait for its script. */
export const LatePreviewBar = onServer ?? lazy(async () => ({ default: (await loadLateParts()).PreviewBar }));
