import { textDirection } from "#words/locale.ts";

/**
 * Keeps figures, or words of another script, in their own order inside a sentence from right to left: "+33 1 99", "57¾".
 * It is for plain texts, which have no `<bdi>`.
 */
export function isolated(text: string): string {
  return textDirection === "rtl" && text !== "" ? `\u2068${text}\u2069` : text;
}
