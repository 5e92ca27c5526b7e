import { takesVisits } from "#model/appointments/showrooms.ts";
import type { Topic } from "#model/search/find-pages.server.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import appointmentWords from "#words/appointment.json" with { type: "json" };
import controlNames from "#words/controls.json" with { type: "json" };
import navigationWords from "#words/navigation.json" with { type: "json" };
import { screens } from "./screens.ts";

type OwnTexts = Pick<
  Texts,
  "appointments" | "designer" | "questions" | "questionsScreen" | "sizeChart" | "privacy"
>;

type ScreenTexts = {
  path: string;
  /** The search calls it so. */
  title: (texts: OwnTexts) => string;
  /** Visitors search for it by the words of these. */
  topics: readonly Topic[];
  /** The label has written nothing for it: no list of the shop leads there. */
  isEmpty?: (texts: OwnTexts) => boolean;
};

/** The screens that visitors find by words, in the order of the results. */
export const screenTexts: readonly ScreenTexts[] = [
  {
    path: screens.questions.path,
    title: ({ questionsScreen }) => questionsScreen.title,
    topics: ["questions", "delivery", "returns"],
    isEmpty: ({ questions }) => questions.length === 0,
  },
  {
    path: screens.sizeFinder.path,
    title: ({ sizeChart }) => sizeChart.title,
    topics: ["sizeFinder"],
    isEmpty: ({ sizeChart }) => sizeChart.rows.length === 0,
  },
  {
    path: screens.appointment.path,
    title: () => appointmentWords.link,
    topics: ["appointment"],
    isEmpty: ({ appointments }) => !takesVisits(appointments),
  },
  { path: screens.contact.path, title: () => navigationWords.contact, topics: ["contact"] },
  {
    path: screens.about.path,
    title: () => navigationWords.about,
    topics: ["about"],
    isEmpty: ({ designer: { biography, fashionWeeks, opening, plate } }) =>
      !(biography.length > 0 || fashionWeeks.length > 0 || opening || plate),
  },
  { path: screens.wishlist.path, title: () => controlNames.wishlist, topics: ["wishlist"] },
  { path: screens.privacy.path, title: ({ privacy }) => privacy.title, topics: ["privacy"] },
];

/** The addresses of the screens for which the label has written nothing. */
export function emptyScreens(texts: OwnTexts): ReadonlySet<string> {
  return new Set(screenTexts.filter(({ isEmpty }) => isEmpty?.(texts)).map(({ path }) => path));
}
