/** The columns of the file, in order; the first line has their names. */
const columns = [
  { name: "Email", field: "email" },
  { name: "Asked", field: "signedUp" },
  { name: "Confirmed", field: "confirmed" },
  { name: "Unsubscribe link", field: "unsubscribeUrl" },
] as const;

/** Writes a comma-separated file (RFC 4180) from documents as the content host sends them. */
export function subscribersCsv(documents: unknown): string {
  const rows = Array.isArray(documents) ? documents.map(rowOf) : [];
  return [columns.map(({ name }) => name), ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function rowOf(document: unknown): string[] {
  const fields: Record<string, unknown> = typeof document === "object" && document ? { ...document } : {};
  return columns.map(({ field }) => {
    const value = fields[field];
    return typeof value === "string" ? value : "";
  });
}

/**
 * Spreadsheets calculate cells that begin with one of these characters, even quoted, and an apostrophe stops them.
 * Anybody may enter such an address.
 */
function cell(text: string): string {
  const shown = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}
