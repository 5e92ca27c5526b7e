import type { Action, Mutation } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import type { Act } from "#model/tables/dresses-table.ts";
import { deletionOf, mutate, RejectedChangeError, sayConflict } from "#studio/desk/change-then-read.ts";
import { separated } from "#words/locale.ts";
import { type Client, type ListedDress, readDresses, revisionsOf, type Stored } from "./change-dresses.ts";

/** The new values of a dress's fields; undefined where a field is to be empty. `since`: the revisions that somebody saw. */
export type DressChange = {
  id: string;
  name: string;
  since: string;
  values: Readonly<Record<string, unknown>>;
};

type Saved = { act: Act | undefined; changedMeanwhile: readonly DressChange[] };

/** Writes everything in one transaction, and names the dresses that somebody has changed since: they stay as they are. */
export async function saveCells(
  client: Client,
  changes: readonly DressChange[],
  to: "shop" | "drafts",
): Promise<Saved> {
  const now = new Map((await readDresses(client)).map((dress) => [dress.id, dress]));
  const current = changes.flatMap((change) => {
    const dress = now.get(change.id);
    return dress && revisionsOf(dress) === change.since ? [{ ...change, dress }] : [];
  });
  const kept = new Set(current.map(({ id }) => id));
  const changedMeanwhile = changes.filter(({ id }) => !kept.has(id));
  if (current.length === 0) return { act: undefined, changedMeanwhile };
  const act = to === "shop" ? await saveStates(client, current) : await saveDrafts(client, current);
  return { act, changedMeanwhile };
}

type CurrentChange = DressChange & { dress: ListedDress };

/** The rest of a draft stays unpublished, and a dress that is a draft alone stays one. */
async function saveStates(client: Client, changes: readonly CurrentChange[]): Promise<Act | undefined> {
  const writtenStates = changes.flatMap(({ name, values, dress: { draft, published } }) =>
    [published, draft].flatMap((before) =>
      before && differs(before, values)
        ? [{ id: before._id, name, before, fields: Object.keys(values), values }]
        : [],
    ),
  );
  if (writtenStates.length === 0) return undefined;
  const mutations = writtenStates.map(({ id, before, values }) => ({
    patch: { id, ifRevisionID: before._rev, ...operationsOf(values) },
  }));
  return { revision: revisionIn(await mutate(client, mutations)), writtenStates };
}

/** Where there is no draft, the host begins it with what is in the shop. */
async function saveDrafts(client: Client, changes: readonly CurrentChange[]): Promise<Act> {
  const actions = changes.map(({ id, values, dress: { draft } }): Action => {
    const patch = { ...operationsOf(values), ...(draft && { ifRevisionID: draft._rev }) };
    return {
      actionType: "sanity.action.document.edit",
      draftId: `drafts.${id}`,
      publishedId: id,
      patch,
    };
  });
  const answer = await client.action(actions).catch(sayConflict);
  const writtenStates = changes.map(({ id, name, values, dress: { draft } }) => ({
    id: `drafts.${id}`,
    name,
    before: draft,
    fields: Object.keys(values),
  }));
  return { revision: revisionIn(answer), writtenStates };
}

/** Takes an act back, all of it or, where a document has been changed since, nothing. */
export async function undo(client: Client, { revision, writtenStates }: Act): Promise<void> {
  const ids = writtenStates.flatMap(({ id }) => [id, `drafts.${id}`]);
  const states = await client.fetch("*[_id in $ids]", { ids }, { perspective: "raw" });
  const now = new Map(states.map((state) => [state._id, state]));
  const isChanged = ({ id }: Act["writtenStates"][number]) => {
    const [state, draft] = [now.get(id), now.get(`drafts.${id}`)];
    if (state?._rev !== revision) return true;
    // A draft that has begun since holds what the act wrote, and would bring it back.
    return draft !== undefined && draft._rev !== revision && draft._updatedAt >= state._updatedAt;
  };
  const since = writtenStates.filter(isChanged).map(({ name }) => name);
  if (since.length > 0)
    throw new RejectedChangeError(
      t("Changed since, so nothing was undone: {{names}}.", { names: separated([...new Set(since)]) }),
    );
  await mutate(client, mutationsBack({ revision, writtenStates }));
}

/** Nothing is written where one of the documents has been changed since. */
export function mutationsBack({ revision, writtenStates }: Act): Mutation[] {
  return writtenStates.flatMap(({ id, before, fields }): Mutation[] => {
    if (!before) return deletionOf({ _id: id, _rev: revision });
    const values = Object.fromEntries(fields.map((field) => [field, before[field]]));
    return [{ patch: { id, ifRevisionID: revision, ...operationsOf(values) } }];
  });
}

export function operationsOf(values: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(values);
  const set = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const unset = entries.filter(([, value]) => value === undefined).map(([field]) => field);
  return { ...(Object.keys(set).length > 0 && { set }), ...(unset.length > 0 && { unset }) };
}

/** A patch without an effect makes no revision, which an undo would wait for. */
function differs(before: Stored, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(values).some(
    ([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value),
  );
}

/** Every document of a transaction has the same revision, which is the transaction's id. */
export function revisionIn(answer: unknown): string {
  const isAnswer = typeof answer === "object" && answer !== null && "transactionId" in answer;
  return isAnswer ? String(answer.transactionId) : "";
}
