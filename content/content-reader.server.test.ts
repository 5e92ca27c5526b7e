import { expect, test } from "vitest";
import { findBySlug, inCategory, listedIn } from "#model/dresses/catalogue.ts";
import { createLabelMedia } from "#model/pictures/label-media.server.ts";
import { createTextReader } from "#model/texts/read-texts.server.ts";
import { collection, doc, place, readTexts } from "#tests/support/label-readers.ts";
import words from "#words/messages.json" with { type: "json" };
import { createContentReader } from "./content-store.server.ts";

const nothing = () => undefined;
const picture = { src: "/a.jpg", width: 4, height: 5, alt: "" };
const dress = { _id: "a", _type: "product", name: "A", slug: { current: "a" }, mainImage: {} };

function open() {
  const events: unknown[] = [];
  const read = createContentReader(
    () => picture,
    readTexts,
    (_level, event, details) => events.push([event, details?.id, details?.reason]),
  );
  return { read, events };
}

test("a changed word is another revision, as a changed dress is", () => {
  const { read } = open();
  const before = read([dress]);
  const after = read([dress, doc("house", { colophon: "Cut in Paris." })]);
  expect(before.texts.labelSettings.colophon).toBe("");
  expect(after.texts.labelSettings.colophon).toBe("Cut in Paris.");
  expect(after.catalogue.products).toEqual(before.catalogue.products);
  expect(after.catalogue.revision).not.toBe(before.catalogue.revision);
});

test("what cannot be shown is reported again when it was correct in between", () => {
  const { read, events } = open();
  const broken = { _id: "a", _type: "product" };
  for (const documents of [[broken], [dress], [broken], []]) read(documents);
  expect(events).toEqual(Array(2).fill(["product left out", "a", "it has no name"]));
});

test("a text is no dress, and what cannot be shown is said once", () => {
  const { read, events } = open();
  const documents = [dress, { _id: "b", _type: "product" }, doc("house", { email: "none" })];
  read(documents);
  read(documents);
  expect(events).toEqual([
    ["product left out", "b", "it has no name"],
    ["text falls back", "house", "email is not an email address"],
  ]);
});

test("each revision of a dress is read once, as long as the collections keep their names", () => {
  const pictures: unknown[] = [];
  const readPicture = (raw: unknown, alt: string) => {
    pictures.push(raw);
    return { ...picture, alt };
  };
  const read = createContentReader(readPicture, readTexts, nothing);
  const tulle = { ...dress, _rev: "1", category: "tulle-dresses" };
  const dresses = ["a", "b"].map((id) => ({ ...tulle, _id: id, slug: id, mainImage: id }));
  const [one, other] = dresses;
  const before = read(dresses).catalogue;
  const after = read([{ ...one, _rev: "2", name: "New" }, other]).catalogue;
  expect(pictures).toEqual(["a", "b", "a"]);
  expect(before.products.map(({ name }) => name)).toEqual(["A", "A"]);
  expect(after.products.map(({ name }) => name)).toEqual(["New", "A"]);
  expect(after.revision).not.toBe(before.revision);
  const named = collection("tulle-dresses", { name: "Veil Dresses" });
  expect(read([...dresses, named]).catalogue.products[1]?.pictures[0]?.alt).toBe("A, Veil dress");
  const third = { ...one, _id: "c", _rev: undefined, slug: "c" };
  expect(read([...dresses, third]).catalogue.products).toHaveLength(3);
});

test("each revision of a page is read once; whoever else reads it, with marks as a preview does, reads it anew", () => {
  let count = 0;
  const { picture: stored, ...others } = createLabelMedia(place);
  const counted = stored.transform((shown) => {
    count += 1;
    return shown;
  });
  const media = { ...others, picture: counted };
  const newReader = () => createContentReader(() => picture, createTextReader(media), nothing);
  const [read, readOther] = [newReader(), newReader()];
  const asset = { _ref: `image-${"a".repeat(40)}-1600x1000-jpg` };
  const page = { _type: "carePage", _rev: "1", body: [{ _type: "image", asset, alt: "A box" }] };
  const one = { ...page, _id: "one", title: "One", slug: { current: "one" } };
  const other = { ...page, _id: "other", title: "Other", slug: { current: "other" } };
  const before = read([one, other]);
  expect(count).toBe(2);
  const after = read([one, { ...other, _rev: "2", title: "New" }, dress]);
  expect(count).toBe(3);
  const titles = [before, after].map(({ texts }) => texts.carePages.map(({ title }) => title).join());
  expect(titles).toEqual(["One,Other", "New,One"]);
  expect(after.catalogue.revision).not.toBe(before.catalogue.revision);
  expect(readOther([{ ...one, title: "Marked" }]).texts.carePages[0]?.title).toBe("Marked");
  expect(read([one]).texts.carePages[0]?.title).toBe("One");
  expect(count).toBe(4);
});

