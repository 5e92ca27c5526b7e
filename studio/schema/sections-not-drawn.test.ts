import { describe, expect, test } from "vitest";
import { allShown } from "#model/documents/queries.server.ts";
import { readProducts } from "#model/dresses/products.server.ts";
import { createLabelMedia } from "#model/pictures/label-media.server.ts";
import { createPictureReader } from "#model/pictures/pictures.server.ts";
import { drawnSections } from "#model/sections/drawn-sections.server.ts";
import { createTextReader } from "#model/texts/read-texts.server.ts";
import { shownTexts } from "#model/texts/shown-texts.server.ts";
import type { Stored } from "#studio/desk/sample-label.ts";
import { shownOnPage } from "#studio/presentation/pages-that-show.ts";
import { createAll, editorOf, openLake } from "#tests/support/lake.ts";
import { sectionsNotDrawn } from "./sections-not-drawn.ts";
import { type FoundShop, SHOP_QUERY, shopState } from "./shop-state.ts";

const content = { projectId: "trousseau", dataset: "production", assetOrigin: "" };
const file: Stored = { _id: `image-${"b".repeat(40)}-960x1200-jpg`, _type: "sanity.imageAsset" };
const picture = { _type: "image", alt: "Seen", asset: { _type: "reference", _ref: file._id } };
const house = { _id: "house", _type: "house", name: "Maison Une", phone: "41441234567" };
const slide = { img: picture, detail: picture };

function dress(slug: string, category: string) {
  return {
    ...{ _id: slug, _type: "product", name: slug, slug: { _type: "slug", current: slug } },
    category,
    mainImage: picture,
  };
}

function collection(slug: string, more: object = {}) {
  const current = { _type: "slug", current: slug };
  return { _id: `c-${slug}`, _type: "collection", name: slug, slug: current, ...more };
}

function home(...sections: object[]) {
  const keyed = sections.map((section, place) => ({ _key: `${place}`, ...section }));
  return { _id: "home", _type: "home", sections: keyed };
}

const slider = (slug?: string) => ({
  _type: "sliderSection",
  shows: "collection",
  ...(slug ? { collection: slug } : {}),
});

/** Studio's remarks on the sections, and the keys of those that the shop draws. */
async function both(documents: Stored[]) {
  const client = editorOf(await openLake());
  await createAll(client, [file, ...documents]);
  const page = await client.getDocument("home");
  const state = shopState(await client.fetch<FoundShop>(SHOP_QUERY));
  const warnings = sectionsNotDrawn(page, state);

  const stored = await client.fetch<Stored[]>(allShown);
  const { texts } = createTextReader(createLabelMedia(content))(stored);
  const { products } = readProducts(
    stored.filter(({ _type }) => _type === "product"),
    createPictureReader(content),
    texts,
  );
  const shop = {
    catalogue: { revision: "", products },
    texts: shownTexts(texts, products),
    canConfirm: false,
  };
  const sections = drawnSections(shop);
  const cards = sections.flatMap((section) => {
    if ("cards" in section) return section.cards;
    return "dress" in section && section.dress ? [section.dress] : [];
  });
  expect([...shownOnPage(page, state).dresses].toSorted()).toEqual(
    [...new Set(cards.map(({ slug }) => slug))].toSorted(),
  );
  return { warnings, drawn: sections.map(({ _key }) => _key) };
}

const dresses = ["a", "b", "c", "d", "e", "f"].map((slug, place) =>
  dress(slug, place % 2 === 0 ? "capes" : "veils"),
);

const all = { _type: "sliderSection", shows: "all" };

