import { DocumentsIcon } from "@sanity/icons/Documents";
import { FolderIcon } from "@sanity/icons/Folder";
import { HeartIcon } from "@sanity/icons/Heart";
import { map } from "rxjs";
import type { StructureBuilder, StructureResolver, StructureResolverContext } from "sanity/structure";
import { listenToCollections } from "#studio/connection/listen-collections.ts";
import type { CollectionChoice } from "#studio/schema/collection-choices.ts";
import { navigationOrdering } from "#studio/schema/collection-type.ts";
import { singletons } from "#studio/schema/schema-types.ts";
import { dressListId } from "./dress-list-id.ts";
import { enquiryLists } from "./enquiry-lists.ts";
import { subscriberList } from "./subscriber-list.ts";

/** Filters of lists are read as the API of this day reads them. */
const API_VERSION = "2025-02-19";

/** The label's own nouns, in the order of a working day: who has written, then dresses, pages and words. */
export const structure: StructureResolver = (S, context) =>
  listenToCollections(context.documentStore).pipe(map((collections) => desk(S, context, collections)));

function desk(
  S: StructureBuilder,
  context: StructureResolverContext,
  collections: readonly CollectionChoice[],
) {
  return S.list()
    .id("desk")
    .title("Atelier")
    .items([
      ...enquiryLists(S, API_VERSION),
      subscriberList(S, context.getClient({ apiVersion: API_VERSION })),
      S.divider(),
      dressList(S).title("All dresses").id("dresses").icon(HeartIcon),
      ...collections.map((choice) =>
        dressList(S, choice).title(choice.name).id(dressListId(choice.slug)).icon(FolderIcon),
      ),
      S.divider(),
      ...pages(S, ["home"]),
      S.documentTypeListItem("collection")
        .title("Collections")
        .icon(DocumentsIcon)
        .child(S.documentTypeList("collection").title("Collections").defaultOrdering(navigationOrdering.by)),
      ...pages(S, ["designer", "terms", "questions", "sizeChart", "contact"]),
      S.documentTypeListItem("carePage").title("Pages of your own"),
      S.divider(),
      ...pages(S, ["house", "identity", "messages", "newsletter", "privacy", "notFound", "search"]),
    ]);
}

function dressList(S: StructureBuilder, collection?: CollectionChoice) {
  const list = S.documentList()
    .schemaType("product")
    .apiVersion(API_VERSION)
    .title("Dresses")
    .menuItems(S.orderingMenuItemsForType("product"));
  const inOrder = { field: "order", direction: "asc" as const };
  const child = collection
    ? list
        .filter('_type == "product" && category in $categories')
        .params({ categories: [collection.slug, ...collection.previousSlugs] })
        .defaultOrdering([inOrder])
        .initialValueTemplates([S.initialValueTemplateItem("dress-of", { category: collection.slug })])
    : list
        .filter('_type == "product"')
        .defaultOrdering([{ field: "category", direction: "asc" as const }, inOrder])
        .initialValueTemplates([S.initialValueTemplateItem("product")]);
  return S.listItem().child(child);
}

/** Pages and words that exist once: they open without a list in between. */
function pages(S: StructureBuilder, names: string[]) {
  return names.flatMap((name) =>
    singletons
      .filter((type) => type.name === name)
      .map((type) =>
        S.listItem()
          .id(name)
          .title(type.title ?? name)
          .icon(type.icon)
          .child(
            S.document()
              .schemaType(name)
              .documentId(name)
              .title(type.title ?? name),
          ),
      ),
  );
}
