import { slugOfId } from "#app/catalogue/category.ts";
import { t } from "#app/label/translate.ts";
import { byName } from "./by-name.ts";
import {
  deletionOf,
  type MutatingClient,
  mutate,
  RejectedChangeError,
  type State,
} from "./change-then-read.ts";

/** A collection in one state: published, a draft, or a version of a release. */
type Collection = State & {
  name?: string | null;
  slug?: string | null;
  previousSlugs?: readonly string[] | null;
  visibility?: string | null;
};

type Dress = { _id: string; name?: string | null; category: string };

type Found = { collections: Collection[]; dresses: Dress[] };

/** The part of a client that this needs, so that a test can bring its own. */
type CollectionClient = MutatingClient & {
  fetch(query: string, params: Record<string, unknown>, options: { perspective: "raw" }): Promise<Found>;
};

/** The dresses of a deleted collection, and the collections that can take them in. */
export type LeftBehind = {
  /** The names of its dresses, each once. */
  names: string[];
  /** The slugs by which its dresses name it. */
  slugs: string[];
  /** True when the dresses are hidden now and would appear in the shop. */
  isHidden: boolean;
  others: { id: string; name: string; isHidden: boolean }[];
};

const QUERY = `{
  "collections": *[_type == "collection"] {_id, _rev, name, "slug": slug.current, previousSlugs, visibility},
  "dresses": *[_type == "product" && category != null && !(_id in path("versions.**"))] {_id, name, category}
}`;

/** Dresses name their collection by its slug, so no reference tells of them. */
export async function readLeftBehind(client: CollectionClient, id: string): Promise<LeftBehind> {
  const { collections, dresses } = await read(client);
  const slugs = slugsOf(id, collections);
  const held = dresses.filter(({ category }) => slugs.includes(category));
  const byId = new Map(held.map(({ _id, name }) => [publishedId(_id), name || t("Without a name")]));
  return {
    names: [...byId.values()],
    slugs: [...new Set(held.map(({ category }) => category))],
    isHidden: collections.some(({ _id, visibility }) => _id === id && visibility === "hidden"),
    others: collections
      .filter(({ _id }) => _id === publishedId(_id) && _id !== id)
      .map(({ _id, name, slug, visibility }) => ({
        id: _id,
        name: name || slug || _id,
        isHidden: visibility === "hidden",
      })),
  };
}

/**
 * The dresses keep their string. With `into` the other collection takes over the slugs of this one in the same
 * transaction.
 */
export async function deleteCollection(client: CollectionClient, id: string, into?: string): Promise<void> {
  const { collections } = await read(client);
  const taking = into === undefined ? [] : statesOf(into, collections).filter(isNoVersion);
  if (into !== undefined && taking.length === 0)
    throw new RejectedChangeError(t("The other collection is no longer there."));
  const slugs = slugsOf(id, collections);
  await mutate(client, [
    ...taking.map(({ _id, _rev, previousSlugs }) => {
      const set = { previousSlugs: [...new Set([...(previousSlugs ?? []), ...slugs])] };
      return { patch: { id: _id, ifRevisionID: _rev, set } };
    }),
    ...statesOf(id, collections).flatMap(deletionOf),
  ]);
}

async function read(client: CollectionClient): Promise<Found> {
  const { collections, dresses } = await client.fetch(QUERY, {}, { perspective: "raw" });
  return { collections: byName(collections), dresses: byName(dresses) };
}

/** A slug that another collection uses leads to that one. */
function slugsOf(id: string, collections: readonly Collection[]): string[] {
  const others = collections.filter(({ _id }) => publishedId(_id) !== id);
  const taken = new Set(others.map(({ _id, slug }) => slug || slugOfId(publishedId(_id))));
  const all = statesOf(id, collections).flatMap(({ slug, previousSlugs }) => [
    slug ?? "",
    ...(previousSlugs ?? []),
  ]);
  return [...new Set([...all, slugOfId(id)])].filter((slug) => slug !== "" && !taken.has(slug));
}

function statesOf(id: string, collections: readonly Collection[]): Collection[] {
  return collections.filter(({ _id }) => publishedId(_id) === id);
}

function isNoVersion({ _id }: Collection): boolean {
  return !_id.startsWith("versions.");
}

function publishedId(id: string): string {
  return id.replace(/^drafts\.|^versions\.[^.]+\./, "");
}
