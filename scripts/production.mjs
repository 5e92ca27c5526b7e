// @ts-check
/**
 * The environment of a shop in production. Both settings are about memory that nobody needs again: pictures are made by
 * many threads, which would each keep an arena of their own, and a burst of pages would widen the young generation permanently.
 *
 * @param {NodeJS.ProcessEnv} environment  what the owner has set stands
 * @returns {Record<string, string>}
 */
export function inProduction(environment) {
  return {
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: environment.MALLOC_ARENA_MAX ?? "1",
    NODE_OPTIONS: environment.NODE_OPTIONS ?? "--max-semi-space-size=4",
  };
}
