import { useEffect, useState } from "react";
import { map, type Observable, shareReplay, tap } from "rxjs";
import { type DocumentStore, useDocumentStore } from "sanity";
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

/** Everybody listens to the same: the desk, each form of a dress and its lists. */
const shared = new WeakMap<DocumentStore, Observable<Collections>>();

/** The collections that were heard last: a preview in a list cannot wait for them. */
let lastHeard: Collections = [];

/** The name of a dress's collection; before the collections are known, one made from its slug. */
export function collectionName(slug: string): string {
  return (choiceOf(slug, lastHeard) ?? choiceNamed(slug)).name;
}

/** Emits the label's collections, with their drafts, again after each change. While the host is away the last ones hold. */
export function listenToCollections(documentStore: DocumentStore): Observable<Collections> {
  const known = shared.get(documentStore);
  if (known) return known;
  const query = { fetch: COLLECTIONS_QUERY, listen: '*[_type == "collection"]' };
  const options = { apiVersion: "2025-02-19", perspective: "drafts" as const };
  const listened = lasting(() => documentStore.listenQuery(query, {}, options)).pipe(
    map((found: FoundCollections): Collections => collectionChoices(found)),
    tap((collections) => {
      lastHeard = collections;
    }),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  shared.set(documentStore, listened);
  return listened;
}

/** The collections; none until they are known. */
export function useCollections(): Collections {
  const documentStore = useDocumentStore();
  const [collections, setCollections] = useState<Collections>([]);
  useEffect(() => {
    // A field without them shows what the dress says.
    const listening = listenToCollections(documentStore).subscribe({
      next: setCollections,
      error: () => undefined,
    });
    return () => listening.unsubscribe();
  }, [documentStore]);
  return collections;
}
