import { expect, test } from "vitest";
import { collection, doc, imageAsset, readSaid as read } from "#tests/support/label-readers.ts";
import { sectionOf } from "#tests/support/section-of.ts";

const picture = { alt: "Seen", asset: imageAsset() };

const empty = read([]).texts;

test("each field of a document stands for itself", () => {
  const { texts, defaulted } = read([
    doc("designer", { name: "Une", shortBiography: "Born in [city]" }),
    doc("contact", { outcome: { heading: "Done" } }),
    collection("tulle-dresses", { intro: "Clouds." }),
  ]);
  expect(texts.designer).toEqual({ ...empty.designer, name: "Une" });
  expect(texts.contact).toEqual({ ...empty.contact, outcome: { ...empty.contact.outcome, heading: "Done" } });
  expect(texts.collections["tulle-dresses"]).toMatchObject({ name: "Tulle dresses", intro: "Clouds." });
  expect(defaulted).toEqual([{ id: "designer", parts: ["shortBiography contains a placeholder, [city]"] }]);
});

test("a document of that id is none of the label's when it is of another kind", () =>
  expect(read([{ _id: "house", _type: "page", name: "Une" }]).texts).toEqual(empty));

test("a button without its address is the language's, words and all", () => {
  const { more } = empty.questionsScreen;
  expect(more).toEqual({ label: "Contact us", href: "/contact" });
  const { texts, defaulted } = read([doc("questions", { more: { label: "Ask" } })]);
  expect(texts.questionsScreen.more).toEqual(more);
  expect(defaulted).toEqual([{ id: "questions", parts: ["more has words and no link"] }]);
});

test.each(["designer", "contact", "questionsScreen", "sizeChart", "privacy"] as const)(
  "the page of %s has the label's name for search engines where its editor has written nothing",
  (page) => expect(read([doc("house", { name: "Une" })]).texts[page].description).toBe("Une"),
);

test("a contact page sums up no more of an address than search engines show", () => {
  const showroom = { address: ["1 rue Une, ".repeat(10), "1000 Lausanne, ".repeat(10)] };
  const { description } = read([doc("house", { name: "Une", showroom })]).texts.contact;
  expect(description).toMatch(/^Une, 1 rue Une/);
  expect(description.length).toBeLessThanOrEqual(155);
});

test.each([
  ["Clouds", "Clouds"],
  ["Gowns of tulle", "Tulle"],
])(
  "%s, which was made as Tulle dresses, Tulle for short, has the short name %s",
  (name, expected, shortName = "Tulle") => {
    const renamed = collection("tulle-dresses", { name, shortName });
    const moved = { ...renamed, slug: { current: "moved" } };
    expect(read([renamed]).texts.collections["tulle-dresses"]?.shortName).toBe(expected);
    expect(read([moved]).texts.collections["moved"]?.shortName).toBe(expected);
  },
);

test("five slides make a carousel, four do not", () => {
  const slides = Array.from({ length: 5 }, () => ({ img: picture, detail: picture }));
  const home = (given: unknown[]) =>
    read([doc("home", { sections: [{ _type: "carouselSection", slides: given }] })]);
  expect(
    sectionOf(home(slides).texts.home, "carouselSection").slides.map(({ id, link }) => [id, link]),
  ).toEqual([1, 2, 3, 4, 5].map((id) => [id, ""]));
  const four = home(slides.slice(1));
  expect(sectionOf(four.texts.home, "carouselSection").slides).toEqual([]);
  expect(four.defaulted).toEqual([{ id: "home", parts: ["section 1 (Carousel): slides needs 5 “Slides”"] }]);
});

test("questions keep the key they have in Studio", () => {
  const { texts } = read([
    doc("questions", { questions: [{ _key: "k1", q: "Why?", a: "Because.\n\nSo." }] }),
  ]);
  expect(texts.questions).toEqual([{ id: "k1", q: "Why?", a: "Because.\n\nSo." }]);
});

test("a link cannot lead where a page of the shop would not", () => {
  const lead = (href: string) =>
    sectionOf(read([doc("home", { sections: [{ _type: "heroSection", href }] })]).texts.home, "heroSection")
      .href;
  expect(lead("/collection/bridal-dresses")).toBe("/collection/bridal-dresses");
  for (const href of ["javascript:alert(1)", "//elsewhere.example", "http://plain.example", "/a b"])
    expect(lead(href)).toBe("");
});

const house = doc("house", {
  name: "Maison Une",
  phone: "+41 44 123 45 67",
  showroom: { address: ["1 rue Une", "1000 Lausanne"] },
});

test("a label that has written about itself is in each network once", () => {
  const at = (url: string) => ({ network: "instagram", url });
  const { texts, defaulted } = read([
    {
      ...house,
      social: [
        at("https://a.example"),
        { network: "youtube", url: "https://y.example" },
        at("https://b.example"),
      ],
    },
  ]);
  expect(texts.labelSettings.social.map(({ url }) => url)).toEqual([
    "https://a.example",
    "https://y.example",
  ]);
  expect(defaulted).toEqual([{ id: "house", parts: ["social 3 names instagram a second time"] }]);
});

test("a label that has written about itself has cleared a field: it is empty", () => {
  const { texts } = read([
    { ...house, bookingUrl: "", social: [], email: null },
    doc("designer", { name: "Une", biography: [], fashionWeeks: null }),
  ]);
  const { labelSettings, designer } = texts;
  expect([labelSettings.bookingUrl, labelSettings.social, labelSettings.email]).toEqual(["", [], ""]);
  expect([designer.biography, designer.fashionWeeks]).toEqual([[], []]);
  // Studio removes a list with its last entry.
  const { social: _, ...without } = { ...house, social: [] };
  expect(read([without]).texts.labelSettings.social).toEqual([]);
});

