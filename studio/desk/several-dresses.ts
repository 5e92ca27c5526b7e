type Stored = { _id: string; _type: string; name?: string; category?: string };

/** A dress as its lists in Studio show it: the draft, where there is one. */
export type ListedDress = {
  id: string;
  name: string;
  category: string;
  draft: Stored | undefined;
  published: Stored | undefined;
};

type Action =
  | {
      actionType: "sanity.action.document.publish" | "sanity.action.document.unpublish";
      draftId: string;
      publishedId: string;
    }
  | {
      actionType: "sanity.action.document.edit";
      draftId: string;
      publishedId: string;
      patch: { set: object };
    };

type Mutation = { delete: { id: string } } | { patch: { id: string; set: { category: string } } };

/** As much of a client as this needs: Studio's own, or that of a test. */
type Client = {
  fetch(query: string, params: Record<string, unknown>, options: { perspective: "raw" }): Promise<Stored[]>;
  action(actions: Action[]): Promise<unknown>;
  mutate(mutations: Mutation[]): Promise<unknown>;
};

/** By name. Versions of releases are left alone. */
export async function readDresses(client: Client): Promise<ListedDress[]> {
  const stored = await client.fetch(
    `*[_type == "product" && !(_id in path("versions.**"))] | order(lower(name) asc)`,
    {},
    { perspective: "raw" },
  );
  const byId = Map.groupBy(stored, ({ _id }) => _id.replace(/^drafts\./, ""));
  return [...byId].map(([id, states]) => {
    const draft = states.find(({ _id }) => _id !== id);
    const published = states.find(({ _id }) => _id === id);
    const { name, category } = draft ?? published ?? {};
    return { id, name: name || "Without a name", category: category ?? "", draft, published };
  });
}

// Each is one transaction: either all dresses are changed, or none is.

/** Those without a draft are in the shop as they are. `slugsToKeep`: as the shop has it (catalogue/previous-slugs.ts). */
export async function publishAll(
  client: Client,
  dresses: readonly ListedDress[],
  slugsToKeep: (draft: object | null, published: object | null) => string[] | undefined,
): Promise<void> {
  await act(
    client,
    dresses.flatMap(({ id, draft, published }) => {
      if (!draft) return [];
      const documents = { draftId: draftOf(id), publishedId: id };
      const previousSlugs = slugsToKeep(draft, published ?? null);
      return [
        ...(previousSlugs
          ? [
              {
                actionType: "sanity.action.document.edit" as const,
                ...documents,
                patch: { set: { previousSlugs } },
              },
            ]
          : []),
        { actionType: "sanity.action.document.publish" as const, ...documents },
      ];
    }),
  );
}

/** They stay as drafts. */
export async function takeOutAll(client: Client, dresses: readonly ListedDress[]): Promise<void> {
  const shown = dresses.filter(({ published }) => published);
  await act(
    client,
    shown.map(({ id }) => ({
      actionType: "sanity.action.document.unpublish",
      draftId: draftOf(id),
      publishedId: id,
    })),
  );
}

/** From the bin each comes back as a draft. */
export async function deleteAll(client: Client, dresses: readonly ListedDress[]): Promise<void> {
  await client.mutate(statesOf(dresses).map(({ _id: id }) => ({ delete: { id } })));
}

/** At once for shoppers as well; what else is in a draft stays there. */
export async function moveAll(
  client: Client,
  dresses: readonly ListedDress[],
  category: string,
): Promise<void> {
  await client.mutate(statesOf(dresses).map(({ _id: id }) => ({ patch: { id, set: { category } } })));
}

function statesOf(dresses: readonly ListedDress[]): Stored[] {
  return dresses.flatMap(({ draft, published }) => [draft, published]).filter((state) => state !== undefined);
}

/** The content host refuses an empty list. */
async function act(client: Client, actions: Action[]): Promise<void> {
  if (actions.length > 0) await client.action(actions);
}

function draftOf(id: string): string {
  return `drafts.${id}`;
}
