import { redirect } from "react-router";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { notShownPath } from "#app/catalogue/url-parameters.ts";
import { localAddress } from "#app/label/local-address.ts";

/**
 * For a dress or a collection that is not there. 301 to where it has moved, with the choices of the address; else 302 to the
 * home page, which says why. `url`: as it was asked for, `path` in the page's own spelling.
 */
export function redirectFrom(catalogue: Catalogue, path: string, { search }: URL): Response {
  const moved = catalogue.formerPaths?.get(path);
  return moved === undefined ? redirect(notShownPath) : redirect(localAddress(moved + search), 301);
}
