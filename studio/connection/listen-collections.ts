import { map, type Observable } from "rxjs";
import type { DocumentStore } from "sanity";
import { furtherLanguages, storedCurrency } from "#model/documents/label-settings-document.ts";
import { partOf } from "#model/documents/part-of.ts";
import type { Currency } from "#model/dresses/currency.ts";
import type { LanguageName } from "#model/texts/shop-languages.ts";
import {
  COLLECTIONS_QUERY,
  type CollectionChoice,
  choiceNamed,
  choiceOf,
  collectionChoices,
  type FoundCollections,
} from "#studio/schema/collection-choices.ts";
import { sharedQuery, useHeard } from "./shared-query.ts";

type Collections = readonly CollectionChoice[];

type Heard = {
  collections: Collections;
  currency: Currency;
  namesLowestPrice: boolean;
  languages: readonly LanguageName[];
};

const unheard: Heard = {
  collections: [],
  currency: storedCurrency(undefined),
  namesLowestPrice: false,
  languages: [],
};

/** The label's collections, with their drafts. The desk, each form of a dress and its lists have them in common. */
const label = sharedQuery<FoundCollections, Heard>({
  fetch: COLLECTIONS_QUERY,
  listen: '*[_type in ["collection", "house"]]',
  perspective: "drafts",
  read: (stored) => ({
    collections: collectionChoices(stored),
    currency: storedCurrency(stored.settings),
    namesLowestPrice: partOf(stored.settings, "namesLowestPrice") === true,
    languages: furtherLanguages(stored.settings),
  }),
  unheard,
});

/** The name of a dress's collection; before the collections are known, one made from its slug. */
export function collectionName(slug: string, collections = label.lastHeard().collections): string {
  return (choiceOf(slug, collections) ?? choiceNamed(slug)).name;
}

/** The currency of the label's prices; before it is known, the usual one. */
export function currentCurrency(): Currency {
  return label.lastHeard().currency;
}

/** Whether sales stand beside the lowest price of the last 30 days. */
export function useNamesLowestPrice(): boolean {
  return useHeard(label).namesLowestPrice;
}

/** The languages of the shop beside its first; none until they are known. */
export function useFurtherLanguages(): readonly LanguageName[] {
  return useHeard(label).languages;
}

export function isCurrencyKnown(): boolean {
  return label.lastHeard() !== unheard;
}

/** Emits whenever a name that is read by the way has changed. */
export function listenToLabel(documentStore: DocumentStore): Observable<unknown> {
  return label.listen(documentStore);
}

export function listenToCollections(documentStore: DocumentStore): Observable<Collections> {
  return label.listen(documentStore).pipe(map(({ collections }) => collections));
}

/** The collections; none until they are known. */
export function useCollections(): Collections {
  return useHeard(label).collections;
}

export function useCurrency(): Currency {
  return useHeard(label).currency;
}
