/** Case-insensitive substring match on the name; accents may be left out ("eloise" finds "Éloïse"). */
export function searchByName<T extends { name: string }>(products: readonly T[], text: string): readonly T[] {
  const query = text.trim();
  if (query === "") return [];
  return products.filter(
    ({ name }) => lower(name).includes(lower(query)) || plain(name).includes(plain(query)),
  );
}

function lower(text: string): string {
  return text.normalize("NFC").toLocaleLowerCase("en");
}

function plain(text: string): string {
  return lower(text)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}
