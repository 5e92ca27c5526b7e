import { map, type Observable } from "rxjs";
import type { DocumentStore } from "sanity";
import {
  COLLECTIONS_QUERY,
  type CollectionChoice,
  collectionChoices,
  type FoundCollections,
} from "#studio/schema/collection-choices.ts";

/** The label's collections, drafts among them, again with every change of one. */
export function listenToCollections(documentStore: DocumentStore): Observable<CollectionChoice[]> {
  const query = { fetch: COLLECTIONS_QUERY, listen: '*[_type == "collection"]' };
  return documentStore
    .listenQuery(query, {}, { apiVersion: "2025-02-19", perspective: "drafts" })
    .pipe(map((found: FoundCollections) => collectionChoices(found)));
}
