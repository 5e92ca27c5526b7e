import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { iconLetters, isDrawable } from "#app/label/icon-letters.ts";
import { type IssueDetail, warning } from "./content-issue.server.ts";

type Document = { _type: string };

/** The issue belongs to the document of the monogram, or to the label's settings where it follows from the name. */
export function iconIssues(
  { _type }: Document,
  texts: readonly Document[],
  { identity, labelSettings: { name } }: Texts,
): IssueDetail[] {
  const { monogram } = identity;
  const isSaidHere = _type === (texts.some((text) => text._type === "identity") ? "identity" : "house");
  if (!isSaidHere || monogram === "" || isDrawable(monogram)) return [];
  const letters = iconLetters(identity, name);
  return [
    warning(
      `icons of browser tabs and telephones do not show the monogram “${monogram}”, because they have Latin letters alone: they show ${letters ? `“${letters}”` : "a lozenge"}. Another monogram is chosen in “Identity”`,
    ),
  ];
}
