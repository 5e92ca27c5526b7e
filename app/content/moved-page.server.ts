import { redirect } from "react-router";
import { notShownPath } from "#app/catalogue/url-parameters.ts";
import { localAddress } from "#app/label/local-address.ts";
import type { Shop } from "./shop-context.server.ts";

/**
 * A dress or a collection that is not there leads with 301 to where it has moved, with the choices of the address; else with 302 to the
 * home page, which says why. Beside Studio's form it is not found, since Studio would follow it home and close the form. `url`: as it was
 * asked for, `path` in the page's own spelling.
 */
export function redirectFrom(
  { catalogue, preview }: Pick<Shop, "catalogue" | "preview">,
  path: string,
  { search }: URL,
): Response {
  const moved = catalogue.formerPaths?.get(path);
  if (moved !== undefined) return redirect(localAddress(moved + search), 301);
  return preview?.documentIds ? new Response(null, { status: 404 }) : redirect(notShownPath);
}
