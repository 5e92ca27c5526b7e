/** Parts of one line, each read in its own direction: beside an Arabic name a price would be torn apart. */
export function sideBySide(parts: readonly unknown[]): string {
  return parts
    .filter(Boolean)
    .map((part) => `\u2068${String(part)}\u2069`)
    .join(" · ");
}
