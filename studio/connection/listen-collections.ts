import { map, type Observable } from "rxjs";
import type { DocumentStore } from "sanity";
import {
  COLLECTIONS_QUERY,
  type CollectionChoice,
  collectionChoices,
  type FoundCollections,
} from "#studio/schema/collection-choices.ts";

/** Emits the label's collections, with their drafts, again after each change. */
export function listenToCollections(documentStore: DocumentStore): Observable<CollectionChoice[]> {
  const query = { fetch: COLLECTIONS_QUERY, listen: '*[_type == "collection"]' };
  return documentStore
    .listenQuery(query, {}, { apiVersion: "2025-02-19", perspective: "drafts" })
    .pipe(map((found: FoundCollections) => collectionChoices(found)));
}
