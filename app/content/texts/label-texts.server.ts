import type { CarePage } from "#app/label/care-page.ts";
import { entryLimits } from "#app/label/entry-limits.ts";
import type { Identity } from "#app/label/identity.ts";
import { mainLinks, type NavLink, navigation } from "#app/label/navigation.ts";
import { notFound } from "#app/label/not-found-texts.ts";
import { contactWords, newsletterFormWords } from "#words/forms.ts";
import { footerWords } from "#words/navigation.ts";
import { productWords } from "#words/product.ts";
import { searchFormWords } from "#words/search.ts";
import type { Collection } from "./collection-text.server.ts";
import type { TextDocuments } from "./text-documents.server.ts";

export type LabelSettings = TextDocuments["house"];
export type SocialNetwork = LabelSettings["social"][number]["network"];
export type Messages = TextDocuments["messages"];
export type SizeChart = TextDocuments["sizeChart"];
export type SizeRow = SizeChart["rows"][number];

// With the words of their controls.
export type ContactScreen = TextDocuments["contact"] & ReturnType<typeof contactFormWords>;
export type NewsletterTexts = TextDocuments["newsletter"] & ReturnType<typeof newsletterWords>;
export type NotFound = TextDocuments["notFound"] & typeof notFound;
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

/** As they travel with a page: with the limits in them. */
function contactFormWords() {
  const { nameTooLong, emailTooLong, messageTooLong, ...errors } = contactWords.errors;
  const { name, email, message } = entryLimits;
  const tooLong = {
    nameTooLong: nameTooLong(name),
    emailTooLong: emailTooLong(email),
    messageTooLong: messageTooLong(message),
  };
  return { ...contactWords, errors: { ...errors, ...tooLong } };
}

function newsletterWords() {
  const { errors } = newsletterFormWords;
  const emailTooLong = errors.emailTooLong(entryLimits.email);
  return { ...newsletterFormWords, errors: { ...errors, emailTooLong } };
}
