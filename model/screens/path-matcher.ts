type Match<Row> = {
  /** The address as the table has it: "/product/:slug". */
  path: string;
  row: Row;
  /** The decoded last segment, where the address ends in a parameter; else empty. */
  parameter: string;
};

/** Finds what stands at a path in a table of addresses, each of which is one segment and may end in one parameter. */
export function pathMatcher<Path extends string, Row>(rows: Iterable<readonly [path: Path, row: Row]>) {
  const byStart = new Map(
    Array.from(rows, ([path, row]) => [path.replace(/:.*/, ":"), { path, row }] as const),
  );
  return (pathname: string): (Match<Row> & { path: Path }) | undefined => {
    const [before, first = "", parameter, ...more] = decodedSegments(pathname);
    if (before !== "" || parameter === "" || more.length > 0) return undefined;
    // The router, too, makes no difference between letters and capitals.
    const match = byStart.get(`/${first.toLowerCase()}${parameter === undefined ? "" : "/:"}`);
    return match && { ...match, parameter: parameter ?? "" };
  };
}

/** The path without needless slashes. Browsers read a backslash as one: "/\\elsewhere.example" would lead there. */
export function tidiedPath(pathname: string): string {
  return pathname.replace(/[\\/]{2,}/g, "/").replace(/(.)\/$/, "$1");
}

function decodedSegments(pathname: string): string[] {
  return pathname.split("/").map(decodedSegment);
}

/** A segment that cannot be decoded stands for itself. */
export function decodedSegment(segment: string): string {
  return decoded(segment) ?? segment;
}

/** It is undefined where the segment cannot be decoded. */
export function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
