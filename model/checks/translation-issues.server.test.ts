import { expect, test } from "vitest";
import { dress } from "#tests/support/dress.ts";
import { readPicture, readTexts } from "#tests/support/label-readers.ts";
import { checkContent } from "./check-content.server.ts";
import { translationsByLanguage } from "./translation-issues.server.ts";

const aurelie = {
  _id: "aurelie",
  _type: "product",
  name: "Aurélie",
  description: "Tulle.",
  cut: "Wide.",
  gallery: [{ _key: "b", alt: "The hem" }],
  translations: { fr: { description: "Tulle.", cut: "Ample.", madeOf: { description: "00000000" } } },
};

const readers = { readPicture, readTexts };

function issuesOf(...documents: object[]) {
  return checkContent({ documents, formerSlugs: new Map(), canConfirm: true }, readers);
}

function check(languages: unknown) {
  const house = { _id: "house", _type: "house", name: "Maison Une", languages };
  return issuesOf(house, aurelie).filter(({ translation }) => translation);
}

test("each language lists what is older than its original, then what is missing, and leads to the field", () => {
  const issues = check(["ar", "fr", "en"]);
  expect(issues.filter(({ translation }) => translation?.language === "fr")).toMatchObject([
    {
      severity: "hint",
      id: "aurelie",
      name: "Aurélie",
      message: "older than the original: Description",
      path: "translations.fr.description",
    },
    {
      message: "not translated: More pictures 1, Picture in words",
      path: 'translations.fr.gallery[_key=="b"].alt',
    },
  ]);
  expect(translationsByLanguage(issues).map(({ heading }) => heading)).toEqual([
    "Français: 1 not translated, 1 older than their originals",
    "العربية: 3 not translated, 0 older than their originals",
  ]);
});

test("a shop with one language lists none", () => {
  expect(check(undefined)).toEqual([]);
  expect(check(["en", "xx"])).toEqual([]);
});

test("a translation is judged by the rules of its original", () => {
  const translated = (answer: string) => {
    const house = { _id: "house", _type: "house", name: "Maison Une", languages: ["fr"] };
    const question = { _key: "a", q: "When?", a: "In {makingDays} days." };
    const translations = {
      fr: { questions: [{ _key: "a", q: "Quand ?", a: answer, madeOf: { a: "TODO" } }] },
    };
    const issues = issuesOf(house, {
      _id: "questions",
      _type: "questions",
      questions: [question],
      translations,
    });
    return issues
      .filter(({ path }) => path?.startsWith("translations"))
      .map(({ severity, message }) => [severity, message]);
  };
  expect(translated("En {makingDays} jours.")).toEqual([
    ["hint", "older than the original: Questions 1, Answer"],
  ]);
  expect(translated("En {jours} jours.")[0]?.[1]).toContain(
    "Questions 1, Answer (Français): It names {jours}",
  );
  expect(translated("TODO")[0]?.[0]).toBe("error");
});

test("words that dresses repeat are listed once, until the glossary has them", () => {
  const house = { _id: "house", _type: "house", name: "Maison Une", languages: ["fr"] };
  const words = [{ _key: "a", original: "a-line", fr: "Ligne A" }];
  const dresses = ["lia", "mia"].map((slug) => ({
    ...dress(slug),
    silhouette: "A-line",
    fabric: "Tulle",
    sizes: ["38", "XXL", "Made to measure"],
    colors: [{ name: "Ivory" }, { name: "Moonlit shell", value: "#f6f1e4" }],
  }));
  const issues = issuesOf(house, { _id: "glossary", _type: "glossary", words }, ...dresses);
  const missing = issues.filter(({ id }) => id === "glossary");
  expect(missing.map(({ message }) => message)).toEqual([
    "not translated: Tulle",
    "not translated: Moonlit shell",
    "not translated: Made to measure",
  ]);
  expect(missing[0]).toMatchObject({ severity: "hint", name: "Words on many dresses", path: "words" });
});
