/** The size of a cache that grows to so many entries. With `max`, it would take the memory of them all when it is made. */
export function atMost(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
