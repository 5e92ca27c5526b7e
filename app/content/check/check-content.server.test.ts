import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createPictureReader } from "#app/content/pictures.server.ts";
import { sampleDocuments, sampleFolder } from "#app/content/sample-documents.server.ts";
import { createLabelMedia } from "#app/content/texts/label-media.server.ts";
import { createTextReader } from "#app/content/texts/read-texts.server.ts";
import { sampleLabel, sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import { type Checked, checkContent } from "./check-content.server.ts";

const content = { projectId: "label", dataset: "production", assetOrigin: "" };
const readers = {
  readPicture: createPictureReader(content),
  readTexts: createTextReader(createLabelMedia(content)),
};

const described = z.looseObject({ _id: z.string(), description: z.string() });

function picture(pixels = "960x1200", more: object = {}) {
  return { alt: "A dress", asset: { _ref: `image-${"a".repeat(40)}-${pixels}-jpg` }, ...more };
}

function dress(slug: string, more: object = {}) {
  return {
    _createdAt: "2026-01-01T00:00:00Z",
    _id: slug,
    _type: "product",
    name: slug,
    slug: { current: slug },
    category: "tulle-dresses",
    price: 100,
    description: "Tulle, in layers.",
    mainImage: picture(),
    ...more,
  };
}

/** A label of its own, as Studio begins one. */
const begun = { _id: "house", _type: "house", name: "Maison Une", customerCare: ["FAQ"] };

/** One whole dress in each collection, so that only what a test adds is found. */
const categories = Object.keys(sampleTexts.collections);
const whole = categories.map((slug) => dress(`one-of-${slug}`, { category: slug }));

/** What every label is to say, so that only what a test adds is found. */
const written = [
  { _id: "designer", _type: "designer", biography: [{ kind: "text", text: "Born in Bern." }] },
  { _id: "questions", _type: "questions", questions: [{ _key: "a", q: "How?", a: "By hand." }] },
];

function check(documents: object[], formerSlugs = new Map<string, string>(), canConfirm = true) {
  const added = written.filter(({ _id }) => !documents.some((other) => Reflect.get(other, "_id") === _id));
  return said({ documents: [...whole, ...added, ...documents], formerSlugs, canConfirm });
}

function said(more: Partial<Checked>) {
  const checked = { documents: whole, formerSlugs: new Map(), canConfirm: true, ...more };
  const issues = checkContent(checked, readers);
  return issues.map(({ name, severity, message }) => `${severity} ${name}: ${message}`);
}

test("a whole catalogue has nothing that hurts", () => {
  expect(check([])).toEqual([]);
});

test.each([
  ["warning", { price: undefined }, /no price/],
  ["error", { price: "12,50" }, /price "12,50" cannot be read/],
  ["error", { rentalPrice: 1e18 }, /rental price 1000000000000000000 cannot be read, or nobody would pay it/],
  ["error", { rentalDeposit: -1 }, /deposit -1 cannot be read/],
  ["warning", { description: " " }, /no description/],
  ["error", { mainImage: picture("960x1200", { alt: "" }) }, /the main picture does not say what is seen/],
  ["error", { gallery: [picture(), picture("960x1200", { alt: null })] }, /picture 3 does not say/],
  ["warning", { mainImage: picture("1440x900") }, /no hotspot/],
  ["warning", { mainImage: picture("600x750") }, /600 × 750 pixels/],
  ["error", { making: "Washed in [number] days" }, /“making” holds a placeholder/],
  ["error", { category: "" }, /in no collection/],
  ["error", { category: "capes.data" }, /in no collection: of “capes\.data”, "capes\.data" is no address/],
  ["warning", { category: "lace-gowns" }, /“lace-gowns” is not in the navigation/],
  ["error", { mainImage: undefined }, /left out of the shop: it has no main picture/],
  [
    "error",
    { slug: { current: "one-of-tulle-dresses" }, _createdAt: "2030-01-01T00:00:00Z" },
    /left out .* belongs to one-of-tulle-dresses/,
  ],
])("%s of %j", (severity, fault, says) => {
  const found = check([dress("faulty", fault)]);
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${severity} faulty: .*${says.source}`)));
});

test("a hotspot, or the upright shape, is enough", () => {
  const aimed = picture("1440x1800", { hotspot: { x: 0.5, y: 0.5, width: 0.2, height: 0.2 } });
  expect(check([dress("aimed", { mainImage: { ...aimed, asset: picture("1800x1440").asset } })])).toEqual([]);
});

test("an address that changed, or is about to, is pointed out", () => {
  const before = new Map([["one-of-tulle-dresses", "cloud"]]);
  expect(check([], before)).toEqual([expect.stringContaining("its address was /product/cloud before")]);
  const kept = dress("kept", { previousSlugs: ["cloud"] });
  expect(check([kept], new Map([["kept", "cloud"]]))).toEqual([]);
  const draft = { ...dress("renamed"), _id: "drafts.one-of-tulle-dresses" };
  expect(check([draft])).toEqual([expect.stringContaining("its draft changes the address")]);
});

test("so are those of collections and pages, unless an id leads from there", () => {
  const capes = { _id: "a", _type: "collection", slug: { current: "capes" }, name: "Capes" };
  const block = { _type: "block", children: [{ _type: "span", text: "By hand." }] };
  const page = { _id: "p", _type: "carePage", title: "Care", slug: { current: "care" }, body: [block] };
  const shown = [capes, page, dress("lia", { category: "capes" })];
  const before = new Map([
    ["a", "cloaks"],
    ["p", "washing"],
  ]);
  expect(check(shown, before)).toEqual([
    expect.stringMatching(/^warning Capes: its address was \/collection\/cloaks before.* and dresses/),
    expect.stringMatching(/^warning Care: its address was \/care\/washing before.*lead nowhere$/),
  ]);
  const noted = shown.map((document) => ({ ...document, previousSlugs: ["cloaks", "washing"] }));
  expect(check(noted, before)).toEqual([]);
  const named = { ...capes, _id: "collection-cloaks" };
  expect(
    check([named, dress("lia", { category: "capes" })], new Map([["collection-cloaks", "cloaks"]])),
  ).toEqual([]);
});

test("a link to an address that a dress had before leads somewhere", () => {
  const home = { _id: "home", _type: "home", hero: { href: "/product/cloud", btnLabel: "Lia" } };
  expect(check([dress("lia", { previousSlugs: ["cloud"] }), home])).toEqual([]);
});

test("sections are not judged in a shop without a dress", () => {
  const home = { _id: "home", _type: "home", sections: [{ _key: "a", _type: "carouselSection" }] };
  expect(said({ documents: [begun, ...written, home] }).join()).not.toContain("home");
});

test("a collection of the sample must hold a dress", () => {
  expect(said({ documents: whole.slice(1) })).toEqual([
    expect.stringMatching(/^warning Tulle dresses: .*without a dress/),
  ]);
});

test("a collection that none can come to is an error, and one that is hidden or renamed is in order", () => {
  const capes = { _id: "a", _type: "collection", slug: { current: "capes" }, name: "Capes" };
  expect(check([capes, { ...capes, _id: "b", name: "Cloaks" }, { _id: "c", _type: "collection" }])).toEqual([
    "error Cloaks: its address /collection/capes belongs to a already",
    "error c: it has no address, and is not shown",
    expect.stringMatching(/^warning Capes: the collection is without a dress/),
  ]);
  expect(check([{ ...capes, visibility: "hidden" }, dress("lia", { category: "capes" })])).toEqual([]);
  const home = { _id: "home", _type: "home", hero: { href: "/collection/cloaks", btnLabel: "Cloaks" } };
  expect(
    check([{ ...capes, previousSlugs: ["cloaks"] }, dress("lia", { category: "cloaks" }), home]),
  ).toEqual([]);
});

test("a label of its own is told of collections that only dresses name, once it has written about one", () => {
  const house = { ...begun, phone: "41441234567" };
  const [first, ...others] = categories;
  const written = { _id: `collection-${first}`, _type: "collection", name: "Tulle" };
  expect(check([house])).toEqual([]);
  expect(check([house, written])).toEqual(
    others.map(
      (slug) =>
        `warning one-of-${slug}: its collection “${slug}” has no document: the shop names it after its address`,
    ),
  );
});

test("texts are held to the same rules, and errors come first", () => {
  const found = check([
    { _id: "search", _type: "search", loading: "In {days} days" },
    { _id: "questions", _type: "questions", description: "long ".repeat(40) },
    dress("poor", { description: "" }),
  ]);
  expect(found).toEqual([
    expect.stringMatching(/^error search: “loading” holds a placeholder/),
    expect.stringMatching(/^warning poor/),
    expect.stringMatching(/^warning questions: description is longer than/),
  ]);
});

test("what the host cannot read is an error by its id", () => {
  const unreadable = [{ id: "tulle", reason: "Unexpected end of JSON input" }];
  expect(said({ unreadable })).toEqual([expect.stringMatching(/^error tulle: .*end of JSON/)]);
});

test("a catalogue that the shop does not believe is said", () => {
  expect(said({ rejected: { fetched: 0, shown: 28 } })).toEqual([
    expect.stringMatching(/^error The catalogue: .*showing 28 dresses.* has 0 .*CATALOGUE_MAY_SHRINK/),
  ]);
});

describe("a label of its own", () => {
  const house = { ...begun, phone: "41441234567" };

  test("that has said what it needs to say has nothing that hurts", () => {
    expect(check([house])).toEqual([]);
  });

  test("is told what a shop cannot do without", () => {
    expect(check([{ _id: "house", _type: "house" }])).toEqual([
      expect.stringMatching(/^error house: the label has no name/),
      expect.stringMatching(/^error house: there is no telephone number/),
      expect.stringMatching(
        /^warning house: .*customer care has no lines: “FAQ”, “Exchanges and Returns”, “Shipping Policy” are missing\. Write them under/,
      ),
    ]);
  });

  test("has a column of customer care where a page of its own stands there", () => {
    const block = { _type: "block", children: [{ _type: "span", text: "By hand." }] };
    const page = { _id: "a", _type: "carePage", title: "Care", slug: { current: "care" }, body: [block] };
    expect(check([{ ...house, customerCare: [] }, page])).toEqual([]);
  });

  test.each([
    [
      { bookingUrl: "https://calendly.com/auvrane-example/showroom" },
      /“bookingUrl” is still the sample label's/,
    ],
    [{ email: "atelier@auvrane.example" }, /“email” is still the sample label's/],
    [{ phone: "33199001234" }, /“phone” still leads to the sample label/],
    [{ showroom: { address: ["14 rue des Tisserands"] } }, /“showroom.address 1” is still/],
    [{ colophon: "All dresses made to order." }, /“colophon” is still/],
    [{ delivery: "Every dress of Auvrane takes a month." }, /“delivery” still names the sample label/],
    [{ showroom: { address: ["1 rue Une", "75003 Paris"] } }, /“showroom.address 2” is still/],
  ])("keeps %j of the sample", (remnant, says) => {
    expect(check([{ ...house, ...remnant }])).toEqual([expect.stringMatching(says)]);
  });

  test("keeps the introduction of one of the sample's collections", () => {
    const intro = sampleTexts.collections["tulle-dresses"]?.intro;
    const collection = { _id: "collection-tulle-dresses", _type: "collection", name: "Tulle", intro };
    expect(check([house, collection])).toContainEqual(expect.stringMatching(/“intro” is still the sample/));
  });

  test("may have the sample's name in its own", () => {
    const named = { ...house, name: "Une of Auvrane", delivery: "Every dress of Auvrane takes a month." };
    expect(check([named]).filter((line) => line.includes("names the sample"))).toEqual([]);
  });

  const shipped = (name: string) =>
    createHash("sha1")
      .update(readFileSync(join(sampleFolder, name)))
      .digest("hex");

  test("keeps pictures and films of the sample, under whatever words", () => {
    const { asset: own } = picture();
    const [poster, film, gown] = ["film/poster.jpg", "film/hero.mp4", "images/aurelie-main.jpg"].map(shipped);
    const home = {
      _id: "home",
      _type: "home",
      sections: [
        {
          _key: "a",
          _type: "heroSection",
          poster: { asset: { _ref: `image-${poster}-1600x900-jpg` } },
          sources: [{ _key: "b", _type: "file", asset: { _ref: `file-${film}-mp4` } }],
        },
        { _key: "c", _type: "pictureSection", picture: { alt: "Ours", asset: own } },
      ],
    };
    const kept = dress("lia", { mainImage: { alt: "Ours", asset: { _ref: `image-${gown}-960x1200-jpg` } } });
    const block = { _type: "block", children: [{ _type: "span", text: "By hand." }] };
    const plate = { _type: "image", alt: "Ours", asset: { _ref: `image-${gown}-960x1200-jpg` } };
    const page = {
      _id: "care",
      _type: "carePage",
      title: "Care",
      slug: { current: "care" },
      body: [block, plate],
    };
    expect(check([house, home, page, kept])).toEqual([
      "error lia: “mainImage” is still a picture of the sample label",
      "error home: section 1 (Film): “poster” is still a picture of the sample label",
      "error home: section 1 (Film): “sources 1” is still a film of the sample label",
      "error Care: paragraph 2: it is still a picture of the sample label",
    ]);
  });

  test("keeps the seasons and fashion weeks of the sample", () => {
    const { designer } = sampleLabel;
    const fashionWeeks = designer.fashionWeeks.map((week, place) => ({ _key: `${place}`, ...week }));
    const biography = { _id: "designer", _type: "designer", fashionWeeks };
    const home = {
      _id: "home",
      _type: "home",
      sections: [{ _type: "firstDressesSection", label: "SS2024" }],
    };
    expect(check([house, biography, home])).toEqual([
      "error designer: “fashionWeeks” are still those of the sample label",
      "error home: section 1 (First dresses): “label” is still the sample label's: SS2024",
    ]);
    expect(check([house, { ...biography, fashionWeeks: fashionWeeks.slice(0, 1) }])).toEqual([]);
  });

  test("may say what anybody says", () => {
    const customerCare = ["Exchanges and Returns", "Shipping Policy"];
    expect(check([{ ...house, greeting: "hello", customerCare }])).toEqual([]);
  });

  test("keeps a dress of the sample, unless it has written another description", () => {
    const [sample] = sampleDocuments.flatMap((raw) => described.safeParse(raw).data ?? []);
    const remnants = (description: unknown) =>
      check([house, dress("aurelie", { _id: sample?._id, description })]);
    expect(remnants(sample?.description)).toEqual(["error aurelie: it is still a dress of the sample label"]);
    expect(remnants("One layer.")).toEqual([]);
  });

  test("the sample's own dataset holds no remnant of itself", () => {
    const { name, phone } = house;
    const marker = { _id: "sampleLabel", _type: "sampleLabel" };
    expect(check([{ ...house, colophon: "All dresses made to order.", name, phone }, marker])).toEqual([]);
  });
});

test("a list that is too long is named, of texts and of dresses", () => {
  const questions = Array.from({ length: 201 }, (_, at) => ({
    _key: `${at}`,
    q: `Question ${at}?`,
    a: "Yes.",
  }));
  const many = dress("many", { previousSlugs: Array.from({ length: 201 }, (_, at) => `slug-${at}`) });
  expect(check([{ _id: "questions", _type: "questions", questions }, many])).toEqual([
    "error many: previousSlugs has more than 200 entries: those behind are not shown",
    "error questions: questions has more than 200 entries: those behind are not shown",
  ]);
});

describe("links and buttons", () => {
  const home = (parts: object) => ({ _id: "home", _type: "home", ...parts });

  test.each([
    [{ hero: { href: "/collection/gone", btnLabel: "Shop" } }, /“hero.href” leads nowhere/],
    [{ hero: { dress: "gone" } }, /“hero.dress” names no dress/],
    [{ hero: { btnLabel: "Shop" } }, /button of “hero” says “Shop” and has no link/],
    [{ first: { more: { label: "All" } } }, /button of “first.more” says “All” and has no link/],
    [
      { parallax: { action: { href: "/about" } } },
      /button of “parallax.action” leads to \/about and has no words/,
    ],
  ])("%j is an error", (parts, says) => {
    expect(check([home(parts)])).toEqual([expect.stringMatching(says)]);
  });

  test("that lead to what is there are not", () => {
    const bridal = { action: { label: "All", href: "/collection/bridal-dresses?sort=price-ascending" } };
    const hero = { btnLabel: "Write", href: "https://elsewhere.example", dress: "one-of-tulle-dresses" };
    expect(check([home({ hero, bridal, first: { more: { label: "More", href: "/fitting" } } })])).toEqual([]);
  });
});

test("a collection without a name is told how the shop calls it", () => {
  const capes = { _id: "a", _type: "collection", slug: { current: "long-capes" } };
  const named = (said: object) =>
    check([
      { ...begun, phone: "41441234567" },
      { ...capes, ...said },
      dress("lia", { category: "long-capes" }),
    ]).filter((line) => line.includes("name:"));
  expect(named({ name: "" })).toEqual(["warning a: it has no name: the shop calls it “Long capes”"]);
  expect(named({ title: "*Capes*" })).toEqual(["warning *Capes*: it has no name: the shop calls it “Capes”"]);
  expect(named({ name: "Capes" })).toEqual([]);
});

test.each([
  ["without a body", undefined],
  ["with empty paragraphs", [{ _type: "block", children: [{ _type: "span", text: " " }] }]],
  ["with a picture alone", [{ _type: "image", ...picture() }]],
])("a page of her own %s has no text, which is said", (_, body) => {
  const page = { _id: "care", _type: "carePage", title: "Shipping", slug: { current: "shipping" }, body };
  expect(check([page])).toEqual(["error Shipping: it has no text"]);
});

test("pictures of texts are to say what is seen, but for those that only decorate", () => {
  const [silent, said] = [picture("960x1200", { alt: "" }), picture()];
  const page = {
    _id: "care",
    _type: "carePage",
    title: "Shipping",
    slug: { current: "shipping" },
    body: [
      { _type: "block", children: [{ _type: "span", text: "In a box" }] },
      { _type: "image", ...silent },
      { _type: "image", ...said },
    ],
  };
  const sections = [
    { _key: "a", _type: "heroSection", poster: silent },
    { _key: "b", _type: "pictureSection", picture: silent },
    {
      _key: "c",
      _type: "carouselSection",
      slides: Array.from({ length: 5 }, (_, at) => ({ img: said, detail: at === 1 ? silent : said })),
    },
    { _key: "d", _type: "pictureSection", picture: silent, isHidden: true },
  ];
  expect(check([page, { _id: "home", _type: "home", sections }])).toEqual([
    "error Shipping: paragraph 2: the picture does not say what is seen",
    "error home: section 2 (Picture with words): “picture” does not say what is seen",
    "error home: section 3 (Carousel): “slides 2: detail” does not say what is seen",
  ]);
  const former = { hero: { poster: silent }, parallax: { picture: silent } };
  expect(check([{ _id: "home", _type: "home", ...former }])).toEqual([
    "error home: “parallax.picture” does not say what is seen",
  ]);
});

test("a choice that the shop does not know is told in words", () => {
  expect(check([{ _id: "identity", _type: "identity", opening: "opera" }])).toEqual([
    expect.stringMatching(/^warning identity: opening is none of “film”, “still”; /),
  ]);
});

test("a link in a page of her own that cannot be followed is an error, and so is what cannot be shown of it", () => {
  const children = [{ _type: "span", text: "our atelier", marks: ["l"] }];
  const markDefs = [{ _type: "link", _key: "l", href: "http://une.example" }];
  const page = {
    _id: "care",
    _type: "carePage",
    title: "Shipping",
    slug: { current: "shipping" },
    body: [{ _type: "block", children, markDefs }, { _type: "video" }],
  };
  expect(check([page])).toEqual([
    "error Shipping: paragraph 1: “our atelier” has a link to http://une.example that cannot be followed: write a path of the shop, an address that begins with https://, mailto: or tel:; its words are shown without a link",
    "error Shipping: paragraph 2 cannot be shown",
  ]);
});

test("a link that no word of a page has is none", () => {
  const children = [{ _type: "span", text: "Ask us.", marks: ["strong"] }];
  const markDefs = ["http://une.example", "/product/gone"].map((href, at) => ({
    _type: "link",
    _key: `${at}`,
    href,
  }));
  const body = [{ _type: "block", children, markDefs }];
  expect(
    check([{ _id: "p", _type: "carePage", title: "Shipping", slug: { current: "shipping" }, body }]),
  ).toEqual([]);
});

describe("sections of the home page", () => {
  const house = { ...begun, phone: "+41 44 123 45 67" };
  const home = (...sections: object[]) => ({ _id: "home", _type: "home", sections });

  test("that lack what they need are named with their place, those that are hidden are not", () => {
    const sections = [
      { _key: "a", _type: "textSection", text: "Made to measure." },
      { _key: "b", _type: "capesSection" },
      { _key: "c", _type: "carouselSection" },
      { _key: "d", _type: "pictureSection", isHidden: true },
      { _key: "e", _type: "sliderSection", shows: "collection", collection: "capes" },
      { _key: "f", _type: "heroSection", dress: "gone", btnLabel: "Shop" },
      { _key: "g", _type: "heroSection" },
    ];
    expect(check([house, home(...sections)])).toEqual([
      "error home: section 6 (Film): “dress” names no dress that is shown: gone",
      "error home: section 6 (Film): the button says “Shop” and has no link",
      "error home: section 2 is of no kind that the shop knows: it is not shown",
      "warning home: section 3 (Carousel) needs five slides: it is not shown",
      "warning home: section 5 (Slider) needs a dress in its collection: it is not shown",
      "warning home: section 7 (Film) stands further up already, and may stand there once: it is not shown",
    ]);
  });

  test("are counted as the owner's list has them, with what is none", () => {
    const sections = [
      null,
      { _key: "a", _type: "carouselSection" },
      "junk",
      { _key: "b", _type: "pictureSection", isHidden: "no" },
    ];
    expect(check([house, { _id: "home", _type: "home", sections }])).toEqual([
      "error home: section 3 is of no kind that the shop knows: it is not shown",
      "warning home: section 2 (Carousel) needs five slides: it is not shown",
      "warning home: section 4 (Picture with words) needs a picture: it is not shown",
      "warning home: no section of the page is shown: it is empty",
      expect.stringMatching(/^warning home: section 4 \(Picture with words\): isHidden /),
    ]);
  });

  test("of a kind that stands once are superfluous behind one that is shown", () => {
    const shipping = (said: object) => ({ _type: "shippingSection", ...said });
    const sections = [
      shipping({ text: "Words" }),
      shipping({ heading: "Two" }),
      shipping({ heading: "Three" }),
    ];
    expect(check([house, home(...sections)])).toEqual([
      "warning home: section 1 (Shipping) needs a heading: it is not shown",
      "warning home: section 3 (Shipping) stands further up already, and may stand there once: it is not shown",
    ]);
  });

  test("that are all hidden leave the page empty, which is said", () => {
    const hidden = { _key: "a", _type: "textSection", text: "Made to measure.", isHidden: true };
    expect(check([house, home(hidden)])).toEqual([
      "warning home: no section of the page is shown: it is empty",
    ]);
  });

  test("that are hidden are judged once they are shown", () => {
    const faulty = [
      {
        _key: "a",
        _type: "textSection",
        text: "By [name]",
        action: { label: "All", href: "/collection/gone" },
      },
      { _key: "b", _type: "heroSection", dress: "gone", btnLabel: "Shop" },
      { _key: "c", _type: "carouselSection", slides: [{ img: picture() }] },
      { _key: "d", _type: "textSection", text: "Made to measure." },
    ];
    const found = (isHidden: boolean) =>
      check([house, home(...faulty.map((section, at) => ({ ...section, isHidden: isHidden && at < 3 })))]);
    expect(found(true)).toEqual([]);
    for (const place of [1, 2, 3])
      expect(found(false)).toContainEqual(
        expect.stringMatching(`^error home: section ${place} |^warning home: section ${place} `),
      );
  });

  test("of a document without a list are those that every page begins with", () => {
    const written = { _id: "home", _type: "home", first: { heading: "Ours" } };
    expect(check([house, written])).toEqual([
      "warning home: “Carousel” needs five slides: it is not shown",
      "warning home: “Picture with words” needs a picture: it is not shown",
      "warning home: “Stacked cards” needs five pictures: it is not shown",
      "warning home: “Shipping” needs a heading: it is not shown",
    ]);
    expect(check([written])).toEqual([]);
  });

  test("of the time before the list are not judged beside one", () => {
    const hero = { href: "/collection/gone", btnLabel: "Shop", dress: "gone" };
    const former = { hero, bridal: { heading: "By [name]" } };
    const words = { _key: "a", _type: "textSection", text: "Made to measure." };
    expect(check([house, { ...home(words), ...former }])).toEqual([]);
    expect(check([house, { ...home(), ...former }]).join()).toContain("“hero.dress” names no dress");
  });

  test("that nobody can sign up by are named, unless the server sends mails or there is a telephone number", () => {
    const { phone, ...silent } = house;
    const letters = home({ _type: "lettersSection" });
    const found = (settings: object, canConfirm: boolean) =>
      check([settings, letters], new Map(), canConfirm).filter((line) => line.includes("Letters"));
    expect(found(silent, false)).toEqual([
      "warning home: section 1 (Letters) needs a telephone number in the label's settings, or a server that is set up to send mails: it is not shown",
    ]);
    expect(found(silent, true)).toEqual([]);
    expect(found({ ...silent, phone }, false)).toEqual([]);
  });
});

const messages = { _id: "messages", _type: "messages", _createdAt: "2026-01-01T00:00:00Z" };

test("a message may name its fields, and one that names another is found, once", () => {
  expect(check([{ ...messages, rent: "How much to rent {dress}?\n{words}", title: "Tell *us*" }])).toEqual(
    [],
  );
  expect(
    check([{ ...messages, rent: "How much to rent {dres}?", purchase: "Hello", question: "[TBD]" }]),
  ).toEqual([
    expect.stringMatching(
      /^error messages: “rent” names a field that does not exist, \{dres\}: there are \{dress\}, .*; the shop says what it ships with instead$/,
    ),
    expect.stringMatching(/^error messages: “purchase” does not name \{dress\}/),
    expect.stringMatching(/^error messages: “question” holds a placeholder/),
  ]);
  expect(check([{ ...messages, lead: "Write to {name}" }])).toEqual([
    expect.stringMatching(/^error messages: “lead” holds a placeholder/),
  ]);
});

test("a number of days that a text names and the label has not given is told, with what is left in braces", () => {
  const found = check([
    { _id: "house", _type: "house", name: "Une", delivery: "In {makingDays} days, back in {returnDays}." },
    { _id: "terms", _type: "terms", returnDays: 30 },
    { _id: "questions", _type: "questions", questions: [{ _key: "a", q: "When?", a: "In {number} days." }] },
  ]);
  expect(found.filter((line) => /makingDays|returnDays|\{number\}/.test(line))).toEqual([
    expect.stringMatching(/^error questions: .*holds a placeholder: In \{number\} days\.$/),
    expect.stringMatching(/^warning Une: “delivery” names \{makingDays\}.*the line is left out$/),
  ]);
});

describe("sizes", () => {
  const row = (size: string, bust: number) => ({ size, bust, waist: bust - 20, hips: bust + 8 });
  const chart = (...rows: object[]) => ({ _id: "sizeChart", _type: "sizeChart", rows });

  test("that the chart does not know are named; without a chart there is nothing to say", () => {
    const known = chart(row("36", 84), row("38", 88));
    expect(check([known, dress("sized", { sizes: ["36", 38, "40", "42L", 7.5] })])).toEqual([
      expect.stringMatching(/^warning sized: the size chart does not know its size 40, 42L, 7.5/),
    ]);
    const house = { ...begun, phone: "41441234567" };
    expect(check([house, dress("sized", { sizes: ["40"] })])).toEqual([]);
  });

  test("out of order, or smaller somewhere than a smaller one, are named", () => {
    expect(check([chart(row("36", 84), row("38", 88))])).toEqual([]);
    expect(check([chart(row("38", 88), row("36", 84))])).toEqual([
      expect.stringMatching(
        /^warning sizeChart: size 36 stands after 38 and is smaller than it \(bust, waist, hips\)/,
      ),
    ]);
    expect(check([chart(row("36", 84), { ...row("38", 88), hips: 90 })])).toEqual([
      expect.stringMatching(/^warning sizeChart: size 38 .* \(hips\)/),
    ]);
  });

  test("a broken row is named, and the others stay", () => {
    expect(check([chart(row("36", 84), row("38", 880))])).toEqual(
      expect.arrayContaining([expect.stringMatching(/rows 2: hips is more than 200 cm/)]),
    );
  });
});

test.each([
  [
    "دار ليور",
    {},
    "warning دار ليور: icons of browser tabs and telephones do not show the monogram “د”, .* a lozenge",
  ],
  ["雅韵 Yayun", {}, "warning 雅韵 Yayun: icons .* monogram “雅”, .* they show “Y”"],
  ["Lior", { monogram: "Λ" }, "warning identity: icons .* monogram “Λ”, .* they show “L”"],
])("a monogram that icons cannot show is named: %s, %j", (name, identity, says) => {
  const documents = [
    { ...begun, name },
    { _id: "identity", _type: "identity", ...identity },
  ];
  const own = Object.keys(identity).length > 0 ? documents : documents.slice(0, 1);
  expect(check(own)).toContainEqual(expect.stringMatching(new RegExp(says)));
  expect(
    check([
      { ...begun, name },
      { ...documents[1], monogram: "ML" },
    ]).join(),
  ).not.toContain("icons");
});

test("screens that a label has written nothing for are named", () => {
  const empty = written.map(({ _id, _type }) => ({ _id, _type }));
  const house = { ...begun, phone: "41441234567" };
  expect(check([house, ...empty])).toEqual([
    "warning The designer: /about is without a biography: no menu or footer leads there",
    "warning Questions and answers: /faq is without questions: no menu or footer leads there",
  ]);
  expect(check([house])).toEqual([]);
  expect(check(empty)).toEqual([]);
});

test("a name that no header has room for is named with what the shop signs with", () => {
  const name = "The Atelier of Haute Couture and Bridal Dresses of Lausanne";
  const house = { ...begun, phone: "41441234567", name };
  expect(check([house])).toEqual([
    expect.stringMatching(
      /^warning The Atelier .* 59 characters, .* signs with “The Atelier of Haute Couture and Bridal”/,
    ),
  ]);
  expect(check([house, { _id: "identity", _type: "identity", wordmark: "Haute" }])).toEqual([]);
});
