import { describe, expect, test } from "vitest";
import { pageAddresses } from "#model/dresses/former-paths.server.ts";
import { shownTexts } from "#model/texts/shown-texts.server.ts";
import { collection, doc, imageAsset, readSaid as read } from "#tests/support/label-readers.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { storedSample } from "#tests/support/sample-texts.ts";
import { drawnSections } from "./drawn-sections.server.ts";
import { defaultSections, MOST_SECTIONS } from "./section-kinds.ts";

const picture = { alt: "Seen", asset: imageAsset() };
const pair = { img: picture, detail: picture };
const own = doc("house", { name: "Maison Une", phone: "41441234567" });

/** Named after their places; every second one is of satin where `mixed`. */
function dresses(count: number, mixed = false) {
  return Array.from({ length: count }, (_, place) =>
    sampleProduct(String(place), { category: mixed && place % 2 === 1 ? "satin-dresses" : "tulle-dresses" }),
  );
}

function drawn(home: object | undefined, products = dresses(6, true), others: object[] = []) {
  const documents = home ? [doc("home", { ...home }), ...others] : others;
  const { texts, defaulted } = read(documents);
  const shop = {
    catalogue: { revision: "1", products, formerPaths: pageAddresses(documents, products).moved },
    texts: shownTexts(texts, products),
    canConfirm: false,
  };
  return { sections: drawnSections(shop), defaulted };
}

function idsOf(...given: Parameters<typeof drawn>) {
  return drawn(...given).sections.map(({ id }) => id);
}

/** The slugs of the dresses of each section. */
function slugsIn(...given: Parameters<typeof drawn>) {
  const slugs: Record<string, string[] | string | undefined> = {};
  for (const section of drawn(...given).sections) {
    if ("cards" in section) slugs[section.id] = section.cards.map(({ slug }) => slug);
    else if ("dress" in section) slugs[section.id] = section.dress?.slug;
  }
  return slugs;
}

const whole = ["hero", "first", "bridal", "parallax", "evening", "featured", "tulle", "shipping"];

test.each([
  { _type: "pictureSection", heading: "Seen", picture },
  { _type: "featuredSection", pictures: Array(5).fill(picture) },
  { _type: "carouselSection", slides: Array(5).fill(pair) },
])("a button that the owner has left empty is none: $_type", (section) => {
  const shown = (more: object) =>
    drawn({ sections: [{ _key: "ours", ...section, ...more }] }, undefined, [own]).sections;
  expect(shown({})).toMatchObject([{ action: { label: "", href: "" } }]);
  const action = { label: "See them", href: "/collection/satin-dresses" };
  expect(shown({ action })).toMatchObject([{ action }]);
});

test("what is sold comes first in no section, and stands over the fold in none", () => {
  const products = dresses(8, true).map((dress) =>
    ["0", "4"].includes(dress.slug) ? { ...dress, availability: { state: "sold" as const } } : dress,
  );
  expect(slugsIn(undefined, products)).toMatchObject({
    hero: "6",
    first: ["1", "2", "3", "5"],
    tulle: ["6", "2", "4", "0"],
  });
});

/** The sections that every page begins with, and this dress over the fold. */
function pageWith(dress: string) {
  const sections = defaultSections.map((section) =>
    section._type === "heroSection" ? { ...section, dress } : section,
  );
  return { sections };
}

