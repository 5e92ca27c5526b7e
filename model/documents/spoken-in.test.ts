import { expect, test } from "vitest";
import { documentIn } from "./document-in.ts";
import { spokenParts } from "./spoken-in.ts";

const english = { lang: "en", dir: "ltr" } as const;

test("each part that nobody has translated is named, also in a group and in an entry that is translated in part", () => {
  const document = {
    _id: "questions",
    _type: "questions",
    title: "Questions",
    lead: "Write to us.",
    more: { label: "Contact us" },
    questions: [
      { _key: "a", q: "Returns?", a: "Yes." },
      { _key: "b", q: "Sizes?", a: "French ones." },
      { _key: "c", q: "Colours?", a: "Closely." },
    ],
    translations: {
      fr: {
        title: "Vos questions",
        questions: [
          { _key: "b", q: "Les tailles ?" },
          { _key: "c", q: "Les couleurs ?", a: "Presque." },
        ],
      },
    },
  };
  const { spokenIn } = spokenParts(documentIn(document, "fr"), english);
  expect(Object.keys(spokenIn ?? {})).toEqual(["lead", "more", "questions.a", "questions.b.a"]);
  const chart = {
    _id: "sizeChart",
    _type: "sizeChart",
    measuring: { bust: "At the fullest part.", waist: "At the narrowest part." },
    translations: { fr: { measuring: { bust: "Au plus fort." } } },
  };
  const ofChart = spokenParts(documentIn(chart, "fr"), english).spokenIn;
  expect(Object.keys(ofChart ?? {})).toEqual(["measuring.waist"]);
  expect(spokenIn?.["lead"]).toBe(english);
  expect(spokenParts(documentIn(document, undefined), undefined)).toEqual({});
});
