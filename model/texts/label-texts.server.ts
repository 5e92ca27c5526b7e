import { say } from "@trousseau/words/say.ts";
import type { Identity } from "#model/brand/identity.ts";
import type { TextDocuments } from "#model/documents/text-documents.ts";
import { entryLimits } from "#model/entries/entry-limits.ts";
import { mainLinks, type NavLink, navigation } from "#model/screens/navigation.ts";
import fieldWords from "#words/field.json" with { type: "json" };
import footerWords from "#words/footer.json" with { type: "json" };
import { contactWords, newsletterFormWords } from "#words/forms.ts";
import { productWords } from "#words/product.ts";
import { searchFormWords } from "#words/search.ts";
import type { OwnPage } from "./care-pages.server.ts";
import type { Collections } from "./collections.server.ts";
import { notFound } from "./not-found-texts.ts";
import type { HomeTexts } from "./read-home.server.ts";

export type LabelSettings = TextDocuments["house"];
export type SocialNetwork = LabelSettings["social"][number]["network"];
export type Messages = TextDocuments["messages"];
export type SizeChart = TextDocuments["sizeChart"];
export type SizeRow = SizeChart["rows"][number];

// The texts together with the words of their controls.
export type ContactScreen = TextDocuments["contact"] & ReturnType<typeof contactFormWords>;
export type NewsletterTexts = TextDocuments["newsletter"] & ReturnType<typeof newsletterWords>;
export type NotFound = TextDocuments["notFound"] & typeof notFound;
export type SearchTexts = TextDocuments["search"] & typeof searchFormWords & { waysOn: NavLink[] };

/** All that the screens say of the label. */
export type Texts = ReturnType<typeof screenTexts> & {
  identity: Identity;
  /** Known by their slug. */
  collections: Collections;
  /** The label's own, by title. */
  carePages: readonly OwnPage[];
};

/** Collections are listed where their dresses are known (shown-texts.server.ts). */
const noLinks: NavLink[] = [];

/** Joins the documents' texts with the words of controls, which change with their code. */
export function screenTexts({
  house,
  questions: { questions, ...questionsScreen },
  ...documents
}: TextDocuments & { home: HomeTexts }) {
  return {
    ...documents,
    labelSettings: house,
    questions,
    questionsScreen,
    contact: { ...contactFormWords(), ...documents.contact },
    newsletter: { ...newsletterWords(), ...documents.newsletter },
    notFound: { ...notFound, ...documents.notFound },
    search: { ...searchFormWords, ...documents.search, waysOn: noLinks },
    navigation,
    mainLinks,
    explore: noLinks,
    footer: footerWords,
    productWords,
  };
}

/** The words travel with a page, with the limits filled in. */
function contactFormWords() {
  const { name, email, message } = entryLimits;
  const tooLong = {
    nameTooLong: say(fieldWords, "tooLong", { count: name }),
    emailTooLong: say(fieldWords, "tooLong", { count: email }),
    messageTooLong: say(fieldWords, "tooLong", { count: message }),
  };
  return { ...contactWords, errors: { ...contactWords.errors, ...tooLong } };
}

function newsletterWords() {
  const emailTooLong = say(fieldWords, "tooLong", { count: entryLimits.email });
  return { ...newsletterFormWords, errors: { ...newsletterFormWords.errors, emailTooLong } };
}
