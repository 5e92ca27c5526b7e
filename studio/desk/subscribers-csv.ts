import Papa from "papaparse";
import { t } from "#app/label/translate.ts";

/** The columns of the file, in order; the first line has their names. */
const columns = [
  { name: t("Email"), field: "email" },
  { name: t("Signed up"), field: "signedUp" },
  { name: t("Confirmed"), field: "confirmed" },
  { name: t("Unsubscribe link"), field: "unsubscribeUrl" },
] as const;

/** Spreadsheets calculate cells that begin with one of these characters, even quoted. Anybody may enter such an address. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Writes a comma-separated file (RFC 4180) from documents as the content host sends them. */
export function subscribersCsv(documents: unknown): string {
  const rows = Array.isArray(documents) ? documents.map(rowOf) : [];
  const lines = [columns.map(({ name }) => name), ...rows];
  return `${Papa.unparse(lines, { quotes: true, escapeFormulae: FORMULA })}\r\n`;
}

function rowOf(document: unknown): string[] {
  const fields: Record<string, unknown> = typeof document === "object" && document ? { ...document } : {};
  return columns.map(({ field }) => {
    const value = fields[field];
    return typeof value === "string" ? value : "";
  });
}