describe("the page that every label begins with", () => {
  test("is the specification's, without what needs a text or a picture that nobody has given", () => {
    expect(defaultSections.map(({ _key }) => _key)).toEqual(whole);
    const without = ["hero", "first", "evening", "tulle"];
    for (const home of [undefined, { sections: [] }, { sections: "none" }])
      expect(idsOf(home)).toEqual(without);
    const sample = storedSample.find(({ _id }) => _id === "home");
    expect(idsOf(sample)).toEqual(whole);
    expect(idsOf(sample, [])).toEqual(["hero", "shipping"]);
  });

  test("the one dress of a shop is shown once", () =>
    expect(slugsIn(undefined, dresses(1))).toEqual({ hero: undefined, first: ["0"] }));

  test.each([
    [2, false],
    [3, false],
    [4, false],
    [3, true],
    [4, true],
  ])("of %i dresses each is shown twice (of two collections: %s)", (count, mixed) => {
    const { hero, ...lists } = slugsIn(pageWith("1"), dresses(count, mixed));
    expect(hero).toBeUndefined();
    const times = Map.groupBy(Object.values(lists).flat(), (slug) => slug);
    expect([...times.values()].map(({ length }) => length)).toEqual(Array.from({ length: count }, () => 2));
  });

  test("a slider that would repeat the one above is left out", () => {
    expect(slugsIn(undefined, dresses(6))).not.toHaveProperty("tulle");
    expect(slugsIn(undefined)).toMatchObject({ tulle: ["4", "2", "0"] });
  });

  test("a label that has chosen no dress for the fold has one there that is not the first below it", () =>
    expect(slugsIn(undefined, dresses(6)).hero).toBe("4"));

  test("a dress that has another address now is still the one over the fold", () => {
    const renamed = { _id: dresses(6)[5]?.id, _type: "product", previousSlugs: ["lia"] };
    expect(slugsIn(pageWith("lia"), dresses(6), [renamed]).hero).toBe("5");
  });

  test("with five or more the first four stand first, and come last in the row of all", () =>
    expect(slugsIn(pageWith("5"))).toEqual({
      hero: "5",
      first: ["0", "1", "2", "3"],
      evening: ["5", "1", "3", "4", "0", "2"],
      tulle: ["4", "2", "0"],
    }));
});

test("in a list of the owner's, two of one kind have an id each, whatever their keys are", () => {
  const carousel = { _key: "same", _type: "carouselSection", slides: Array(5).fill(pair) };
  const slider = (more: object = {}) => ({ _type: "sliderSection", ...more });
  const satin = slider({ shows: "collection", collection: "satin-dresses" });
  const sections = [carousel, carousel, slider(), satin, slider({ shows: "collection" })];
  const { sections: shown } = drawn({ sections }, dresses(6, true), [own]);
  expect(shown.map(({ id }) => id)).toEqual(["bridal", "bridal-2", "evening", "tulle", "tulle-2"]);
  const headings = shown.map((section) => section._type === "sliderSection" && section.heading);
  expect(headings.slice(2)).toEqual(["All *dresses*", "*Satin*", "*Tulle*"]);
});

test("in a list of the owner's, a section knows whether the next one stands on the page's own paper", () => {
  const text = { _type: "textSection", text: "Made to measure." };
  const sections = [text, { _type: "heroSection" }, { _type: "firstDressesSection" }];
  const isBefore = drawn({ sections }).sections.map(({ isBeforePaper }) => isBeforePaper);
  expect(isBefore).toEqual([false, true, false]);
});

test("in a list of the owner's, a slider of all leads to a collection of the navigation", () => {
  const unlisted = collection("tulle-dresses", { visibility: "unlisted" });
  const { sections } = drawn({ sections: [{ _type: "sliderSection" }] }, dresses(6, true), [unlisted]);
  expect(sections).toMatchObject([{ more: { href: "/collection/satin-dresses" } }]);
});

test("in a list of the owner's, of a kind that stands once the first that has what it needs is drawn", () => {
  const said = [{ text: "Words" }, { heading: "Two" }, { heading: "Three" }];
  const sections = said.map((words) => ({ _type: "shippingSection", ...words }));
  expect(drawn({ sections }, dresses(6), [own]).sections).toMatchObject([{ heading: "Two" }]);
});

test.each([
  ["carouselSection", {}],
  ["featuredSection", { pictures: [picture] }],
  ["pictureSection", { heading: "Words" }],
  ["shippingSection", { text: "Words" }],
  ["textSection", { label: "Words" }],
  ["sliderSection", { shows: "collection", collection: "capes" }],
  ["questionsSection", { heading: "Words" }],
  ["lookbookSection", { heading: "Words", plates: [{ dress: { _ref: "1" } }] }],
  ["bridesSection", { heading: "Words", words: [{ quote: "Light." }, { name: "Ines" }] }],
  ["filmSection", { heading: "Words", sources: [{ asset: { _ref: "file-a-mov" } }] }],
  ["capesSection", { heading: "Words" }],
])("in a list of the owner's, %s without what it needs is not drawn", (_type, said) =>
  expect(idsOf({ sections: [{ _key: "new", _type, ...said }] }, dresses(6), [own])).toEqual([]),
);

