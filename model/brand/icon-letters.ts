import type { Identity } from "./identity.ts";

/** Every display face has these Latin letters, and one has Arabic ones (scripts/subset-fonts.mjs); icons are drawn with no others. */
const drawable = "[0-9A-Za-zÀ-ÖØ-öø-ÿŒœ\u0621-\u063a\u0641-\u064a]";
const drawableAlone = new RegExp(`^${drawable}+$`);
const firstDrawable = new RegExp(drawable);

/** Says whether the icons show these letters as they are. */
export function isDrawable(letters: string): boolean {
  return drawableAlone.test(letters);
}

/**
 * The letters in the icons' oval: the monogram, without accents that the fonts lack, or the first drawable letter of the
 * label's names. Empty where there is none; then a mark without letters stands in.
 */
export function iconLetters(
  { monogram, wordmark }: Pick<Identity, "monogram" | "wordmark">,
  name: string,
): string {
  const bare = monogram.normalize("NFD").replace(/\p{M}/gu, "");
  const instead = firstDrawable.exec(`${wordmark} ${name}`)?.[0].toUpperCase() ?? "";
  return [monogram, bare].find(isDrawable) ?? instead;
}