test("of thousands of collections the first are read, and the next is named", () => {
  const collections = Array.from({ length: 4_000 }, (_, at) => ({
    _id: `collection-no-${String(at).padStart(4, "0")}`,
    _type: "collection",
    intro: `Of ${at}.`,
  }));
  const { texts, defaulted } = read(collections);
  expect(texts.collections["no-0199"]?.intro).toBe("Of 199.");
  expect(texts.collections["no-0200"]).toBeUndefined();
  expect(defaulted).toEqual([{ id: "collection-no-0200", parts: ["there are more than 200 collections"] }]);
});

const slug = "tulle-dresses";
const written = (document: object) => read([{ _id: "a", _type: "collection", ...document }]);

test("a collection has the slug of its document, whatever the document's id is", () => {
  const { texts, defaulted } = written({ slug: { current: "capes" }, name: "Capes" });
  expect(defaulted).toEqual([]);
  expect(Object.keys(texts.collections)).toEqual(["capes"]);
  expect(texts.collections.capes).toMatchObject({
    title: "Capes",
    visibility: "listed",
    previousSlugs: [],
  });
});

test("a collection without a slug is none", () => {
  const { texts, defaulted } = written({ name: "Capes" });
  expect(texts.collections).toEqual({});
  expect(defaulted).toEqual([{ id: "a", parts: ["it has no address, and is not shown"] }]);
});

test.each([
  ["capes.data", '"capes.data" is not an address'],
  ["\ufff9", "its address has no character that can be seen"],
  ["c".repeat(501), "its address is longer than 500 characters"],
])("a collection whose address could not be opened, %j, is none", (current, reason) => {
  const { texts, defaulted } = written({ slug: { current }, previousSlugs: [slug] });
  expect(texts.collections).toEqual({});
  expect(defaulted).toEqual([{ id: "a", parts: [reason] }]);
});

test("a collection that claims another's slug is none: the first in the label's order has it, then the oldest", () => {
  const capes = (_id: string, more: object) => ({
    _id,
    _type: "collection",
    slug: { current: "capes" },
    name: _id,
    ...more,
  });
  const [older, younger] = [
    capes("b", { _createdAt: "2026-01-01T00:00:00Z" }),
    capes("a", { _createdAt: "2026-02-01T00:00:00Z" }),
  ];
  const { texts, defaulted } = read([younger, older]);
  expect(texts.collections.capes?.name).toBe("b");
  expect(defaulted).toEqual([{ id: "a", parts: ["its address /collection/capes belongs to b already"] }]);
  expect(read([older, { ...younger, order: 1 }]).texts.collections.capes?.name).toBe("a");
});

test("a collection whose document has another slug now is known by its id as well", () => {
  const id = `collection-${slug}`;
  const { texts } = read([
    { _id: id, _type: "collection", slug: { current: "clouds" }, previousSlugs: ["tulle"] },
  ]);
  expect(texts.collections[slug]).toBeUndefined();
  expect(texts.collections.clouds).toMatchObject({ name: "Clouds", previousSlugs: ["tulle", slug] });
});

test("a collection that has taken an address of before leaves it to the one that has it now", () => {
  const { texts } = read([
    { _id: "a", _type: "collection", slug: { current: "capes" }, previousSlugs: ["cloaks", "capes"] },
    { _id: "b", _type: "collection", slug: { current: "cloaks" }, previousSlugs: ["capes"] },
  ]);
  expect(texts.collections.capes?.previousSlugs).toEqual([]);
  expect(texts.collections.cloaks?.previousSlugs).toEqual([]);
});

test("a collection with an order or a visibility that means nothing stands where it would without", () => {
  const { texts, defaulted } = written({ slug: { current: "capes" }, order: "1", visibility: "secret" });
  expect(texts.collections.capes?.visibility).toBe("listed");
  expect(texts.collections.capes?.order).toBeUndefined();
  expect(defaulted).toEqual([
    { id: "a", parts: [expect.stringMatching(/^visibility/), expect.stringMatching(/^order/)] },
  ]);
});

test("a message keeps its lines, and one with a field that nobody fills is not said", () => {
  const { texts, defaulted } = read([
    doc("messages", { rent: "Rent {dress}  \r\n\r\n{words}\n", purchase: "Buy {dres}" }),
  ]);
  expect(texts.messages).toEqual({ ...empty.messages, rent: "Rent {dress}\n\n{words}" });
  expect(defaulted).toEqual([
    {
      id: "messages",
      parts: [expect.stringMatching(/^purchase names a field that does not exist, \{dres\}/)],
    },
  ]);
});

test("a name that no line has room for loses its field, and the others stand", () => {
  const { texts, defaulted } = read([
    doc("designer", { name: "[".repeat(501), shortBiography: "Born in Bern." }),
    collection("tulle-dresses", { name: "A dress ".repeat(63), title: "y\n".repeat(260) }),
  ]);
  expect(texts.designer).toEqual({ ...empty.designer, shortBiography: "Born in Bern." });
  expect(texts.collections["tulle-dresses"]).toEqual(
    read([collection("tulle-dresses")]).texts.collections["tulle-dresses"],
  );
  expect(defaulted).toEqual([
    { id: "designer", parts: ["name is longer than 500 characters"] },
    {
      id: "collection-tulle-dresses",
      parts: ["name is longer than 500 characters", "title is longer than 500 characters"],
    },
  ]);
});
