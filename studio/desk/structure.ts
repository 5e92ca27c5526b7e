import { DocumentsIcon } from "@sanity/icons/Documents";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { FolderIcon } from "@sanity/icons/Folder";
import { HeartIcon } from "@sanity/icons/Heart";
import { t } from "@trousseau/words/translate.ts";
import { map } from "rxjs";
import type { Template } from "sanity";
import type { StructureBuilder, StructureResolver, StructureResolverContext } from "sanity/structure";
import { AGREEMENT_ID } from "#model/documents/agreement-document.ts";
import { enquiryStates } from "#model/documents/enquiry-document.ts";
import { hasRole } from "#studio/connection/has-role.ts";
import { listenToCollections, speaksSeveral } from "#studio/connection/listen-collections.ts";
import { customerList } from "#studio/customers/customer-list.tsx";
import type { CollectionChoice } from "#studio/schema/collection-choices.ts";
import { navigationOrdering } from "#studio/schema/collection-type.ts";
import { singletons } from "#studio/schema/schema-types.ts";
import { ANSWERS_ID } from "./answer-actions.tsx";
import { dressListId } from "./dress-list-id.ts";
import { EnquiryPane } from "./enquiry-list.tsx";
import { NewEnquiriesIcon } from "./new-enquiries.tsx";
import { subscriberList } from "./subscriber-list.ts";

/** A dress that is made in a collection's list belongs to that collection. */
export const templates: Template[] = [
  {
    id: "dress-of",
    title: t("Dress of this collection"),
    schemaType: "product",
    parameters: [{ name: "category", type: "string" }],
    value: ({ category }: { category: string }) => ({ category }),
  },
];

/** The version of the API that reads the lists' filters. */
const API_VERSION = "2025-02-19";

/** The order is that of a working day: who has written, then dresses, pages and words. */
export const structure: StructureResolver = (S, context) =>
  listenToCollections(context.documentStore).pipe(map((collections) => desk(S, context, collections)));

function desk(
  S: StructureBuilder,
  context: StructureResolverContext,
  collections: readonly CollectionChoice[],
) {
  return S.list()
    .id("desk")
    .title(t("Atelier"))
    .items([
      // A writer reads nothing that visitors have sent.
      ...(hasRole(context.currentUser, "writer")
        ? []
        : [
            ...enquiryLists(S),
            customerList(S),
            ...pages(S, ["answers", "agreement"]),
            subscriberList(S, context.getClient({ apiVersion: API_VERSION })),
            S.divider(),
          ]),
      dressList(S).title(t("All dresses")).id("dresses").icon(HeartIcon),
      ...collections.map((choice) =>
        dressList(S, choice).title(choice.name).id(dressListId(choice.slug)).icon(FolderIcon),
      ),
      S.divider(),
      ...pages(S, ["home"]),
      S.documentTypeListItem("collection")
        .title(t("Collections"))
        .icon(DocumentsIcon)
        .child(
          S.documentTypeList("collection").title(t("Collections")).defaultOrdering(navigationOrdering.by),
        ),
      ...pages(S, ["designer", "terms", "questions", "sizeChart", "contact"]),
      S.documentTypeListItem("carePage").title(t("Pages of your own")),
      S.divider(),
      ...pages(S, [
        "house",
        "appointments",
        "identity",
        "messages",
        "newsletter",
        "privacy",
        "notFound",
        "search",
        "oldAddresses",
        // Words are translated where there is a language to translate them into.
        ...(speaksSeveral() ? ["glossary"] : []),
      ]),
    ]);
}

/** The newest enquiries come first: those to answer, those that are done, and those that came when too many came. */
function enquiryLists(S: StructureBuilder) {
  return enquiryStates.map(({ value, list }) =>
    S.listItem()
      .id(`enquiries-${value}`)
      .title(list)
      .icon(value === "new" ? NewEnquiriesIcon : EnvelopeIcon)
      .child(() => ({
        ...S.component(EnquiryPane)
          .id(`enquiries-${value}`)
          .title(value === "new" ? t("New enquiries") : list)
          .options({ status: value })
          .child((id) => S.document().schemaType("enquiry").documentId(id))
          .serialize(),
        canHandleIntent: (name: string, params: { type?: string }) =>
          name === "edit" && params.type === "enquiry" && value === "new",
      })),
  );
}

/** Sanity gives this group to lists of its own alone. */
const sortingGroup = {
  id: "sorting",
  title: "Sort",
  i18n: { title: { key: "menu-item-groups.sorting-group", ns: "structure" } },
};

function dressList(S: StructureBuilder, collection?: CollectionChoice) {
  const list = S.documentList()
    .schemaType("product")
    .apiVersion(API_VERSION)
    .title(t("Dresses"))
    .menuItems(S.orderingMenuItemsForType("product"))
    .menuItemGroups([sortingGroup]);
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

const privateIds: Readonly<Record<string, string>> = { answers: ANSWERS_ID, agreement: AGREEMENT_ID };

/** These documents exist once, so they open without a list. */
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
              .documentId(privateIds[name] ?? name)
              .title(type.title ?? name),
          ),
      ),
  );
}
