import { withPlainDigits } from "#model/texts/plain-digits.ts";
import { languageTag } from "#words/locale.ts";

/** Case-insensitive substring match on the name; accents may be left out ("eloise" finds "Éloïse"). */
export function searchByName<T extends { name: string }>(products: readonly T[], text: string): readonly T[] {
  // An accent alone folds to nothing, which every name contains.
  const plainQuery = plain(text.trim());
  if (plainQuery === "") return [];
  const names = plainNamesOf(products);
  return products.filter((_product, place) => names[place]?.includes(plainQuery));
}

/** Names are folded once per list: with ten thousand dresses a search would take ten times as long. */
const plainNames = new WeakMap<object, readonly string[]>();

function plainNamesOf(products: readonly { name: string }[]): readonly string[] {
  const cachedNames = plainNames.get(products);
  if (cachedNames) return cachedNames;
  const names = products.map(({ name }) => plain(name));
  plainNames.set(products, names);
  return names;
}

/** A part of a name stays a part of it when both are folded: half-width letters, the sigma that ends words, any digits. */
function plain(text: string): string {
  return withPlainDigits(text)
    .normalize("NFKC")
    .toLocaleLowerCase(languageTag)
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replaceAll("ς", "σ");
}
