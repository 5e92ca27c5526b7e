import { map, type Observable, switchMap } from "rxjs";
import { type DocumentStore, getPublishedId } from "sanity";
import type { DocumentLocation, DocumentLocationsState } from "sanity/presentation";
import { collectionPath } from "#app/catalogue/category.ts";
import { listenToCollections } from "#studio/connection/listen-collections.ts";
import { shopPath } from "#studio/desk/shop-path.ts";
import { type CollectionChoice, choiceOf } from "#studio/schema/collection-choices.ts";

const home = { title: "Home page", href: "/" };
const contact = { title: "Contact", href: "/contact" };
const about = { title: "About", href: "/about" };

/** Where the texts of a document are that exists once. */
const pages: Record<string, DocumentLocation[]> = {
  home: [home],
  identity: [home],
  house: [home, contact],
  designer: [about, home],
  questions: [{ title: "Questions", href: "/faq" }],
  contact: [contact],
  messages: [{ title: "Enquiry", href: "/enquiry" }],
  newsletter: [home],
  privacy: [{ title: "Privacy", href: "/privacy" }],
  notFound: [{ title: "Page not found", href: "/not-found" }],
  search: [{ title: "Search", href: "/search" }],
  sizeChart: [{ title: "Size finder", href: "/size-finder" }],
};

/** What stands on every page besides. */
const everywhere: Record<string, string> = {
  identity: "Used on every page",
  house: "Used on every page, in its footer",
  designer: "Used on every page, in its footer",
  newsletter: "Used on every page, in its footer",
  messages: "Used in every message that a shopper writes",
  terms: "Used on the pages of dresses, and wherever a text names these days",
};

const WITH_SLUG = { apiVersion: "2025-02-19", perspective: "drafts" as const };

/** The pages that show a document, above its form: see the rules of app/routes/. */
export function usedOn(
  { id, type }: { id: string; type: string },
  { documentStore }: { documentStore: DocumentStore },
): Observable<DocumentLocationsState> | DocumentLocationsState | undefined {
  if (type === "product") return dressUsedOn(getPublishedId(id), documentStore);
  if (type === "collection" || type === "carePage")
    return pageOfItsOwn(getPublishedId(id), type, documentStore);
  const message = everywhere[type];
  const locations = pages[type];
  if (!message && !locations) return undefined;
  return { ...(message ? { message } : {}), ...(locations ? { locations } : {}) };
}

type FoundDress = {
  dress: { name?: string; slug?: string; category?: string } | null;
  shownWith: { name?: string; slug?: string }[];
};

/** "shownWith": the dresses whose look it completes. */
const DRESS_QUERY = `{
  "dress": *[_id == $id][0]{name, "slug": slug.current, category},
  "shownWith": *[_type == "product" && _id != $id && references($id)]{name, "slug": slug.current}
}`;

function dressUsedOn(id: string, documentStore: DocumentStore): Observable<DocumentLocationsState> {
  const query = { fetch: DRESS_QUERY, listen: '*[_type == "product"]' };
  return documentStore
    .listenQuery(query, { id }, WITH_SLUG)
    .pipe(
      switchMap((found: FoundDress) =>
        listenToCollections(documentStore).pipe(
          map((collections) => ({ locations: pagesOf(found, collections) })),
        ),
      ),
    );
}

function pagesOf(
  { dress, shownWith }: FoundDress,
  collections: readonly CollectionChoice[],
): DocumentLocation[] {
  const { name = "", slug, category = "" } = dress ?? {};
  if (!slug) return [];
  const collection = choiceOf(category, collections);
  return [
    { title: name || slug, href: `/product/${slug}` },
    ...(collection ? [{ title: collection.name, href: collectionPath(collection.slug) }] : []),
    home,
    ...shownWith.flatMap((other) =>
      other.slug ? { title: other.name || other.slug, href: `/product/${other.slug}` } : [],
    ),
  ];
}

type Addressed = { name?: string; title?: string; slug?: { current?: string } } | null;

function pageOfItsOwn(
  id: string,
  type: string,
  documentStore: DocumentStore,
): Observable<DocumentLocationsState> {
  const query = "*[_id == $id][0]{name, title, slug}";
  return documentStore.listenQuery(query, { id }, WITH_SLUG).pipe(
    map((found: Addressed) => {
      const href = shopPath(type, id, found);
      return { locations: href ? [{ title: found?.name || found?.title || href, href }] : [] };
    }),
  );
}
