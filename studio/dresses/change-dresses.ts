import type { Action } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { byName } from "#studio/desk/by-name.ts";
import {
  deletionOf,
  type MutatingClient,
  mutate,
  RejectedChangeError,
  sayConflict,
} from "#studio/desk/change-then-read.ts";
import { type CollectionChoice, choiceOf } from "#studio/schema/collection-choices.ts";
import { separated } from "#words/locale.ts";

/** The other fields stand as the host has them. */
export type Stored = {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  name?: string;
  category?: string;
  [field: string]: unknown;
};

/** A dress as Studio's lists show it: the draft, where there is one. */
export type ListedDress = {
  id: string;
  name: string;
  category: string;
  draft: Stored | undefined;
  published: Stored | undefined;
};

/** The part of a client that this needs, so that a test can bring its own. */
export type Client = MutatingClient & {
  fetch(query: string, params: Record<string, unknown>, options: { perspective: "raw" }): Promise<Stored[]>;
  action(actions: Action[]): Promise<unknown>;
};

/** Sorted by name. Versions of releases are left out. */
export async function readDresses(client: Client): Promise<ListedDress[]> {
  const stored = await client.fetch(
    `*[_type == "product" && !(_id in path("versions.**"))]`,
    {},
    { perspective: "raw" },
  );
  const byId = Map.groupBy(stored, ({ _id }) => _id.replace(/^drafts\./, ""));
  const dresses = [...byId].map(([id, states]): ListedDress => {
    const draft = states.find(({ _id }) => _id !== id);
    const published = states.find(({ _id }) => _id === id);
    const { name, category } = draft ?? published ?? {};
    return { id, name: name || t("Without a name"), category: category ?? "", draft, published };
  });
  return byName(dresses);
}

/** Another revision means that somebody has changed the dress. */
export function revisionsOf({ draft, published }: ListedDress): string {
  return [draft?._rev, published?._rev].join();
}

/** Shows all dresses when the chosen collection is gone: it may have left with the last dress that named it. */
export function dressesOf(
  slug: string,
  dresses: readonly ListedDress[],
  collections: readonly CollectionChoice[],
): { collection: string; inView: readonly ListedDress[] } {
  if (!collections.some((choice) => choice.slug === slug)) return { collection: "", inView: dresses };
  const inView = dresses.filter(({ category }) => choiceOf(category, collections)?.slug === slug);
  return { collection: slug, inView };
}

// Each function reads the dresses again, since the list may have been open for hours, and changes all of them or
// none. Revisions refuse a change that comes in between, except for unpublishing, which loses no words.

/** Dresses without a draft are in the shop already. `faultsOf` names what keeps Studio from publishing a draft. */
export async function publishAll(
  client: Client,
  dresses: readonly ListedDress[],
  slugsToKeep: (draft: object | null, published: object | null) => string[] | undefined,
  faultsOf: (draft: Stored) => Promise<string[]>,
): Promise<void> {
  const now = await readAgain(client, dresses);
  await refuseFaults(now, faultsOf);
  await act(
    client,
    now.flatMap(({ id, draft, published }): Action[] => {
      if (!draft) return [];
      const pair = { draftId: draftOf(id), publishedId: id };
      const publish = {
        actionType: "sanity.action.document.publish" as const,
        ...pair,
        ...(published && { ifPublishedRevisionId: published._rev }),
      };
      const previousSlugs = slugsToKeep(draft, published ?? null);
      if (!previousSlugs) return [{ ...publish, ifDraftRevisionId: draft._rev }];
      // The patch makes another revision, which is the one that gets published.
      const patch = { ifRevisionID: draft._rev, set: { previousSlugs } };
      return [{ actionType: "sanity.action.document.edit", ...pair, patch }, publish];
    }),
  );
}

/** The dresses stay as drafts. */
export async function takeOutAll(client: Client, dresses: readonly ListedDress[]): Promise<void> {
  const publishedDresses = (await readAgain(client, dresses)).filter(({ published }) => published);
  await act(
    client,
    publishedDresses.map(({ id }) => ({
      actionType: "sanity.action.document.unpublish",
      draftId: draftOf(id),
      publishedId: id,
    })),
  );
}

/** The trash brings each of them back as a draft. */
export async function deleteAll(client: Client, dresses: readonly ListedDress[]): Promise<void> {
  await mutate(client, statesOf(await readAgain(client, dresses)).flatMap(deletionOf));
}

/** Visitors see the move at once; other changes in a draft stay there. */
export async function moveAll(
  client: Client,
  dresses: readonly ListedDress[],
  category: string,
): Promise<void> {
  const states = statesOf(await readAgain(client, dresses));
  await mutate(
    client,
    states.map(({ _id: id, _rev: ifRevisionID }) => ({ patch: { id, ifRevisionID, set: { category } } })),
  );
}

async function readAgain(client: Client, dresses: readonly ListedDress[]): Promise<ListedDress[]> {
  const byId = new Map((await readDresses(client)).map((dress) => [dress.id, dress]));
  const gone = dresses.filter(({ id }) => !byId.has(id)).map(({ name }) => name);
  if (gone.length > 0)
    throw new RejectedChangeError(t("No longer there: {{names}}.", { names: separated(gone) }));
  return dresses.map(({ id }) => byId.get(id)).filter((dress) => dress !== undefined);
}

/** One fault refuses them all: nobody asked for half of them to be published. */
async function refuseFaults(
  dresses: readonly ListedDress[],
  faultsOf: (draft: Stored) => Promise<string[]>,
): Promise<void> {
  const lines: string[] = [];
  for (const { name, draft } of dresses) {
    const faults = draft ? await faultsOf(draft) : [];
    if (faults.length > 0) lines.push(`${name}: ${faults.join(" ")}`);
  }
  if (lines.length > 0)
    throw new RejectedChangeError(
      t("Nothing is published until these are fixed. {{faults}}", { faults: lines.join(" ") }),
    );
}

function statesOf(dresses: readonly ListedDress[]): Stored[] {
  return dresses.flatMap(({ draft, published }) => [draft, published]).filter((state) => state !== undefined);
}

/** The content host refuses an empty list. */
async function act(client: Client, actions: Action[]): Promise<void> {
  if (actions.length > 0) await client.action(actions).catch(sayConflict);
}

function draftOf(id: string): string {
  return `drafts.${id}`;
}
