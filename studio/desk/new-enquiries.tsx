import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { Badge } from "@sanity/ui";
import { useEffect, useState } from "react";
import { type Observable, shareReplay } from "rxjs";
import { type DocumentStore, useDocumentStore } from "sanity";
import { t } from "#app/label/translate.ts";
import { lasting } from "#studio/connection/lasting.ts";

type Newest = {
  _id: string;
  name?: string;
  dress?: string;
  eventDate?: string;
  message?: string;
  received?: string;
};

type NewEnquiries = {
  count: number;
  /** The three that came last. */
  newest: readonly Newest[];
};

const NEW = '*[_type == "enquiry" && status == "new"]';
const FETCH = `{"count": count(${NEW}), "newest": ${NEW} | order(received desc)[0...3]{_id, name, dress, eventDate, message, received}}`;

/** The desk and the start page listen to the same. */
const shared = new WeakMap<DocumentStore, Observable<NewEnquiries>>();

function listenToNewEnquiries(documentStore: DocumentStore): Observable<NewEnquiries> {
  const known = shared.get(documentStore);
  if (known) return known;
  const query = { fetch: FETCH, listen: '*[_type == "enquiry"]' };
  const options = { apiVersion: "2025-02-19", perspective: "raw" as const };
  const listened: Observable<NewEnquiries> = lasting(() =>
    documentStore.listenQuery(query, {}, options),
  ).pipe(shareReplay({ bufferSize: 1, refCount: true }));
  shared.set(documentStore, listened);
  return listened;
}

/** The enquiries that nobody has answered, at every moment; undefined until they are known. */
export function useNewEnquiries(): NewEnquiries | undefined {
  const documentStore = useDocumentStore();
  const [enquiries, setEnquiries] = useState<NewEnquiries>();
  useEffect(() => {
    const listening = listenToNewEnquiries(documentStore).subscribe({
      next: setEnquiries,
      error: () => undefined,
    });
    return () => listening.unsubscribe();
  }, [documentStore]);
  return enquiries;
}

/** The number stands where the list has its icon, as long as there is one. */
export function NewEnquiriesIcon() {
  const { count = 0 } = useNewEnquiries() ?? {};
  if (count === 0) return <EnvelopeIcon />;
  return (
    <Badge
      tone="primary"
      radius={6}
      role="img"
      aria-label={t("{{count}} new", { count, defaultValue_one: "{{count}} new" })}
    >
      {count}
    </Badge>
  );
}
