import { emptyScreens } from "#app/content/texts/empty-screens.server.ts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { type ContentIssue, warning } from "./content-issue.server.ts";

/** By address, what it is called in Studio, and what would fill it. */
const screens: Record<string, { name: string; lacks: string }> = {
  "/about": { name: "The designer", lacks: "a biography" },
  "/faq": { name: "Questions and answers", lacks: "questions" },
};

export function emptyScreenIssues(texts: Texts): ContentIssue[] {
  return [...emptyScreens(texts)].map((path) => {
    const { name = path, lacks = "texts" } = screens[path] ?? {};
    return {
      id: "",
      type: "",
      name,
      ...warning(`${path} is without ${lacks}: no menu or footer leads there`),
    };
  });
}