test("a draft and what is published are told apart, though one transaction has changed both", () => {
  const { read } = open();
  const page = { _id: "p", _type: "carePage", title: "Published", slug: { current: "p" }, body: [] };
  const published = [page, dress].map((document) => ({ ...document, _rev: "same" }));
  const drafts = published.map((document) => ({ ...document, _originalId: `drafts.${document._id}` }));
  const named = drafts.map((document) => ({ ...document, name: "Draft", title: "Draft" }));
  const shownOf = (documents: unknown[]) => {
    const { catalogue, texts } = read(documents);
    return [catalogue.products[0]?.name, texts.carePages[0]?.title];
  };
  expect(shownOf(named)).toEqual(["Draft", "Draft"]);
  expect(shownOf(published)).toEqual([dress.name, "Published"]);
  expect(shownOf(named)).toEqual(["Draft", "Draft"]);
});

test("a page that is read already leads to what is there now", () => {
  const { read } = open();
  const link = { _type: "link", _key: "l", href: "/product/a" };
  const children = [{ _type: "span", _key: "s", text: "A", marks: ["l"] }];
  const body = [{ _type: "block", _key: "b", children, markDefs: [link] }];
  const page = { _id: "p", _type: "carePage", _rev: "1", title: "P", slug: { current: "p" }, body };
  const linksOf = (documents: unknown[]) => read(documents).texts.carePages.map(({ body: [block] }) => block);
  expect(linksOf([page, dress])).toMatchObject([{ markDefs: [link] }]);
  expect(linksOf([page])).toMatchObject([{ markDefs: [], children: [{ marks: [] }] }]);
  expect(linksOf([page, dress])).toMatchObject([{ markDefs: [link] }]);
});

test("the same content has the same revision, whoever has read it", () => {
  const [first, second] = [open(), open()];
  first.read([{ ...dress, _rev: "0", name: "Before" }]);
  const { revision } = first.read([{ ...dress, _rev: "1" }]).catalogue;
  expect(second.read([{ ...dress, _rev: "2" }]).catalogue.revision).toBe(revision);
});

test("a dress that is sold leaves the lists where the label wants so, and keeps its page", () => {
  const sold = { ...dress, availability: "sold", category: "tulle-dresses" };
  const other = { ...sold, _id: "b", slug: { current: "b" }, availability: "last" };
  const idsIn = (soldLeaves: boolean) => {
    const { catalogue } = open().read([sold, other, doc("house", { soldLeaves })]);
    expect(findBySlug(catalogue, "a")?.id).toBe("a");
    const lists = [inCategory(catalogue, "tulle-dresses"), listedIn(catalogue)];
    return lists.map((list) => list.map(({ id }) => id).join());
  };
  expect([idsIn(false), idsIn(true)]).toEqual([
    ["b,a", "b,a"],
    ["b", "b"],
  ]);
});

test("a dress belongs to the collection that its category leads to, and leaves the shop with one that is hidden", () => {
  const { read, events } = open();
  const capes = { _id: "c", _type: "collection", slug: { current: "capes" }, previousSlugs: ["cloaks"] };
  const satin = { ...dress, _id: "b", slug: "b", category: "satin-dresses" };
  const dresses = [{ ...dress, category: "cloaks" }, satin];
  const { catalogue, texts } = read([...dresses, capes]);
  expect(catalogue.products.map(({ category }) => category)).toEqual(["capes", "satin-dresses"]);
  expect(catalogue.formerPaths).toEqual(new Map([["/collection/cloaks", "/collection/capes"]]));
  expect(texts.explore.map(({ id }) => id)).toEqual(["capes", "satin-dresses"]);

  const hidden = read([...dresses, { ...capes, visibility: "hidden" }]);
  expect(hidden.catalogue.products.map(({ id }) => id)).toEqual(["b"]);
  expect(hidden.catalogue.hidden).toEqual(new Set(["a"]));
  expect(hidden.catalogue.formerPaths).toEqual(new Map());
  expect(hidden.texts.explore.map(({ id }) => id)).toEqual(["satin-dresses"]);
  expect(events).toEqual([]);
});

const written = doc("messages", {
  rent: "I would love to wear {dress}.",
  question: "Tell me about {dress}.",
  lead: "We answer on the same day.",
  translations: { fr: { question: "Parlez-moi de {dress}." } },
});

function messagesIn(language?: string) {
  const read = createContentReader(
    () => picture,
    readTexts,
    () => undefined,
    { language },
  );
  return read([written]).texts.messages;
}

test("a visitor sends the label’s message in her language, or the language’s own; never one in another", () => {
  expect(messagesIn("fr")).toMatchObject({
    rent: words.rent,
    question: "Parlez-moi de {dress}.",
    lead: "We answer on the same day.",
  });
  expect(messagesIn()).toMatchObject({ rent: "I would love to wear {dress}." });
});
