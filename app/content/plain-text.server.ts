import { z } from "zod";

/** Visual editing hides its bookkeeping in runs of these; in a name or JSON-LD they do harm. */
const invisibleRuns = /[\u200b-\u200f\u2060-\u2064\ufeff]{2,}|[\u200b\ufeff\u2060]/g;

const block = z.object({
  children: z.array(z.object({ text: z.string(), marks: z.array(z.string()).nullish() })),
});

/** One line of text, or "" for anything else. Half an emoji becomes a replacement character: addresses cannot hold it. */
export function readLine(raw: unknown): string {
  if (typeof raw !== "string") return "";
  return raw.toWellFormed().replace(invisibleRuns, "").replace(/\s+/g, " ").trim();
}

/** Paragraphs parted by an empty line, from a string or portable text, whose emphasis becomes *asterisks*. */
export function readParagraphs(raw: unknown): string {
  const paragraphs = Array.isArray(raw)
    ? raw.map(paragraphOf)
    : (typeof raw === "string" ? raw : "").split(/\n\s*\n/);
  return paragraphs.map(readLine).filter(Boolean).join("\n\n");
}

function paragraphOf(raw: unknown): string {
  const { success, data } = block.safeParse(raw);
  if (!success) return readLine(raw);
  return data.children.map(({ text, marks }) => (marks?.includes("em") ? `*${text}*` : text)).join("");
}