test("in a list of the owner's, a slider of one collection may hold every dress where nothing else does", () => {
  const slider = { _key: "new", _type: "sliderSection", shows: "collection" };
  expect(idsOf({ sections: [slider] }, dresses(3))).toEqual(["tulle"]);
  const all = { _key: "all", _type: "sliderSection" };
  expect(idsOf({ sections: [slider, all] }, dresses(6))).toEqual(["evening"]);
});

test("in a list of the owner's, a fault costs one field of one section, and is named with its place in the owner's list", () => {
  const sections = [
    { _type: "textSection", heading: "Ours", text: "To be [written]", isHidden: "no" },
    { _type: "carouselSection", heading: "Theirs", slides: [pair] },
    null,
    "junk",
    { _type: "capesSection" },
    { heading: "No type" },
    { _type: "pictureSection", isHidden: "no" },
  ];
  const { sections: shown, defaulted } = drawn({ sections });
  expect(shown).toMatchObject([{ _type: "textSection", heading: "Ours", text: "" }]);
  const unknown = "is of a kind that the shop does not know: it is not shown";
  const parts = [
    "section 1 (Text): isHidden is not yes or no",
    "section 1 (Text): text contains a placeholder, [written]",
    "section 2 (Carousel): slides needs 5 “Slides”",
    ...[4, 5, 6].map((place) => `section ${place} ${unknown}`),
    "section 7 (Picture with words): isHidden is not yes or no",
  ];
  expect(defaulted).toEqual([{ id: "home", parts }]);
});

test("in a list of the owner's, of very many sections the first are drawn", () => {
  const many = (length: number) =>
    drawn({ sections: Array(length).fill({ _type: "textSection", heading: "Again" }) });
  const part = (fault: string) => ({ id: "home", parts: [`${fault}: the rest are not shown`] });
  const tooMany = part("there are more than 30 sections");
  expect(many(100).defaulted).toEqual([tooMany]);
  expect(many(500).defaulted).toEqual([part("sections has more than 200 entries"), tooMany]);
  for (const count of [100, 500])
    expect(new Set(many(count).sections.map(({ id }) => id)).size).toBe(MOST_SECTIONS);
});

describe("a dress that a picture or somebody's words name", () => {
  const worn = (_ref: string | undefined) => ({ dress: { _type: "reference", _weak: true, _ref } });
  const [, one] = dresses(2);
  const shownIn = (section: object) => drawn({ sections: [{ _key: "ours", ...section }] }).sections;

  test.each([
    ["plates", { _type: "lookbookSection", plates: [{ ...picture, ...worn(one?.id) }] }],
    ["words", { _type: "bridesSection", words: [{ quote: "Light.", name: "Ines", ...worn(one?.id) }] }],
  ])("is known by its id, and leads to its page: %s", (list, section) =>
    expect(shownIn(section)).toMatchObject([
      { [list]: [{ dress: { name: one?.name, href: "/product/1" } }] },
    ]),
  );

  test.each([
    ["is not shown", worn("gone")],
    ["is no reference", { dress: "1" }],
    ["was never chosen", {}],
  ])("costs nothing else when it %s", (_case, dress) => {
    const [section] = shownIn({ _type: "lookbookSection", plates: [{ ...picture, ...dress }] });
    expect(section).toMatchObject({ plates: [{ picture: { alt: "Seen" }, dress: undefined }] });
  });
});

test("a picture is signed with the label's name where it has other words, and is silent without any", () => {
  const section = { _type: "pictureSection", picture };
  const { sections } = drawn({ sections: [section, { ...section, label: "Bridal" }] });
  expect(sections).toMatchObject([{ heading: "" }, { heading: "Untitled label" }]);
});

test("a film has its captions, and plays with sound for whoever asks unless its label says otherwise", () => {
  const file = (ending: string) => ({ asset: { _ref: `file-abc-${ending}` } });
  const said = { _type: "filmSection", sources: [file("mp4")], captions: file("vtt") };
  expect(drawn({ sections: [said, { ...said, plays: "loop", captions: file("srt") }] })).toMatchObject({
    sections: [{ plays: "asked", captions: "/files/label/production/abc.vtt" }, { plays: "loop" }],
    defaulted: [{ parts: ["section 2 (Film in the page): captions is not a WebVTT file (.vtt)"] }],
  });
});
