import { useEffect, useState } from "react";
import { map, type Observable, shareReplay } from "rxjs";
import { type DocumentStore, useDocumentStore } from "sanity";
import {
  COLLECTIONS_QUERY,
  type CollectionChoice,
  collectionChoices,
  type FoundCollections,
} from "#studio/schema/collection-choices.ts";
import { lasting } from "./lasting.ts";

type Collections = readonly CollectionChoice[];

/** Everybody listens to the same: each row of a list of dresses asks for their names. */
const shared = new WeakMap<DocumentStore, Observable<Collections>>();

/** Emits the label's collections, with their drafts, again after each change. While the host is away the last ones hold. */
export function listenToCollections(documentStore: DocumentStore): Observable<Collections> {
  const known = shared.get(documentStore);
  if (known) return known;
  const query = { fetch: COLLECTIONS_QUERY, listen: '*[_type == "collection"]' };
  const options = { apiVersion: "2025-02-19", perspective: "drafts" as const };
  const listened = lasting(() => documentStore.listenQuery(query, {}, options)).pipe(
    map((found: FoundCollections): Collections => collectionChoices(found)),
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
