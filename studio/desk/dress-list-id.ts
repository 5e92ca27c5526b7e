/** Studio takes few characters in the id of a list, and its whole desk is gone with one that it does not take. No two slugs share an id. */
export function dressListId(slug: string): string {
  const inFewCharacters = slug.replace(
    /[^a-zA-Z0-9-]/gu,
    (other) => `.${other.codePointAt(0)?.toString(16)}.`,
  );
  return `dresses-${inFewCharacters}`;
}
