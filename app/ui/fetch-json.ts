/** What the shop answers, if it is what was asked for: another version of it, or a proxy, may have answered. */
export async function fetchJson<T>(
  path: string,
  isExpected: (value: unknown) => value is T,
  signal?: AbortSignal,
): Promise<T> {
  const response = await fetch(path, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const json: unknown = await response.json();
  if (!isExpected(json)) throw new Error(`${path}: another answer than expected`);
  return json;
}
