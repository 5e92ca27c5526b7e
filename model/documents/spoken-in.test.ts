import { expect, test } from "vitest";
import { spokenParts } from "./spoken-in.ts";
import { documentIn } from "./translation.ts";

const english = { lang: "en", dir: "ltr" } as const;

test("each part that nobody has translated is named, also in a group and in an entry that is translated in part", () => {
  const document = {
    _id: "questions",
    title: "Questions",
    lead: "Write to us.",
    measuring: { bust: "At the fullest part.", waist: "At the narrowest part." },
    more: { label: "Contact us" },
    questions: [
      { _key: "a", q: "Returns?", a: "Yes." },
      { _key: "b", q: "Sizes?", a: "French ones." },
      { _key: "c", q: "Colours?", a: "Closely." },
    ],
    translations: {
      fr: {
        title: "Vos questions",
        measuring: { bust: "Au plus fort." },
        questions: [
          { _key: "b", q: "Les tailles ?" },
          { _key: "c", q: "Les couleurs ?", a: "Presque." },
        ],
      },
    },
  };
  const { spokenIn } = spokenParts(documentIn(document, "fr"), english);
  expect(Object.keys(spokenIn ?? {})).toEqual([
    "lead",
    "measuring.waist",
    "more",
    "questions.a",
    "questions.b.a",
  ]);
  expect(spokenIn?.["lead"]).toBe(english);
  expect(spokenParts(documentIn(document, undefined), undefined)).toEqual({});
});
