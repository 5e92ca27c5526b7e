/** What may stand in the query of which screen. Anything else is a stranger's: it neither reaches a page nor makes another. */
const screens = [
  { path: /^\/$/, parameters: ["notice", "search"] },
  { path: /^\/collection\/[^/]+$/, parameters: ["sort", "page", "search"] },
  { path: /^\/product\/[^/]+$/, parameters: ["colour", "size", "picture", "search"] },
] as const;

/** The search form stands on every screen. */
const everywhere = ["search"] as const;

/** The router's own: which loaders it wants to hear. */
const inDataRequests = ["_routes"] as const;

/** Longer values are nobody's choice. */
const LONGEST_VALUE = 200;

const data = /(?:\/_root)?\.data$/;

/** Path and query that decide a page or its data, in one spelling: "/collection/tulle-dresses?sort=name-ascending". */
export function pageAddress(url: string): string {
  const [asked = "/", query] = url.split("?", 2);
  const path = decodable(asked);
  if (!query) return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of parametersOf(path)) {
    const value = given.get(name);
    if (value !== null && value.length <= LONGEST_VALUE) kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** Where else a page stands when its address has slashes too many; undefined when all is well. */
export function tidyAddress(url: string): string | undefined {
  const [path = "/", query] = url.split("?", 2);
  // Browsers read a backslash as a slash: "/\elsewhere.example" would lead there.
  const tidy = path.replace(/[\\/]{2,}/g, "/").replace(/(.)\/$/, "$1");
  if (tidy === path) return undefined;
  return query ? `${tidy}?${query}` : tidy;
}

export function isDataAddress(address: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(address);
}

/** The router warns on the console of each "%" that begins no letter: taken for itself it leads where any unknown path does. */
function decodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

function parametersOf(path: string): readonly string[] {
  const isData = data.test(path);
  const screen = path.replace(data, "") || "/";
  const parameters = screens.find((candidate) => candidate.path.test(screen))?.parameters ?? everywhere;
  return isData ? [...parameters, ...inDataRequests] : parameters;
}
