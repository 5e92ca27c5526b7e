import { RejectedChangeError } from "./change-then-read.ts";

/** A document, draft or published, as it was read. */
export type State = { _id: string; _rev: string };

type Mutation =
  | { create: { _id: string; _type: string } }
  | { delete: { id: string } }
  | { patch: { id: string; ifRevisionID: string } & ({ set: object } | { unset: string[] }) };

/** The part of a client that this needs, so that a test can bring its own. */
export type MutatingClient = { mutate(mutations: Mutation[]): Promise<unknown> };

/** Either all documents change, or none does. */
export async function mutate(client: MutatingClient, mutations: Mutation[]): Promise<void> {
  await client.mutate(mutations).catch(sayConflict);
}

/** A delete takes no revision, so a patch without an effect checks it, as in Studio itself. */
export function deletionOf({ _id: id, _rev: ifRevisionID }: State): Mutation[] {
  return [{ patch: { id, ifRevisionID, unset: ["_revision_lock_pseudo_field_"] } }, { delete: { id } }];
}

/** The host's own message names only an id and two revisions. */
export function sayConflict(error: unknown): never {
  const isConflict = error instanceof Error && "statusCode" in error && error.statusCode === 409;
  if (isConflict)
    throw new RejectedChangeError("Somebody has changed one of them in this moment.", { cause: error });
  throw error;
}
