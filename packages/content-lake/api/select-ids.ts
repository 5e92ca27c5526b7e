import type { QueryRunner } from "../query/query-runner.ts";
import type { Mutation, Selective } from "../store/mutation.ts";

/** All queries of one transaction are evaluated together, so that they hold up other changes no longer than one. */
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
