import { collectionWords } from "#app/label/collection-words.ts";
import { type CollectionText, collections } from "#app/label/collections.ts";
import { contact, newsletter } from "#app/label/contact-texts.ts";
import { designer } from "#app/label/designer.ts";
import { errors } from "#app/label/error-words.ts";
import { home } from "#app/label/home-texts.ts";
import { labelSettings } from "#app/label/label-settings.ts";
import { explore, footer, mainLinks, navigation } from "#app/label/navigation.ts";
import { notFound } from "#app/label/not-found-texts.ts";
import { productWords } from "#app/label/product-words.ts";
import { questions, questionsScreen } from "#app/label/questions.ts";
import { search } from "#app/label/search-texts.ts";

/** All texts of the label as the shop ships them (app/label/). Documents of the content host replace them field by field. */
const shipped = {
  labelSettings,
  navigation,
  mainLinks,
  explore,
  footer,
  home,
  designer,
  questions,
  questionsScreen,
  contact,
  newsletter,
  notFound,
  search,
  errors,
  productWords,
  collectionWords,
};

/** Collections are known by their slug. */
export type Texts = typeof shipped & { collections: Record<string, CollectionText> };

export const texts: Texts = { ...shipped, collections };
