import type { Texts } from "#model/texts/label-texts.server.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import navigationWords from "#words/navigation.json" with { type: "json" };
import { pageWords } from "#words/synonyms.ts";
import type { ScreenPath } from "./screens.ts";

type OwnTexts = Pick<Texts, "designer" | "questions" | "questionsScreen" | "sizeChart" | "privacy">;

type ScreenTexts = {
  /** The search calls it so. */
  title: (texts: OwnTexts) => string;
  /** Everyday words by which visitors search for it. */
  words: string;
  /** The label has written nothing for it: no list of the shop leads there. */
  isEmpty?: (texts: OwnTexts) => boolean;
};

/** The screens that visitors find by words, in the order of the results. */
export const screenTexts: Partial<Record<ScreenPath, ScreenTexts>> = {
  "/faq": {
    title: ({ questionsScreen }) => questionsScreen.title,
    words: pageWords.questions,
    isEmpty: ({ questions }) => questions.length === 0,
  },
  "/size-finder": {
    title: ({ sizeChart }) => sizeChart.title,
    words: pageWords.sizeFinder,
    isEmpty: ({ sizeChart }) => sizeChart.rows.length === 0,
  },
  "/contact": { title: () => navigationWords.contact, words: pageWords.contact },
  "/about": {
    title: () => navigationWords.about,
    words: pageWords.about,
    isEmpty: ({ designer: { biography, fashionWeeks, opening, plate } }) =>
      !(biography.length > 0 || fashionWeeks.length > 0 || opening || plate),
  },
  "/fitting": { title: () => controlNames.wishlist, words: pageWords.wishlist },
  "/privacy": { title: ({ privacy }) => privacy.title, words: pageWords.privacy },
};

/** The addresses of the screens for which the label has written nothing. */
export function emptyScreens(texts: OwnTexts): ReadonlySet<string> {
  return new Set(
    Object.entries(screenTexts).flatMap(([path, { isEmpty }]) => (isEmpty?.(texts) ? [path] : [])),
  );
}
