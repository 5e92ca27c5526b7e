import { useEffect, useState } from "react";
import { distinctUntilChanged, map, type Observable, shareReplay, tap } from "rxjs";
import { type DocumentStore, useDocumentStore } from "sanity";
import type { Currency } from "#app/catalogue/currency.ts";
import { storedCurrency } from "#app/content/documents/label-settings-document.ts";
import {
  COLLECTIONS_QUERY,
  type CollectionChoice,
  choiceNamed,
  choiceOf,
  collectionChoices,
  type FoundCollections,
} from "#studio/schema/collection-choices.ts";
import { lasting } from "./lasting.ts";

type Collections = readonly CollectionChoice[];

type Heard = { collections: Collections; currency: Currency };

/** Everybody listens to the same: the desk, each form of a dress and its lists. */
const shared = new WeakMap<DocumentStore, Observable<Heard>>();

/** A preview in a list cannot wait: it takes what was heard last. */
let lastHeard: Heard = { collections: [], currency: storedCurrency(undefined) };

/** The name of a dress's collection; before the collections are known, one made from its slug. */
export function collectionName(slug: string, collections = lastHeard.collections): string {
  return (choiceOf(slug, collections) ?? choiceNamed(slug)).name;
}

/** The currency of the label's prices; before it is known, the usual one. */
export function currentCurrency(): Currency {
  return lastHeard.currency;
}

/** Emits the label's collections, with their drafts, again after each change. While the host is away the last ones hold. */
export function listenToCollections(documentStore: DocumentStore): Observable<Collections> {
  return listen(documentStore).pipe(map(({ collections }) => collections));
}

function listen(documentStore: DocumentStore): Observable<Heard> {
  const known = shared.get(documentStore);
  if (known) return known;
  const query = { fetch: COLLECTIONS_QUERY, listen: '*[_type in ["collection", "house"]]' };
  const options = { apiVersion: "2025-02-19", perspective: "drafts" as const };
  const listened = lasting<FoundCollections>(() => documentStore.listenQuery(query, {}, options)).pipe(
    // The forms of the label and of a collection change with each key.
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
    map(
      (found): Heard => ({
        collections: collectionChoices(found),
        currency: storedCurrency(found.settings),
      }),
    ),
    tap((heard) => {
      lastHeard = heard;
    }),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  shared.set(documentStore, listened);
  return listened;
}

/** The collections; none until they are known. */
export function useCollections(): Collections {
  return useHeard().collections;
}

export function useCurrency(): Currency {
  return useHeard().currency;
}

function useHeard(): Heard {
  const documentStore = useDocumentStore();
  const [heard, setHeard] = useState(lastHeard);
  useEffect(() => {
    // A field without them shows what the dress says.
    const listening = listen(documentStore).subscribe({ next: setHeard, error: () => undefined });
    return () => listening.unsubscribe();
  }, [documentStore]);
  return heard;
}