describe("Studio names the sections that the shop leaves out, and no other", () => {
  test("a collection is known by an address that it had before, whoever still names it", async () => {
    const cloaks = collection("cloaks", { previousSlugs: ["capes"] });
    const shop = [house, ...dresses, cloaks, home(slider("capes"), slider("cloaks"))];
    expect(await both(shop)).toEqual({ drawn: ["0", "1"], warnings: [] });
  });

  test("sliders hold so many dresses together; of those behind, what still finds room is drawn", async () => {
    const many = Array.from({ length: 50 }, (_, place) => dress(`m${place}`, place < 48 ? "capes" : "veils"));
    const [ofCapes, ofVeils] = [slider("capes"), slider("veils")];
    const page = home(all, ofCapes, { ...all, isHidden: true }, ofVeils, ofCapes, ofVeils, all);
    const { warnings, drawn } = await both([house, ...many, page]);
    expect(drawn).toEqual(["0", "1", "3", "5"]);
    const reason = "needs room after those above: the sliders of a page hold 144 dresses in all";
    expect(warnings).toEqual([5, 7].map((place) => `Section ${place} (Slider) ${reason}: it is not shown.`));
  });

  test("dresses of a hidden collection count for nothing", async () => {
    const hidden = collection("capes", { visibility: "hidden" });
    const shop = [house, ...dresses.slice(0, 2), hidden, home(slider("capes"), all)];
    const warning = "Section 1 (Slider) needs a dress in its collection: it is not shown.";
    expect(await both(shop)).toEqual({ drawn: ["1"], warnings: [warning] });
  });

  test("the first collection of the navigation is one that is listed and has a dress", async () => {
    const unlisted = collection("capes", { order: 2, visibility: "unlisted" });
    const shop = [house, ...dresses, collection("trains", { order: 1 }), unlisted, home(slider())];
    expect(await both(shop)).toEqual({ drawn: ["0"], warnings: [] });
    expect(await both([house, dress("a", "capes"), unlisted, home(slider())])).toEqual({
      drawn: [],
      warnings: ["Section 1 (Slider) needs a dress in its collection: it is not shown."],
    });
  });

  test("a section that is hidden has its place, and is no reason against another", async () => {
    const shipping = (more: object) => ({ _type: "shippingSection", heading: "Free", ...more });
    const { warnings, drawn } = await both([
      house,
      ...dresses,
      home(shipping({ isHidden: true }), { _type: "carouselSection" }, shipping({}), shipping({})),
    ]);
    expect(drawn).toEqual(["2"]);
    expect(warnings).toEqual([
      "Section 2 (Carousel) needs five slides: it is not shown.",
      "Section 4 (Shipping) appears further up already, and can appear only once: it is not shown.",
    ]);
  });

  test("a picture that was never uploaded is none", async () => {
    const missing = { _type: "image", alt: "Seen" };
    const { warnings, drawn } = await both([
      house,
      ...dresses,
      home(
        { _type: "carouselSection", slides: [slide, slide, slide, slide, { img: picture, detail: missing }] },
        { _type: "pictureSection", picture: missing },
        { _type: "carouselSection", slides: [slide, slide, slide, slide, slide] },
      ),
    ]);
    expect(drawn).toEqual(["2"]);
    expect(warnings).toEqual([
      "Section 1 (Carousel) needs five slides: it is not shown.",
      "Section 2 (Picture with words) needs a picture: it is not shown.",
    ]);
  });

  test("questions need one in their document", async () => {
    const questions = { _type: "questionsSection" };
    const { warnings, drawn } = await both([house, ...dresses, home(questions)]);
    expect(drawn).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining("needs a question in “Questions and answers”")]);
    const document = {
      _id: "questions",
      _type: "questions",
      questions: [{ _key: "a", q: "How?", a: "So." }],
    };
    expect((await both([...dresses, document, home(questions)])).warnings).toEqual([]);
  });

  test("a page without a list is the one that the shop begins with", async () => {
    const document = { _id: "home", _type: "home", title: "Ours" };
    const { warnings, drawn } = await both([house, ...dresses, document]);
    expect(drawn).toEqual(["hero", "first", "evening", "tulle"]);
    expect(warnings).toEqual([
      "“Carousel” needs five slides: it is not shown.",
      "“Picture with words” needs a picture: it is not shown.",
      "“Stacked cards” needs five pictures: it is not shown.",
      "“Shipping” needs a heading: it is not shown.",
    ]);
  });
});
