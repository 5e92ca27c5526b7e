/** Studio accepts few characters in the id of a list; one other breaks the whole desk. No two slugs share an id. */
export function dressListId(slug: string): string {
  const inFewCharacters = slug.replace(
    /[^a-zA-Z0-9-]/gu,
    (other) => `.${other.codePointAt(0)?.toString(16)}.`,
  );
  return `dresses-${inFewCharacters}`;
}
