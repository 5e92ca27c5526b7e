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
])("%s, which was made as Tulle dresses, Tulle for short, has the short name %s", (name, expected) => {
  const renamed = collection("tulle-dresses", { name, shortName: "Tulle" });
  const { collections } = read([renamed]).texts;
  expect(collections["tulle-dresses"]?.shortName).toBe(expected);
  const moved = read([{ ...renamed, slug: { current: "moved" } }]).texts.collections;
  expect(moved["moved"]?.shortName).toBe(expected);
});

test("five slides make a carousel, four do not", () => {
  const home = (count: number) => {
    const slides = Array(count).fill({ img: picture, detail: picture });
    const { texts, defaulted } = read([doc("home", { sections: [{ _type: "carouselSection", slides }] })]);
    return { slides: sectionOf(texts.home, "carouselSection").slides, defaulted };
  };
  expect(home(5).slides).toMatchObject([1, 2, 3, 4, 5].map((id) => ({ id, link: "" })));
  const parts = ["section 1 (Carousel): slides needs 5 “Slides”"];
  expect(home(4)).toEqual({ slides: [], defaulted: [{ id: "home", parts }] });
});

test("questions keep the key they have in Studio", () => {
  const question = { q: "Why?", a: "Because.\n\nSo." };
  const { questions } = read([doc("questions", { questions: [{ _key: "k1", ...question }] })]).texts;
  expect(questions).toEqual([{ id: "k1", ...question }]);
});

test("a link cannot lead where a page of the shop would not", () => {
  const lead = (href: string) => {
    const { home } = read([doc("home", { sections: [{ _type: "heroSection", href }] })]).texts;
    return sectionOf(home, "heroSection").href;
  };
  expect(lead("/collection/bridal-dresses")).toBe("/collection/bridal-dresses");
  for (const href of ["javascript:alert(1)", "//elsewhere.example", "http://plain.example", "/a b"])
    expect(lead(href)).toBe("");
});

const showroom = { address: ["1 rue Une", "1000 Lausanne"] };
const house = doc("house", { name: "Maison Une", phone: "+41 44 123 45 67", showroom });

test("a label that has written about itself is in each network once", () => {
  const at = (url: string, network = "instagram") => ({ network, url: `https://${url}.example` });
  const [first, other] = [at("a"), at("y", "youtube")];
  const { texts, defaulted } = read([{ ...house, social: [first, other, at("b")] }]);
  expect(texts.labelSettings.social).toMatchObject([first, other]);
  expect(defaulted).toEqual([{ id: "house", parts: ["social 3 names instagram a second time"] }]);
});

test("a label that has written about itself has cleared a field: it is empty", () => {
  const cleared = { bookingUrl: "", social: [], email: null };
  const { texts } = read([
    { ...house, ...cleared },
    doc("designer", { name: "Une", biography: [], fashionWeeks: null }),
  ]);
  expect(texts.labelSettings).toMatchObject({ bookingUrl: "", social: [], email: "" });
  expect(texts.designer).toMatchObject({ biography: [], fashionWeeks: [] });
  // Studio removes a list with its last entry.
  expect(read([house]).texts.labelSettings.social).toEqual([]);
});

test("of thousands of collections the first are read, and the next is named", () => {
  const collections = Array.from({ length: 4_000 }, (_, at) =>
    collection(`no-${String(at).padStart(4, "0")}`, { intro: `Of ${at}.` }),
  );
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
  const said = { title: "Capes", visibility: "listed", previousSlugs: [] };
  expect(texts.collections.capes).toMatchObject(said);
});

test("a collection without a slug is none", () => {
  const { texts, defaulted } = written({ name: "Capes" });
  expect(texts.collections).toEqual({});
  expect(defaulted).toEqual([{ id: "a", parts: ["it has no address, and is not shown"] }]);
});

test.each([
  ["capes.data", "“capes.data” is not an address"],
  ["\ufff9", "its address has no character that can be seen"],
  ["c".repeat(501), "its address is longer than 500 characters"],
])("a collection whose address could not be opened, %j, is none", (current, reason) => {
  const { texts, defaulted } = written({ slug: { current }, previousSlugs: [slug] });
  expect(texts.collections).toEqual({});
  expect(defaulted).toEqual([{ id: "a", parts: [reason] }]);
});

