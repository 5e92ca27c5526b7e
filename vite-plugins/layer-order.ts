import type { Plugin } from "vite";

/**
 * Style sheets arrive in any order: with the first page, with a later screen, again after an error. Each therefore
 * begins by saying how all layers stand to one another.
 */
const LAYERS = "@layer tokens, base, layout, ui, catalogue, site, screens;\n";

export function layerOrder(): Plugin {
  return {
    name: "layer-order",
    enforce: "pre",
    transform: (code, id) => (id.endsWith(".css") ? { code: LAYERS + code, map: null } : undefined),
  };
}
