import { lazy } from "react";
import { loadLateParts } from "./load-late-parts.ts";

const onServer = import.meta.env.SSR ? (await loadLateParts()).ErrorScreen : undefined;

/** The error screen. Where its script has not come, the router shows an error of its own. */
export const RouteError = onServer ?? lazy(async () => ({ default: (await loadLateParts()).ErrorScreen }));
