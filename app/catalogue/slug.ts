/**
 * "Dusty blue" is "dusty-blue", "Éloïse" is "eloise", "كريمي" stays "كريمي": lower case, the letters and digits of every
 * script, hyphens between them. Empty when the text has none.
 */
export function slugOf(text: string): string {
  return (
    text
      .normalize("NFKD")
      // In Latin an accent may be left out; in other scripts the same marks are vowels and parts of letters.
      .replace(/(\p{Script=Latin})\p{Mn}+/gu, "$1")
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
      .replace(/^-|-$/g, "")
  );
}
