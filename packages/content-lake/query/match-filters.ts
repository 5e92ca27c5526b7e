import { type HttpError, httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import type { ClientFilter, FilterResult } from "./query-task.ts";

/** Returns undefined when the time was not enough. */
type MatchOne = (filter: ClientFilter, maxMs: number) => FilterResult | undefined;

/**
 * Each round allows four times as long, so cheap filters finish before costly ones take any time. When the time is over, the
 * costliest are left and end their listeners. Clients with fewer filters come first.
 */
export function matchFilters(
  filters: readonly ClientFilter[],
  matchOne: MatchOne,
  now: () => number = workedMs,
): FilterResult[] {
  const results = new Map<ClientFilter, FilterResult>();
  const known = new Map<string, FilterResult>();
  const costs = createCosts();
  let open = filters;
  for (let round = 0; open.length > 0; round += 1) {
    const maxMs = Math.min(FIRST_ROUND_MS * 4 ** round, limits.filterMs);
    for (const filter of inTurn(open)) {
      const key = JSON.stringify([filter.query, filter.params]);
      const result = known.get(key) ?? matchWithin(filter, maxMs);
      if (result === undefined) continue;
      results.set(filter, result);
      if ("met" in result) known.set(key, result);
    }
    open = open.filter((filter) => !results.has(filter));
  }
  return filters.flatMap((filter) => results.get(filter) ?? []);

  function matchWithin(filter: ClientFilter, maxMs: number): FilterResult | undefined {
    const exceeded = costs.exceeded(filter.from);
    if (exceeded !== undefined) return asResult(exceeded);
    const leftMs = Math.ceil(Math.min(maxMs, costs.leftMs(filter.from)));
    const started = now();
    const result = matchOne(filter, leftMs);
    costs.add(filter.from, now() - started);
    return result ?? (leftMs >= limits.filterMs ? asResult(tooSlow()) : undefined);
  }
}

function createCosts() {
  const spent = new Map<string, number>();
  let inAll = 0;
  const leftOfOne = (from: string) => limits.filterMsPerPerson - (spent.get(from) ?? 0);
  const leftOfAll = () => limits.filterMsInAll - inAll;
  return {
    leftMs: (from: string) => Math.min(leftOfOne(from), leftOfAll()),
    exceeded(from: string): HttpError | undefined {
      if (leftOfOne(from) <= 0)
        return tooCostly("The filters of all your listeners", limits.filterMsPerPerson);
      return leftOfAll() <= 0 ? tooCostly("All listeners' filters", limits.filterMsInAll) : undefined;
    },
    add(from: string, ms: number) {
      spent.set(from, (spent.get(from) ?? 0) + ms);
      inAll += ms;
    },
  };
}

/** Other work of the machine costs nobody anything. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function inTurn(filters: readonly ClientFilter[]): ClientFilter[] {
  const groups = [...Map.groupBy(filters, ({ from }) => from).values()];
  return groups.sort((one, other) => one.length - other.length).flat();
}

function tooSlow(): HttpError {
  return httpError(400, `The filter of this listener ran longer than ${limits.filterMs} ms and was stopped`);
}

export function tooCostly(whose: string, ms: number): HttpError {
  return httpError(
    400,
    `${whose} together ran longer than ${ms} ms at one change. This was one of the costliest, and has ended.`,
  );
}

export function asResult({ status, body }: HttpError): FilterResult {
  return { status, body };
}

/** An ordinary filter takes a hundredth of this. */
const FIRST_ROUND_MS = 4;
