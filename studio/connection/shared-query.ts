import { useEffect, useState } from "react";
import {
  distinctUntilChanged,
  map,
  type Observable,
  Subject,
  shareReplay,
  startWith,
  switchMap,
  tap,
} from "rxjs";
import { type DocumentStore, useDocumentStore } from "sanity";
import { lasting } from "./lasting.ts";

type Query<Found, Heard> = {
  fetch: string;
  /** It is asked again when one of these changes. */
  listen: string;
  perspective: "drafts" | "raw";
  read(stored: Found): Heard;
  unheard: Heard;
};

type Shared<Heard> = {
  listen(documentStore: DocumentStore): Observable<Heard>;
  lastHeard(): Heard;
  /** Asks at once: the host's own word of a change may come a second later. */
  askAgain(): void;
};

/** A question that many parts of Studio have in common: it is asked once, and again after each change. While the host is away the last answer holds. */
export function sharedQuery<Found, Heard>({
  read,
  unheard,
  perspective,
  ...query
}: Query<Found, Heard>): Shared<Heard> {
  const shared = new WeakMap<DocumentStore, Observable<Heard>>();
  const questions = new Subject<void>();
  let last = unheard;

  function listen(documentStore: DocumentStore): Observable<Heard> {
    const sharedListener = shared.get(documentStore);
    if (sharedListener) return sharedListener;
    const options = { apiVersion: "2025-02-19", perspective };
    const listened = questions.pipe(
      startWith(undefined),
      switchMap(() => lasting<Found>(() => documentStore.listenQuery(query, {}, options))),
      // A form changes its document with each key.
      distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
      map(read),
      tap((heard) => {
        last = heard;
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    shared.set(documentStore, listened);
    return listened;
  }

  /** A preview in a list cannot wait, and takes what was heard last. */
  return { listen, lastHeard: () => last, askAgain: () => questions.next() };
}

export function useHeard<Heard>({ listen, lastHeard }: Pick<Shared<Heard>, "listen" | "lastHeard">): Heard {
  const documentStore = useDocumentStore();
  const [heard, setHeard] = useState(lastHeard);
  useEffect(() => {
    const listening = listen(documentStore).subscribe({ next: setHeard, error: () => undefined });
    return () => listening.unsubscribe();
  }, [documentStore, listen]);
  return heard;
}
