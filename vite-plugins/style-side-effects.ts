import type { Plugin } from "vite";

/**
 * Vite takes the import of a CSS module whose classes are not used for needless, and drops it with its styles. Here such an import says that a page
 * has the styles of a part whose script it loads later (app/ui/lazy-part.tsx).
 */
export function styleSideEffects(): Plugin {
  return {
    name: "style-side-effects",
    enforce: "post",
    transform: (code, id) =>
      id.endsWith(".module.css") ? { code, map: null, moduleSideEffects: "no-treeshake" } : undefined,
  };
}
