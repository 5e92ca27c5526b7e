/** Where in a document something is, as its owner counts in Studio: "openingHours.week 2: opens". */
export function countedPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((said, key, at) => {
    if (typeof key === "number") return `${said} ${key + 1}`.trim();
    const isInEntry = typeof path[at - 1] === "number";
    return said === "" ? String(key) : `${said}${isInEntry ? ": " : "."}${String(key)}`;
  }, "");
}
