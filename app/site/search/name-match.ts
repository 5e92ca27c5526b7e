/** Case-insensitive substring match on the name; accents may be left out ("eloise" finds "Éloïse"). */
export function searchByName<T extends { name: string }>(products: readonly T[], text: string): readonly T[] {
  const query = text.trim();
  if (query === "") return [];
  const [lowerQuery, plainQuery] = [lower(query), plain(query)];
  return products.filter((product) => {
    const { lower, plain } = formsOf(product);
    return lower.includes(lowerQuery) || plain.includes(plainQuery);
  });
}

/** Made once of each dress: among ten thousand the search would take ten times as long. */
const forms = new WeakMap<object, { lower: string; plain: string }>();

function formsOf(product: { name: string }) {
  const known = forms.get(product) ?? { lower: lower(product.name), plain: plain(product.name) };
  forms.set(product, known);
  return known;
}

function lower(text: string): string {
  return text.normalize("NFC").toLocaleLowerCase("en");
}

function plain(text: string): string {
  return lower(text)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}
