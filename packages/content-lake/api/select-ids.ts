import type { QueryRunner } from "../query/query-runner.ts";
import type { Mutation, Selective } from "../store/mutation.ts";

/**
 * Answers for the patches and deletes by query of one transaction which documents each is about, as they are stored when the first of them
 * has its turn. All are asked at once, so that many queries hold up the other changes no longer than one may. Rejects with an HttpError
 * when one of them cannot be answered.
 */
export function createSelection(
  mutations: readonly (Mutation | Selective)[],
  runner: Pick<QueryRunner, "select">,
): (mutation: Selective) => Promise<readonly string[]> {
  const selective = mutations.filter((mutation) => "selection" in mutation);
  const positions = new Map(selective.map((mutation, position) => [mutation, position]));
  let selected: Promise<string[][]> | undefined;
  return async (mutation) => {
    selected ??= runner.select(selective.map(({ selection }) => selection));
    const ids = await selected;
    return ids[positions.get(mutation) ?? -1] ?? [];
  };
}
