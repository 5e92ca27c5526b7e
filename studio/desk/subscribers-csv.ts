/** Of a subscriber, in this order; the names are the first line of the file. */
const columns = [
  { name: "Email", field: "email" },
  { name: "Asked", field: "signedUp" },
  { name: "Confirmed", field: "confirmed" },
  { name: "Unsubscribe link", field: "unsubscribeUrl" },
] as const;

/** A comma-separated file by RFC 4180, of documents as the content host answers with them. */
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
 * In quotation marks, which are doubled inside. Spreadsheets calculate what begins with one of these characters, quoted or not: with an
 * apostrophe before it they show it. An address may begin so, and anybody may enter one.
 */
function cell(text: string): string {
  const shown = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}