test("a collection that claims another's slug is none: the first in the label's order has it, then the oldest", () => {
  const capes = (_id: string, month: string) => ({
    _id,
    _type: "collection",
    slug: { current: "capes" },
    name: _id,
    _createdAt: `2026-${month}-01`,
  });
  const [older, younger] = [capes("b", "01"), capes("a", "02")];
  const { texts, defaulted } = read([younger, older]);
  expect(texts.collections.capes?.name).toBe("b");
  expect(defaulted).toEqual([{ id: "a", parts: ["its address /collection/capes belongs to b already"] }]);
  expect(read([older, { ...younger, order: 1 }]).texts.collections.capes?.name).toBe("a");
});

test("a collection whose document has another slug now is known by its id as well", () => {
  const { texts } = read([collection(slug, { slug: { current: "clouds" }, previousSlugs: ["tulle"] })]);
  expect(texts.collections[slug]).toBeUndefined();
  expect(texts.collections.clouds).toMatchObject({ name: "Clouds", previousSlugs: ["tulle", slug] });
});

test("a collection that has taken an address of before leaves it to the one that has it now", () => {
  const [capes, cloaks] = [["cloaks", "capes"], ["capes"]].map((previousSlugs, at) => ({
    _id: `${at}`,
    _type: "collection",
    slug: { current: ["capes", "cloaks"][at] },
    previousSlugs,
  }));
  const { collections } = read([capes, cloaks]).texts;
  expect([collections.capes, collections.cloaks].map((one) => one?.previousSlugs)).toEqual([[], []]);
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
  const written = { rent: "Rent {dress}  \r\n\r\n{words}\n", purchase: "Buy {dres}" };
  const { texts, defaulted } = read([doc("messages", written)]);
  expect(texts.messages).toEqual({ ...empty.messages, rent: "Rent {dress}\n\n{words}" });
  const fault = expect.stringMatching(/^purchase names a field that does not exist, \{dres\}/);
  expect(defaulted).toEqual([{ id: "messages", parts: [fault] }]);
});

test("a name that no line has room for loses its field, and the others stand", () => {
  const { texts, defaulted } = read([
    doc("designer", { name: "[".repeat(501), shortBiography: "Born in Bern." }),
    collection("tulle-dresses", { name: "A dress ".repeat(63), title: "y\n".repeat(260) }),
  ]);
  expect(texts.designer).toEqual({ ...empty.designer, shortBiography: "Born in Bern." });
  const shipped = read([collection("tulle-dresses")]).texts.collections;
  expect(texts.collections).toEqual(shipped);
  const tooLong = (field: string) => `${field} is longer than 500 characters`;
  expect(defaulted).toEqual([
    { id: "designer", parts: [tooLong("name")] },
    { id: "collection-tulle-dresses", parts: [tooLong("name"), tooLong("title")] },
  ]);
});

test("an address is written once, and a telephone is shown as people dial it", () => {
  const addressParts = {
    streetAddress: "Rämistrasse 5",
    postalCode: "8001",
    addressLocality: "Zürich",
    addressCountry: "CH",
  };
  const settingsOf = (showroom: object) =>
    read([{ _id: "house", _type: "house", name: "Lior", phone: "41441234567", showroom }]).texts
      .labelSettings;
  expect(settingsOf({ addressParts }).showroom.address).toEqual(["Rämistrasse 5", "8001 Zürich"]);
  const inLondon = { streetAddress: "5 Savile Row", postalCode: "W1S 3PB", addressLocality: "London" };
  const { address, addressParts: told } = settingsOf({
    addressParts: { ...inLondon, addressCountry: "UK" },
  }).showroom;
  expect(address).toEqual(["5 Savile Row", "London", "W1S 3PB"]);
  expect(told?.addressCountry).toBe("GB");
  expect(settingsOf({ addressParts, address: ["Rämistrasse 5, 8001 Zürich"] }).showroom.address).toEqual([
    "Rämistrasse 5, 8001 Zürich",
  ]);
  expect(settingsOf({}).phoneDisplay).toBe("+41 44 123 45 67");
});
