import type { Identity } from "./identity.ts";

/** What every display face has (scripts/subset-fonts.mjs): the shop draws its icons itself, with no other font. */
const drawable = "[0-9A-Za-zÀ-ÖØ-öø-ÿŒœ]";
const drawableAlone = new RegExp(`^${drawable}+$`);
const firstDrawable = new RegExp(drawable);

/** Whether the icons show it as it is. */
export function isDrawable(letters: string): boolean {
  return drawableAlone.test(letters);
}

/**
 * What stands in the oval of the icons: the monogram, without its accents where the fonts lack these; of one in another script, the first Latin letter that
 * the label goes by. Empty where it has none: then a mark without letters does.
 */
export function iconLetters(
  { monogram, wordmark }: Pick<Identity, "monogram" | "wordmark">,
  name: string,
): string {
  const bare = monogram.normalize("NFD").replace(/\p{M}/gu, "");
  const instead = firstDrawable.exec(`${wordmark} ${name}`)?.[0].toUpperCase() ?? "";
  return [monogram, bare].find(isDrawable) ?? instead;
}
