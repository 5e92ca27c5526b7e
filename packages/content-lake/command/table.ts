/** Rows under their headings, in columns as wide as what is in them. */
export function asTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A moment to the minute, in UTC: `2026-11-21 23:05`. Nothing is "never". */
export function asMinute(milliseconds: number | undefined): string {
  return milliseconds === undefined
    ? "never"
    : new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
