const letters = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });

/** Sorts by name as a reader expects: É beside E, Æ beside A. The content host goes by the numbers of letters. */
export function byName<Named extends { name?: string | null }>(list: readonly Named[]): Named[] {
  return list.toSorted((one, other) => letters.compare(one.name ?? "", other.name ?? ""));
}
