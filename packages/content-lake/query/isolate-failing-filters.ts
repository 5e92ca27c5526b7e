import { HttpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import { asResult, tooCostly } from "./match-filters.ts";
import type { ClientFilter, FilterResult, MatchTask } from "./query-task.ts";

type Match = (task: MatchTask) => Promise<FilterResult[]>;

/** All filters are evaluated at once, and apart when one of them ends the whole process. */
export function createIsolatingMatch(run: Match): Match {
  return async (task) => {
    try {
      return await run(task);
    } catch (error) {
      return isTheirFault(error) ? matchApart(run, task, error) : Promise.reject(error);
    }
  };
}

/** A filter that ends the process says nothing about itself, so each client's filters are evaluated apart. */
async function matchApart(
  run: Match,
  { filters, documents }: MatchTask,
  first: HttpError,
): Promise<FilterResult[]> {
  const groups = [...Map.groupBy(filters, ({ from }) => from).values()];
  const results = new Map<ClientFilter, FilterResult>();
  for (const group of groups) {
    const known = groups.length === 1 ? first : undefined;
    const found = await findCulprits(run, { filters: group, documents }, { deaths: MAX_DEATHS }, known);
    for (const [index, filter] of group.entries()) {
      const result = found[index];
      if (result !== undefined) results.set(filter, result);
    }
  }
  return filters.flatMap((filter) => results.get(filter) ?? []);
}

/** Halves isolate the filters at fault. After too many ended processes, the rest of this client ends together. */
async function findCulprits(
  run: Match,
  task: MatchTask,
  left: { deaths: number },
  known?: HttpError,
): Promise<FilterResult[]> {
  try {
    if (known === undefined) return await run(task);
    throw known;
  } catch (error) {
    if (!isTheirFault(error)) throw error;
    const { filters, documents } = task;
    left.deaths -= 1;
    if (filters.length === 1) return [asResult(error)];
    if (left.deaths <= 0) return filters.map(asTooCostly);
    const half = Math.ceil(filters.length / 2);
    const ask = (some: readonly ClientFilter[]) => findCulprits(run, { filters: some, documents }, left);
    return [...(await ask(filters.slice(0, half))), ...(await ask(filters.slice(half)))];
  }
}

function isTheirFault(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status < 500;
}

function asTooCostly(): FilterResult {
  return asResult(tooCostly("The filters of all your listeners", limits.filterMsPerPerson));
}

/** Twelve find one filter among a thousand. Each takes up to a second of everybody's time. */
const MAX_DEATHS = 12;
