import { createDataAttribute } from "@sanity/visual-editing/create-data-attribute";
import { expect, test } from "vitest";
import { carePage, imageAsset, readPicture, readTexts } from "#tests/support/label-readers.ts";
import { createContentReader } from "./content-snapshot.server.ts";
import { createMarkedReader } from "./marked-snapshot.server.ts";
import { sampleDocuments } from "./sample-documents.server.ts";
import { markedField, markOf, withoutMarks } from "./source-marks.server.ts";

const newReader = () => createContentReader(readPicture, readTexts, () => undefined);
const dress = {
  _id: "a",
  _type: "product",
  name: "Aurélie",
  slug: { current: "aurelie" },
  category: "tulle-dresses",
  mainImage: { asset: imageAsset() },
  description: "First.\n\nSecond.",
};

function read(...documents: unknown[]) {
  return createMarkedReader(newReader(), newReader())(documents);
}

test("but for its marks the marked shop is the one that is shown", () => {
  const { revision: _, ...shown } = newReader()(sampleDocuments).catalogue;
  const marked = read(...sampleDocuments);
  expect(JSON.parse(withoutMarks(JSON.stringify(marked.catalogue)))).toMatchObject(
    JSON.parse(JSON.stringify(shown)),
  );
  expect(JSON.parse(withoutMarks(JSON.stringify(marked.texts)))).toEqual(
    JSON.parse(JSON.stringify(newReader()(sampleDocuments).texts)),
  );
});

test("a dress's texts and pictures have the addresses of their fields, in the form of @sanity/visual-editing", () => {
  const product = read(dress).catalogue.products[0];
  const dataAttributeOf = (path: string) =>
    createDataAttribute({ id: "a", type: "product", baseUrl: "/" })(path);
  expect(markedField(product?.name ?? "")).toBe(dataAttributeOf("name"));
  expect(product?.pictures[0].alt).toBe(`Aurélie, tulle dress${markOf(dataAttributeOf("mainImage"))}`);
  const mark = markOf(dataAttributeOf("description"));
  expect(product?.description).toBe(`First.${mark}\n\nSecond.${mark}`);
  expect(product?.slug).toBe("aurelie");
  expect(product?.category).toBe("tulle-dresses");
});

test.each(["Вечернее платье", "ウェディングドレス"])(
  "a text of any script leads to its field: %s",
  (name) => {
    const product = read({ ...dress, name }).catalogue.products[0];
    expect(markedField(product?.name ?? "")).toContain("path=name");
  },
);

/** One who goes through it again from each space would take minutes. */
test("a text behind much space is gone through once", () => {
  const product = read({ ...dress, description: `${" \n".repeat(5_000)}a b` }).catalogue.products[0];
  expect(markedField(product?.description ?? "")).toContain("path=description");
});

test("an entry of a list is named by its key", () => {
  const questions = [{ _key: "k1", q: "How long?", a: "Six weeks." }];
  const { texts } = read({ _id: "questions", _type: "questions", questions });
  expect(markedField(texts.questions[0]?.q ?? "")).toBe(
    createDataAttribute({ id: "questions", type: "questions", baseUrl: "/" })('questions[_key=="k1"].q'),
  );
});

test("a text that is as long as it may be stays, without a mark; links and names of the layout have none", () => {
  const description = "a".repeat(150).concat(" bcd.");
  const { texts } = read(
    { _id: "questions", _type: "questions", description, more: { label: "Ask us", href: "/contact" } },
    { _id: "house", _type: "house", name: "Maison Lior", colophon: "Cut in Paris." },
  );
  expect(texts.questionsScreen.description).toBe(description);
  expect(texts.questionsScreen.more.href).toBe("/contact");
  expect(markedField(texts.questionsScreen.more.label)).toContain("path=more.label");
  expect(texts.labelSettings.name).toBe("Maison Lior");
  expect(markedField(texts.labelSettings.colophon)).toContain("path=colophon");
});

test("the heading of a page, of a collection that has only a name, and of the enquiry lead to their fields", () => {
  const { texts } = read(
    { ...dress, category: "capes" },
    { _id: "c", _type: "collection", slug: { current: "capes" }, name: "Capes", title: "" },
    carePage("p"),
    {
      _id: "messages",
      _type: "messages",
      title: "A few words",
      lead: "We answer.",
      question: "Hello {name}",
    },
  );
  const fields = [texts.carePages[0]?.title, texts.collections["capes"]?.title];
  expect(fields.map((text) => markedField(text ?? ""))).toEqual([
    "id=p;type=carePage;path=title;base=%2F",
    "id=c;type=collection;path=name;base=%2F",
  ]);
  expect(texts.collections["capes"]?.name).toBe("Capes");
  expect([texts.messages.title, texts.messages.lead].map((text) => markedField(text))).toEqual([
    "id=messages;type=messages;path=title;base=%2F",
    "id=messages;type=messages;path=lead;base=%2F",
  ]);
});
