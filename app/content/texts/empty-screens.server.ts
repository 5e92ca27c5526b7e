import type { Texts } from "./label-texts.server.ts";

/** Screens for which the label has written nothing: their addresses answer, and no list of the shop leads there. */
export function emptyScreens({
  designer,
  questions,
}: Pick<Texts, "designer" | "questions">): ReadonlySet<string> {
  const { biography, fashionWeeks, opening, plate } = designer;
  const hasDesigner = biography.length > 0 || fashionWeeks.length > 0 || opening || plate;
  return new Set([...(hasDesigner ? [] : ["/about"]), ...(questions.length > 0 ? [] : ["/faq"])]);
}
