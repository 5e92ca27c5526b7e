import type { Texts } from "#model/texts/label-texts.server.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import navigationWords from "#words/navigation.json" with { type: "json" };
import pageWords from "#words/page-words.json" with { type: "json" };
import { screens } from "./screens.ts";

type OwnTexts = Pick<Texts, "designer" | "questions" | "questionsScreen" | "sizeChart" | "privacy">;

type ScreenTexts = {
  path: string;
  /** The search calls it so. */
  title: (texts: OwnTexts) => string;
  /** Everyday words by which visitors search for it. */
  words: string;
  /** The label has written nothing for it: no list of the shop leads there. */
  isEmpty?: (texts: OwnTexts) => boolean;
};

/** The screens that visitors find by words, in the order of the results. */
export const screenTexts: readonly ScreenTexts[] = [
  {
    path: screens.questions.path,
    title: ({ questionsScreen }) => questionsScreen.title,
    words: pageWords.questions,
    isEmpty: ({ questions }) => questions.length === 0,
  },
  {
    path: screens.sizeFinder.path,
    title: ({ sizeChart }) => sizeChart.title,
    words: pageWords.sizeFinder,
    isEmpty: ({ sizeChart }) => sizeChart.rows.length === 0,
  },
  { path: screens.contact.path, title: () => navigationWords.contact, words: pageWords.contact },
  {
    path: screens.about.path,
    title: () => navigationWords.about,
    words: pageWords.about,
    isEmpty: ({ designer: { biography, fashionWeeks, opening, plate } }) =>
      !(biography.length > 0 || fashionWeeks.length > 0 || opening || plate),
  },
  { path: screens.wishlist.path, title: () => controlNames.wishlist, words: pageWords.wishlist },
  { path: screens.privacy.path, title: ({ privacy }) => privacy.title, words: pageWords.privacy },
];

/** The addresses of the screens for which the label has written nothing. */
export function emptyScreens(texts: OwnTexts): ReadonlySet<string> {
  return new Set(screenTexts.filter(({ isEmpty }) => isEmpty?.(texts)).map(({ path }) => path));
}
