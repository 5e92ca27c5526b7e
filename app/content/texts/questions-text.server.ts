import { z } from "zod";
import { action, line, lines, paragraphsWithTerms, summary } from "./text-fields.server.ts";

/** An entry is known by the key that the content host gives it. An answer may name the label's numbers of days (label/terms.ts). */
const question = z
  .object({ _key: z.string(), q: line, a: paragraphsWithTerms })
  .transform(({ _key, ...texts }) => ({ id: _key, ...texts }));

export const questionsText = z.object({
  title: lines,
  lead: line,
  description: summary,
  more: action,
  questions: z.array(question).min(1, "is empty"),
});
