import { expect } from "vitest";

/** For tests of guards: a response with something else in any one place of it is refused. */
export function expectNoAlteration(answer: unknown, isExpected: (value: unknown) => boolean): void {
  const sent = JSON.stringify(answer);
  const paths = pathsIn(JSON.parse(sent));
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    for (const other of [{}, [{}]]) {
      const changed = JSON.parse(sent);
      const place = path.slice(0, -1).reduce((value, key) => value[key], changed);
      place[path.at(-1) ?? ""] = other;
      expect(isExpected(changed), `${path.join(".")}: ${JSON.stringify(other)}`).toBe(false);
    }
  }
}

/** Of all values in it, objects and lists, too. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ]);
}
