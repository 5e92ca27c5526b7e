/** Columns are as wide as their widest cell. */
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

/** A time looks like `2026-11-21 23:05`, in UTC. */
export function asMinute(milliseconds: number | undefined): string {
  return milliseconds === undefined
    ? "never"
    : new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
