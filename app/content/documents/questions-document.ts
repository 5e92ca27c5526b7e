import { z } from "zod";
import { needed, refined } from "#app/content/describe.ts";
import { action, heading, line, list, summary, textWithTerms } from "#app/content/fields.ts";
import { neutralWords } from "#words/neutral.ts";

const { title, more } = neutralWords.questions;

export const questions = {
  title: "Questions and answers",
  fields: {
    title: heading("Title", { word: title }),
    lead: line("Lead"),
    description: summary(),
    /** A question is known by the key that the content host gives it. */
    questions: refined(
      list("Questions", {
        q: line("Question", { isNeeded: true }),
        a: textWithTerms("Answer", { isNeeded: true }),
        _key: needed("key", "Key", () => z.string()),
      }),
      (entries) => entries.transform((list) => list.map(({ _key, ...texts }) => ({ id: _key, ...texts }))),
    ),
    more: action("Button at the end", { word: { label: more, href: "/contact" } }),
  },
};
