import { describe, expect, test } from "vitest";
import { documentIn } from "./document-in.ts";
import { pathInWords } from "./text-path.ts";
import { textsToTranslate } from "./translatable.ts";
import { digestOf, translatedTexts, withTranslation } from "./translated-texts.ts";

const dress = {
  _id: "aurelie",
  _type: "product",
  name: "Aurélie",
  slug: { current: "aurelie" },
  fabric: "Tulle",
  category: "tulle-dresses",
  description: "Ivory tulle.",
  cut: "",
  gallery: [{ _key: "b", alt: "The hem" }, { alt: "Without a key" }],
};

const home = {
  _id: "home",
  _type: "home",
  title: "Maison Une",
  sections: [
    {
      _type: "carouselSection",
      _key: "s1",
      heading: "Spring",
      action: { label: "Look", href: "/search" },
      slides: [{ _key: "a", img: { alt: "A veil" } }],
    },
  ],
};

const page = {
  _type: "carePage",
  title: "Returns",
  slug: { current: "returns" },
  body: [
    { _type: "block", _key: "p", children: [{ _type: "span", _key: "s", text: "Write to us. " }] },
    { _type: "table", _key: "t", rows: [{ _key: "r", cells: ["Size", "Days"] }] },
  ],
};

describe("the texts to translate", () => {
  test.each([
    ["a dress", dress, ['gallery[_key=="b"].alt', "description"]],
    [
      "the home page",
      home,
      [
        "title",
        'sections[_key=="s1"].heading',
        'sections[_key=="s1"].action.label',
        'sections[_key=="s1"].slides[_key=="a"].img.alt',
      ],
    ],
    [
      "a page of the label’s own",
      page,
      ["title", 'body[_key=="p"].children[_key=="s"].text', 'body[_key=="t"].rows[_key=="r"].cells'],
    ],
    [
      "the settings",
      {
        _type: "house",
        name: "Une",
        phoneDisplay: "+33",
        colophon: "Made here",
        hours: ["Monday"],
        email: "a@b.c",
      },
      ["colophon", "hours"],
    ],
    ["a kind without any", { _type: "oldAddresses", addresses: [{ _key: "a", from: "/x" }] }, []],
    ["nothing", null, []],
  ])("of %s", (_what, document, paths) => {
    expect(textsToTranslate(document).map(({ path }) => pathInWords(path))).toEqual(paths);
  });

  test("are called as in their form", () => {
    const places = textsToTranslate(home).map(({ place }) => place);
    expect(places.at(-1)).toBe("section 1 (Carousel), Slides 1, Large picture, Picture in words");
  });
});

describe("a translation", () => {
  const [hem, description] = textsToTranslate(dress);
  if (!description || !hem) throw new Error("The dress has two texts.");

  function statesIn(document: unknown) {
    return translatedTexts(document, "fr").map(({ state }) => state);
  }

  test("is current until its original changes", () => {
    const translations = withTranslation(undefined, "fr", description, "Tulle ivoire.");
    expect(statesIn(dress)).toEqual(["missing", "missing"]);
    expect(statesIn({ ...dress, translations })).toEqual(["missing", "current"]);
    expect(statesIn({ ...dress, translations, description: " Ivory tulle.\n" })).toEqual([
      "missing",
      "current",
    ]);
    expect(statesIn({ ...dress, translations, description: "Ivory silk." })).toEqual(["missing", "older"]);
  });

  test("without a mark is taken as current, and an empty one is missing", () => {
    expect(statesIn({ ...dress, translations: { fr: { description: "Tulle ivoire." } } })[1]).toBe("current");
    expect(statesIn({ ...dress, translations: { fr: { description: " " } } })[1]).toBe("missing");
  });

  test("leaves those of other texts and languages as they are, and is what the shop shows", () => {
    const before = { ar: { description: "تول" }, fr: { gallery: [{ _key: "z", alt: "?" }] } };
    const one = withTranslation(before, "fr", hem, "L’ourlet");
    const both = withTranslation(one, "fr", description, "Tulle ivoire.");
    expect(both).toEqual({
      ar: { description: "تول" },
      fr: {
        gallery: [
          { _key: "z", alt: "?" },
          { _key: "b", alt: "L’ourlet", madeOf: { alt: digestOf("The hem") } },
        ],
        description: "Tulle ivoire.",
        madeOf: { description: digestOf("Ivory tulle.") },
      },
    });
    const shown = documentIn({ ...dress, translations: both }, "fr");
    expect(shown).toMatchObject({ description: "Tulle ivoire.", gallery: [{ alt: "L’ourlet" }, {}] });
    expect(JSON.stringify(Object(shown).gallery)).not.toContain("madeOf");
  });
});

test("a text between links keeps the spaces of its original", () => {
  const [, words] = textsToTranslate(page);
  if (!words) throw new Error("The page has a paragraph.");
  const translations = withTranslation(undefined, "fr", words, "Écrivez-nous.");
  const shown = documentIn({ ...page, translations }, "fr");
  expect(shown).toMatchObject({ body: [{ children: [{ text: "Écrivez-nous. " }] }, {}] });
});

test("a digest has eight digits, and tells texts apart", () => {
  expect(digestOf("")).toBe("811c9dc5");
  expect(digestOf("a")).toBe("e40c292c");
  expect(digestOf(["One", "Two"])).not.toBe(digestOf(["One", "To"]));
});
