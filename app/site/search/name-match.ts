import { languageTag } from "#app/label/words.ts";

/** Case-insensitive substring match on the name; accents may be left out ("eloise" finds "Éloïse"). */
export function searchByName<T extends { name: string }>(products: readonly T[], text: string): readonly T[] {
  const query = text.trim();
  if (query === "") return [];
  const plainQuery = plain(query);
  return products.filter((product) => plainName(product).includes(plainQuery));
}

/** Made once of each dress: among ten thousand the search would take ten times as long. */
const plainNames = new WeakMap<object, string>();

function plainName(product: { name: string }): string {
  const known = plainNames.get(product) ?? plain(product.name);
  plainNames.set(product, known);
  return known;
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
