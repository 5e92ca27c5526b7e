import { expect, test } from "vitest";
import { answersFor } from "./answers-in-language.ts";

const document = {
  _type: "answers",
  answers: [
    { _key: "a", title: "Free", text: "It is available." },
    { _key: "b", title: "Thanks", text: "Thank you, {name}." },
    { _key: "c", title: "Being written" },
  ],
  translations: { fr: { answers: [{ _key: "b", title: "Merci", text: "Merci, {name}." }] } },
};

/** Each title and text, without the marks that keep a line in its direction. */
function offered(language: string) {
  return answersFor(document, language, "en").map(({ title, text }) => [
    title.replaceAll(/[\u2068\u2069]/g, ""),
    text,
  ]);
}

test("an enquiry in the first language is offered the answers as they are", () => {
  const own = [
    ["Free", "It is available."],
    ["Thanks", "Thank you, {name}."],
  ];
  expect([offered(""), offered("en")]).toEqual([own, own]);
});

test("an enquiry in French is offered what is translated first, under the title that the team knows", () => {
  expect(offered("fr")).toEqual([
    ["Thanks · French", "Merci, {name}."],
    ["Free · English", "It is available."],
  ]);
});

test("a document that is no list of answers has none", () => {
  for (const broken of [null, {}, { answers: "x" }, { answers: [null, { title: "A" }] }])
    expect(answersFor(broken, "fr", "en")).toEqual([]);
});
