import { useEffect } from "react";
import { distinctUntilChanged, map, merge, type Observable, startWith, switchMap } from "rxjs";
import {
  type DocumentPreviewStore,
  type DocumentStore,
  useDocumentPreviewStore,
  useDocumentStore,
} from "sanity";
import { schedule } from "#studio/desk/schedule.ts";
import { listenToLabel } from "./listen-collections.ts";

/**
 * A dress's line in a list also says its collection, its currency and its day of publication. Sanity prepares the line when the dress
 * changes, and here again when one of those does.
 */
export function usePreviewsAsHeard() {
  const previews = useDocumentPreviewStore();
  const documents = useDocumentStore();
  useEffect(() => renew(previews, documents), [previews, documents]);
}

function renew(previews: DocumentPreviewStore, documents: DocumentStore) {
  const observe = previews.observeForPreview;
  const heard = whatIsNamed(documents);
  previews.observeForPreview = (value, type, options) =>
    "name" in type && type.name === "product"
      ? heard.pipe(switchMap(() => observe(value, type, options)))
      : observe(value, type, options);
  return () => {
    previews.observeForPreview = observe;
  };
}

function whatIsNamed(documents: DocumentStore): Observable<unknown> {
  const days = schedule.listen(documents).pipe(
    // The time of each change in a release is part of the schedule, and of no line.
    map(({ documents }) => documents.map(({ id, publishAt }) => `${id} ${publishAt}`).join()),
    distinctUntilChanged(),
  );
  return merge(days, listenToLabel(documents)).pipe(startWith(undefined));
}
