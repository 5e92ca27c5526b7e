const HERE = "http://shop.invalid";

/**
 * The path and the query of an address, if it is one of this shop; else that of the first page. For every redirect in which a request has a say:
 * browsers read "//elsewhere.example" and "/\\elsewhere.example" as other hosts.
 */
export function localAddress(to: string | null): string {
  if (!to?.startsWith("/") || !URL.canParse(to, HERE)) return "/";
  const { origin, pathname, search } = new URL(to, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : "/";
}
