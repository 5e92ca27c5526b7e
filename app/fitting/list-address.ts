import { DIFFERENCES_PARAM, DRESS_PARAM, MARKED, SEARCH_PARAM } from "#app/label/url-parameters.ts";

export function marksDifferences(asked: URLSearchParams): boolean {
  return asked.get(DIFFERENCES_PARAM) === MARKED;
}

/** Addresses a list as it is looked at. `search` is what the dialog over it searches for. */
export function listAddress(
  slugs: readonly string[],
  isMarked: boolean,
  search: string | null = null,
): string {
  const query = new URLSearchParams(slugs.map((slug) => [DRESS_PARAM, slug]));
  if (isMarked && slugs.length > 0) query.set(DIFFERENCES_PARAM, MARKED);
  if (search !== null) query.set(SEARCH_PARAM, search);
  const text = query.toString();
  return text ? `/fitting?${text}` : "/fitting";
}
