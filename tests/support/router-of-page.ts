import type { DataRouter } from "react-router";

declare global {
  interface Window {
    /** The router puts itself here; tests alone reach for it. */
    __reactRouterDataRouter?: DataRouter;
  }
}
