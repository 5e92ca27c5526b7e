import { redirect } from "react-router";
import { localAddress } from "#app/label/local-address.ts";
import { notShownPath } from "#app/label/url-parameters.ts";
import { movedPath } from "./find-dress.server.ts";
import type { Shop } from "./shop-context.server.ts";

/**
 * A page that has moved, or that is spelt in another way, leads on with 301 and keeps the choices of its address. One that is gone
 * leads with 302 to the home page, which says why. Studio would follow it there and close the form, so beside a form it is not found.
 */
export function redirectFrom(
  { catalogue, preview }: Pick<Shop, "catalogue" | "preview">,
  path: string,
  { search }: URL,
): Response {
  const moved = movedPath(catalogue, path);
  if (moved !== undefined) return redirect(localAddress(moved + search), 301);
  return preview?.documentIds ? new Response(null, { status: 404 }) : redirect(notShownPath);
}
