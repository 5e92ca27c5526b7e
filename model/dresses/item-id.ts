/** Google takes so many characters of an id, and Meta more: https://support.google.com/merchants/answer/6324405. */
export const LONGEST_ID = 50;

/** No slug has this sign, so that "lia" in "Rose noir" and "lia-rose" in "Noir" are two. */
const SEPARATOR = ".";

/** A dress, or a colour or size of it, for catalogues and search engines: "lia.rose-noir". Slug, colour and size come in this order. */
export function itemId(...parts: readonly (string | undefined)[]): string {
  const id = parts.filter(Boolean).join(SEPARATOR);
  if (id.length <= LONGEST_ID) return id;
  const digits = digestOf(id).toString(36);
  return `${id.slice(0, LONGEST_ID - digits.length - 1)}${SEPARATOR}${digits}`;
}

/** FNV-1a in 32 bits: browsers have no digest that answers at once. http://www.isthe.com/chongo/tech/comp/fnv/ */
function digestOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
