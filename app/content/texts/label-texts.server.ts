import type { CarePage } from "#app/label/care-page.ts";
import { collectionWords } from "#app/label/collection-words.ts";
import { contactWords, newsletterFormWords } from "#app/label/contact-words.ts";
import { VIDEO_UNSUPPORTED } from "#app/label/home-words.ts";
import type { Identity } from "#app/label/identity.ts";
import { footer, mainLinks, type NavLink, navigation } from "#app/label/navigation.ts";
import { notFoundWords } from "#app/label/not-found-words.ts";
import { productWords } from "#app/label/product-words.ts";
import { searchFormWords } from "#app/label/search-form-words.ts";
import type { Collection } from "./collection-text.server.ts";
import type { TextDocuments } from "./text-documents.server.ts";

export type LabelSettings = TextDocuments["house"];
export type SocialNetwork = LabelSettings["social"][number]["network"];
export type Designer = TextDocuments["designer"];
export type Messages = TextDocuments["messages"];
export type PrivacyTexts = TextDocuments["privacy"];
export type SizeChart = TextDocuments["sizeChart"];
export type SizeRow = SizeChart["rows"][number];
export type Question = TextDocuments["questions"]["questions"][number];
export type QuestionsScreen = Omit<TextDocuments["questions"], "questions">;

// With the words of their controls.
export type Home = ReturnType<typeof homeTexts>;
export type HeroSlide = Home["hero"];
export type ContactScreen = TextDocuments["contact"] & typeof contactWords;
export type NewsletterTexts = TextDocuments["newsletter"] & typeof newsletterFormWords;
export type NotFound = TextDocuments["notFound"] & typeof notFoundWords;
export type SearchTexts = TextDocuments["search"] & typeof searchFormWords & { waysOn: NavLink[] };

/** All that the screens say of the label. */
export type Texts = ReturnType<typeof screenTexts> & {
  /** How the label looks. */
  identity: Identity;
  /** Known by their slug. */
  collections: Record<string, Collection>;
  /** Whether a label has written about itself: nothing of the sample label stands in for it. */
  isOwn: boolean;
  /** The label's own, by title. */
  carePages: readonly CarePage[];
};

const navigationLinks: readonly NavLink[] = navigation;

/** Of collections: they are listed where their dresses are known, see shown-texts.server.ts. */
const noLinks: NavLink[] = [];

/** What documents say, together with the words of controls, which change with the code that renders them. */
export function screenTexts({
  house,
  questions: { questions, ...questionsScreen },
  ...documents
}: TextDocuments) {
  return {
    ...documents,
    labelSettings: house,
    home: homeTexts(documents.home),
    questions,
    questionsScreen,
    contact: { ...contactWords, ...documents.contact },
    newsletter: { ...newsletterFormWords, ...documents.newsletter },
    notFound: { ...notFoundWords, ...documents.notFound },
    search: { ...searchFormWords, ...documents.search, waysOn: noLinks },
    navigation: navigationLinks,
    mainLinks,
    explore: noLinks,
    footer,
    productWords,
    collectionWords,
  };
}

/** `url`: for what takes one film only, such as a crawler: every browser plays MP4. */
function homeTexts({ hero, ...home }: TextDocuments["home"]) {
  const film = hero.sources.find(({ type }) => type === "video/mp4") ?? hero.sources[0];
  return { ...home, hero: { ...hero, url: film?.src ?? "" }, videoUnsupported: VIDEO_UNSUPPORTED };
}
