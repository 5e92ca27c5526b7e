/** A part of a value of which nothing is known; undefined where there is none. */
export function partOf(value: unknown, name: PropertyKey): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  // biome-ignore lint/plugin: every object may be asked for a part, of which nothing is known either
  return (value as Record<PropertyKey, unknown>)[name];
}
