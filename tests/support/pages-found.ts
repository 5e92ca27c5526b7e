import { screenTexts } from "#model/screens/screen-texts.server.ts";
import { findPages, otherSizeIn } from "#model/search/find-pages.server.ts";

const pages = screenTexts.map(({ path, topics }) => ({ href: path, label: "", topics, isEmpty: false }));

/** The screens that each text finds, in a shop that has the sizes 36 and 38. */
export function pagesFound(texts: readonly string[]): string {
  const sizes = new Set(["36", "38"]);
  const answers = texts.map((text) => {
    const found = findPages(text, pages).pages.map(({ href }) => href);
    return [text, otherSizeIn(text, sizes) ? "/size-finder" : found.join()];
  });
  return JSON.stringify(Object.fromEntries(answers));
}
