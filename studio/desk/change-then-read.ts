import type { Mutation } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { conflictIn, RULE_ERROR, SCHEDULED_ERROR } from "#model/documents/write-conflict.ts";

/** The change was refused before or by the host, so nothing has happened. */
export class RejectedChangeError extends Error {}

/** A part of the change was made; the message says which. */
export class PartialChangeError extends Error {}

type Outcome<State> = {
  /** The reason, where it is known, as a toast that stays long enough to be read. */
  problem: ReturnType<typeof problemOf> | undefined;
  /** "asking": it has to be read again. */
  now: State | "asking";
};

/** A failed read afterwards says nothing about the change, which may have been made. */
export async function changeThenRead<State>(
  change: () => Promise<void>,
  read: () => Promise<State>,
): Promise<Outcome<State>> {
  const [changed] = await Promise.allSettled([change()]);
  const [now] = await Promise.allSettled([read()]);
  return {
    problem: changed.status === "rejected" ? problemOf(changed.reason) : undefined,
    now: now.status === "fulfilled" ? now.value : "asking",
  };
}

export function problemOf(error: unknown) {
  return {
    status: "error" as const,
    closable: true,
    duration: 60_000,
    title: titleOf(error),
    description: error instanceof Error ? error.message : String(error),
  };
}

function titleOf(error: unknown): string {
  if (error instanceof PartialChangeError) return t("Not everything was imported");
  return isRejection(error) ? t("Nothing was changed") : t("No answer came: check whether it was done");
}

/** The host may have made the change although its answer is missing or says that something failed. */
function isRejection(error: unknown): boolean {
  if (error instanceof RejectedChangeError) return true;
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500;
}

/** A document, draft or published, as it was read. */
export type State = { _id: string; _rev: string };

/** The part of a client that this needs, so that a test can bring its own. */
export type MutatingClient = { mutate(mutations: Mutation[]): Promise<unknown> };

/** Either all documents change, or none does. */
export function mutate(client: MutatingClient, mutations: Mutation[]): Promise<unknown> {
  return client.mutate(mutations).catch(sayConflict);
}

/** A delete takes no revision, so a patch without an effect checks it, as in Studio itself. */
export function deletionOf({ _id: id, _rev: ifRevisionID }: State): Mutation[] {
  return [{ patch: { id, ifRevisionID, unset: ["_revision_lock_pseudo_field_"] } }, { delete: { id } }];
}

/** The host's own message names only an id and two revisions. */
export function sayConflict(error: unknown): never {
  const conflict = conflictIn(error);
  if (conflict?.type === RULE_ERROR) throw new RejectedChangeError(conflict.description, { cause: error });
  if (conflict?.type === SCHEDULED_ERROR)
    throw new RejectedChangeError(
      t("One of them is going to be published by itself: take that back first, under “Today”."),
      { cause: error },
    );
  const isConflict = error instanceof Error && "statusCode" in error && error.statusCode === 409;
  if (isConflict) throw new RejectedChangeError(t("Someone has just changed one of them."), { cause: error });
  throw error;
}
