/**
 * Makes "dusty-blue" of "Dusty blue" and "eloise" of "Éloïse", and keeps "كريمي": lower case, letters and digits of
 * every script, hyphens between them. Empty when the text has none.
 */
export function slugOf(text: string): string {
  return (
    text
      .normalize("NFKD")
      // Latin may lose its accents; in other scripts the same marks are vowels and parts of letters.
      .replace(/(\p{Script=Latin})\p{Mn}+/gu, "$1")
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
      .replace(/^-|-$/g, "")
  );
}
