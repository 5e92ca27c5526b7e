import { redirect } from "react-router";
import { movedAddress } from "#model/dresses/find-dress.server.ts";
import { localAddress } from "#model/screens/local-address.ts";
import { notShownPath } from "#model/screens/url-parameters.ts";
import type { Shop } from "#model/services/shop.ts";

/**
 * A page that has moved, or that is spelt in another way, leads on with 301 and keeps the choices of its address. One that is gone
 * leads with 302 to the home page, which says why. Studio would follow it there and close the form, so beside a form it is not found.
 */
export function redirectFrom(
  { catalogue, preview }: Pick<Shop, "catalogue" | "preview">,
  path: string,
  { search }: URL,
): Response {
  const moved = movedAddress(catalogue, path, search);
  if (moved !== undefined) return redirect(localAddress(moved), 301);
  return preview?.documentIds ? new Response(null, { status: 404 }) : redirect(notShownPath);
}
