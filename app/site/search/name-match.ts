import { languageTag } from "#words/locale.ts";

/** Case-insensitive substring match on the name; accents may be left out ("eloise" finds "Éloïse"). */
export function searchByName<T extends { name: string }>(products: readonly T[], text: string): readonly T[] {
  // Nothing is left of an accent alone, which would be a part of every name.
  const plainQuery = plain(text.trim());
  if (plainQuery === "") return [];
  const names = plainNamesOf(products);
  return products.filter((_product, place) => names[place]?.includes(plainQuery));
}

/** Made once of each list: among ten thousand dresses the search would take ten times as long. */
const plainNames = new WeakMap<object, readonly string[]>();

function plainNamesOf(products: readonly { name: string }[]): readonly string[] {
  const known = plainNames.get(products);
  if (known) return known;
  const names = products.map(({ name }) => plain(name));
  plainNames.set(products, names);
  return names;
}

/** Whatever is a part of a name is a part of it still: also a capital sigma, which is another letter at the end of a word. */
function plain(text: string): string {
  return text
    .normalize("NFC")
    .toLocaleLowerCase(languageTag)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replaceAll("ς", "σ");
}
