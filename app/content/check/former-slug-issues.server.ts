import { getDraftId } from "@sanity/client/csm";
import { z } from "zod";
import { collectionPath } from "#app/catalogue/category.ts";
import { productPath } from "#app/catalogue/product.ts";
import { carePath } from "#app/label/care-page.ts";
import { slugOfId } from "#app/label/collection-id.ts";
import { type IssueDetail, warning } from "./content-issue.server.ts";

type Document = { _id: string; _type: string; slug?: unknown; previousSlugs?: unknown };

/** Documents with addresses that people save: the path, and what else is lost when it changes. */
const addressed = new Map([
  ["product", { pathOf: productPath, loses: "" }],
  ["collection", { pathOf: collectionPath, loses: ", and dresses that name it are not in the collection" }],
  ["carePage", { pathOf: carePath, loses: "" }],
]);

/** The types of documents whose former addresses are to be saved. */
export const addressedTypes: ReadonlySet<string> = new Set(addressed.keys());

/** An address that people have saved must not lead nowhere. `formerSlugs`: by id, the slugs of some time ago. */
export function formerSlugIssues(
  document: Document,
  all: readonly Document[],
  formerSlugs: ReadonlyMap<string, string>,
): IssueDetail[] {
  const kind = addressed.get(document._type);
  const slug = slugOf(document);
  if (!kind || !slug) return [];
  const former = formerSlugs.get(document._id);
  const draftId: string = getDraftId(document._id);
  const draft = all.find(({ _id }) => _id === draftId);
  const isLost = former && former !== slug && !hasPreviousSlug(document, former);
  const isLeft = draft && slugOf(draft) !== slug && !hasPreviousSlug(draft, slug);
  return [
    ...(isLost
      ? [
          warning(
            `its address was ${kind.pathOf(former)} before: note it in “Addresses of before”, or links to it lead nowhere${kind.loses}`,
          ),
        ]
      : []),
    ...(isLeft
      ? [
          warning(
            `its draft changes the address ${kind.pathOf(slug)}: published in a release it would lead nowhere`,
          ),
        ]
      : []),
  ];
}

/** A collection is found under the address that its id names, too. */
function hasPreviousSlug({ _id, _type, previousSlugs }: Document, slug: string): boolean {
  const isNamed = _type === "collection" && slugOfId(_id.replace(/^drafts\./, "")) === slug;
  return isNamed || (Array.isArray(previousSlugs) && previousSlugs.includes(slug));
}

const slugField = z.looseObject({ current: z.string() });

function slugOf({ slug }: Document): string | undefined {
  return typeof slug === "string" ? slug : slugField.safeParse(slug).data?.current;
}
