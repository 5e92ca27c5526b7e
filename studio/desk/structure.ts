import { DocumentsIcon } from "@sanity/icons/Documents";
import { FolderIcon } from "@sanity/icons/Folder";
import { HeartIcon } from "@sanity/icons/Heart";
import type { StructureBuilder, StructureResolver } from "sanity/structure";
import { categories } from "#app/catalogue/category.ts";
import { singletons } from "#studio/schema/schema-types.ts";
import { enquiryLists } from "./enquiry-lists.ts";
import { subscriberList } from "./subscriber-list.ts";

/** Filters of lists are read as the API of this day reads them. */
const API_VERSION = "2025-02-19";

/** The label's own nouns, in the order of a working day: who has written, then dresses, pages and words. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id("desk")
    .title("Atelier")
    .items([
      ...enquiryLists(S, API_VERSION),
      subscriberList(S, context.getClient({ apiVersion: API_VERSION })),
      S.divider(),
      dressList(S).title("All dresses").id("dresses").icon(HeartIcon),
      ...categories.map(({ slug, label }) => dressList(S, slug).title(label).id(slug).icon(FolderIcon)),
      S.divider(),
      ...pages(S, ["home"]),
      collectionTexts(S),
      ...pages(S, ["designer", "terms", "questions", "sizeChart", "contact"]),
      S.documentTypeListItem("carePage").title("Pages of your own"),
      S.divider(),
      ...pages(S, ["house", "identity", "messages", "newsletter", "privacy", "notFound", "search"]),
    ]);

function dressList(S: StructureBuilder, category?: string) {
  const list = S.documentList()
    .schemaType("product")
    .apiVersion(API_VERSION)
    .title("Dresses")
    .menuItems(S.orderingMenuItemsForType("product"));
  const inOrder = { field: "order", direction: "asc" as const };
  const child = category
    ? list
        .filter('_type == "product" && category == $category')
        .params({ category })
        .defaultOrdering([inOrder])
        .initialValueTemplates([S.initialValueTemplateItem("dress-of", { category })])
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

function collectionTexts(S: StructureBuilder) {
  const items = categories.map(({ slug, label }) =>
    S.listItem()
      .id(slug)
      .title(label)
      .icon(FolderIcon)
      .child(
        S.document()
          .schemaType("collection")
          .documentId(`collection-${slug}`)
          .initialValueTemplate("collection-texts", { slug })
          .title(label),
      ),
  );
  return S.listItem()
    .id("collections")
    .title("Collections")
    .icon(DocumentsIcon)
    .child(S.list().id("collections").title("Collections").items(items));
}
