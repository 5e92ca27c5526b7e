import type { CarePage } from "#app/label/care-page.ts";
import { collectionNames } from "#app/label/collection-names.ts";
import { collectionWords } from "#app/label/collection-words.ts";
import { type CollectionText, collections, type Visibility } from "#app/label/collections.ts";
import { contact, newsletter } from "#app/label/contact-texts.ts";
import { designer } from "#app/label/designer.ts";
import { errors } from "#app/label/error-words.ts";
import { home } from "#app/label/home-texts.ts";
import { identityOf } from "#app/label/identity.ts";
import { labelSettings } from "#app/label/label-settings.ts";
import { messages } from "#app/label/messages.ts";
import { explore, footer, mainLinks, type NavLink, navigation } from "#app/label/navigation.ts";
import { notFound } from "#app/label/not-found-texts.ts";
import { privacy } from "#app/label/privacy-texts.ts";
import { productWords } from "#app/label/product-words.ts";
import { questions, questionsScreen } from "#app/label/questions.ts";
import { search } from "#app/label/search-texts.ts";
import { sizeChart } from "#app/label/size-chart.ts";
import { terms } from "#app/label/terms.ts";

/** All texts of the label as the shop ships them (app/label/). Documents of the content host replace them field by field. */
const shipped = {
  labelSettings,
  identity: identityOf(labelSettings.name),
  navigation,
  mainLinks,
  explore,
  footer,
  home,
  designer,
  terms,
  questions,
  questionsScreen,
  contact,
  messages,
  newsletter,
  privacy,
  notFound,
  search,
  sizeChart,
  errors,
  productWords,
  collectionWords,
};

/** What a collection is called wherever it is named, and what its own screen says. */
export type Collection = CollectionText & {
  name: string;
  shortName: string;
  /** Its place in the navigation: lower ones come first, those without a number last. */
  order?: number | undefined;
  visibility: Visibility;
  /** Addresses that lead to it, and that dresses may still name. */
  previousSlugs: readonly string[];
};

/** Collections are known by their slug. */
export type Texts = Omit<typeof shipped, "navigation"> & {
  navigation: readonly NavLink[];
  collections: Record<string, Collection>;
  /** Whether a label has written about itself: nothing of the sample label stands in for it. */
  isOwn: boolean;
  /** The label's own, by title. None are shipped. */
  carePages: readonly CarePage[];
};

export const texts: Texts = {
  ...shipped,
  carePages: [],
  isOwn: false,
  collections: Object.fromEntries(
    collectionNames.map(({ slug, label: name, shortLabel: shortName }, place) => [
      slug,
      { name, shortName, ...collections[slug], order: place + 1, visibility: "listed", previousSlugs: [] },
    ]),
  ),
};
