const HERE = "http://shop.invalid";

/**
 * The path and query of an address of this shop; of any other, the first page's. Every redirect in which a request
 * has a say uses it, because browsers read "//elsewhere.example" and "/\\elsewhere.example" as other hosts.
 */
export function localAddress(to: string | null): string {
  if (!to?.startsWith("/") || !URL.canParse(to, HERE)) return "/";
  const { origin, pathname, search } = new URL(to, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : "/";
}
