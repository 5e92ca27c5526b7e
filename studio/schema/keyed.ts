/** The content host knows entries of a list by a key of their own. */
export function keyed<T extends object>(entries: readonly T[]): (T & { _key: string })[] {
  return entries.map((entry, index) => ({ ...entry, _key: `entry${index + 1}` }));
}
