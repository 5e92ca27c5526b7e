import { expect, test } from "vitest";
import {
  block as blockOf,
  carePage,
  collection,
  doc,
  imageAsset,
  readPicture,
  readTexts,
} from "#tests/support/label-readers.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { checkContent } from "./check-content.server.ts";
import type { Checked } from "./content-issue.server.ts";

const readers = { readPicture, readTexts };

function picture(pixels = "960x1200", more: object = {}) {
  return { alt: "A dress", asset: imageAsset(pixels), ...more };
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
    sizes: ["36"],
    mainImage: picture(),
    ...more,
  };
}

const block = blockOf("By hand.");
const page = (body: unknown) => carePage("care", { title: "Care", slug: { current: "care" }, body });
const homeOf = (...sections: unknown[]) => doc("home", { sections });
const film = (more: object = {}) => ({ _type: "heroSection", ...more });
const prose = (text: string, more: object = {}) => ({ _type: "textSection", text, ...more });
const plate = (picture: object, more: object = {}) => ({ _type: "pictureSection", picture, ...more });
const slider = (slides: object[]) => ({ _type: "carouselSection", slides });
const to = (href: string, label = "All") => ({ action: { label, href } });

/** A label of its own, as Studio begins one, with its number. */
const house = doc("house", { name: "Maison Une", customerCare: ["FAQ"], phone: "41441234567" });
const capes = { _id: "a", _type: "collection", slug: { current: "capes" }, name: "Capes" };
const silent = picture("960x1200", { alt: "" });
const unworded = picture("960x1200", { alt: null });
const wide = picture("2880x1800", { alt: "" });
const lia = (category: string, more: object = {}) => dress("lia", { category, ...more });
const clip = (ending: string) => ({
  film: { asset: { _ref: `file-0a1b-${ending}` } },
  poster: picture("640x800"),
});
const focus = (pixels: string, hotspot: object) => ({ mainImage: picture(pixels, { hotspot }) });
const twin = { slug: { current: "one-of-tulle-dresses" }, _createdAt: "2030-01-01T00:00:00Z" };

/** One whole dress in each collection, so that only what a test adds is found. */
const categories = Object.keys(sampleTexts.collections);
const whole = categories.map((slug) => dress(`one-of-${slug}`, { category: slug }));

/** Every label says these, so that only what a test adds is found. */
const written = [
  ...categories.map((slug) => collection(slug, { name: slug })),
  doc("designer", { biography: [{ kind: "text", text: "Born in Bern." }] }),
  doc("questions", { questions: [{ _key: "a", q: "How?", a: "By hand." }] }),
  doc("terms", { shippingDays: 0, rentalBeforeDays: 1, rentalAfterDays: 1, cleaningDays: 2 }),
];

function check(documents: object[], formerSlugs = new Map<string, string>(), canConfirm = true) {
  const added = written.filter(({ _id }) => !documents.some((other) => Reflect.get(other, "_id") === _id));
  return said({ documents: [...whole, ...added, ...documents], formerSlugs, canConfirm });
}

function said(more: Partial<Checked>) {
  const checked = { documents: [...whole, ...written], formerSlugs: new Map(), canConfirm: true, ...more };
  const issues = checkContent(checked, readers);
  return issues.map(({ name, severity, message }) => `${severity} ${name}: ${message}`);
}

type Line = string | RegExp;

function like(lines: Line[]) {
  return lines.map((line) => (typeof line === "string" ? line : expect.stringMatching(line)));
}

test.each([
  ["warning", { price: undefined }, /Price: Without a price/],
  ["error", { price: "12,50" }, /Price: It is not an amount above zero/],
  ["error", { price: 4e9 }, /Price: It is more than 10,000,000.\$, the highest price that the shop takes:/],
  ["error", { rentalPrice: 1e18 }, /Rental price: It is not an amount above zero/],
  ["warning", { salePrice: 90, saleUntil: "31.1.2127" }, /Sale until: .* so it shows no sale/],
  ["warning", { salePrice: 90, lowestPrice: 101 }, /Lowest price .*: It is higher than the price/],
  ["error", { salePrice: 90, lowestPrice: "none" }, /Lowest price .*: It is not an amount above zero/],
  ["warning", { description: " " }, /Description: A dress sells by its description/],
  ["warning", { mainImage: silent }, /Main picture: Describe the picture/],
  ["warning", { gallery: [picture(), unworded] }, /More pictures: 2: Describe the picture/],
  ["warning", { clip: clip("mp4") }, /Clip: Describe the clip/],
  ["error", { clip: clip("mov") }, /Clip: It is not an MP4 film/],
  ["warning", { mainImage: picture("1000x1400") }, /set its hotspot on the dress/],
  ["warning", focus("1080x1920", { x: 0.5, y: 0.3 }), /crops 30% of the picture’s height/],
  ["warning", focus("1440x900", { x: "left" }), /looks small in its place/],
  ["warning", { mainImage: picture("600x750") }, /600 × 750 pixels/],
  ["warning", { sizes: [] }, /Sizes: Without sizes a shopper can only ask/],
  ["warning", { making: "In [number] days" }, /Fabric and making: It contains a placeholder, \[number\]/],
  ["warning", { offeredFor: ["rent"], price: 100 }, /Rental price: .* “price on request”/],
  [
    "hint",
    { mainImage: picture("960x1200", { role: "still" }) },
    /no picture shows it worn, in detail or from/,
  ],
  ["error", { category: "" }, /Collection: Choose a collection/],
  ["error", { category: "a.data" }, /in no collection \(“a\.data”\): “a\.data” is not an address/],
  ["error", twin, /left out .* belongs to one-of-tulle-dresses/],
])("%s of %j", (severity, fault, says) =>
  expect(check([dress("faulty", fault)])).toContainEqual(
    expect.stringMatching(new RegExp(`^${severity} faulty: .*${says.source}`)),
  ),
);

const aimed = focus("1200x1320", { x: 0.5, y: 0.5, width: 0.2, height: 0.2 });
const button = { btnLabel: "Write", href: "https://elsewhere.example", dress: "one-of-tulle-dresses" };
const inOrder = to("/collection/bridal-dresses?sort=price-ascending");
const firstDresses = { _type: "firstDressesSection", more: { label: "More", href: "/fitting" } };
const markDefs = ["http://une.example", "/product/gone"].map((href) => ({ _type: "link", _key: href, href }));
const movedCapes = { ...capes, previousSlugs: ["cloaks"] };
const toCloaks = homeOf(film({ href: "/collection/cloaks", btnLabel: "Cloaks" }));
const toCloud = homeOf(film({ href: "/product/cloud", btnLabel: "Lia" }));
const wordmark = doc("identity", { wordmarkSvg: '<svg viewBox="0 0 40 8"><path d="M0 0h40v8z"/></svg>' });
const addresses = {
  email: "a___b@une.example",
  social: [{ _key: "i", network: "instagram", url: "https://instagram.com/maison___une" }],
  showroom: { mapsUrl: "https://maps.example/?q={here}[1]" },
};
const auvrane = { ...house, name: "Auvrane", colophon: "All dresses made to order." };
const noPrice = dress("silent", { price: undefined });
const costly = dress("dear", { price: 4_000_000_000 });
const tulleOnRequest = collection("tulle-dresses", { name: "tulle-dresses", hidesPrices: true });

test.each<[string, object[]]>([
  ["a whole catalogue", []],
  ["a hotspot instead of the upright shape", [dress("aimed", aimed)]],
  ["a link to an address of before", [dress("lia", { previousSlugs: ["cloud"] }), toCloud]],
  ["buttons that lead to what is there", [homeOf(film(button), prose("All", inOrder), firstDresses)]],
  ["a collection that is hidden", [{ ...capes, visibility: "hidden" }, lia("capes")]],
  ["a collection that is renamed", [movedCapes, lia("cloaks"), toCloaks]],
  ["a label of its own that has said what it needs to say", [house]],
  ["a page of her own where customer care stands", [{ ...house, customerCare: [] }, page([block])]],
  ["what anybody says", [{ ...house, greeting: "hello", customerCare: ["Exchanges and Returns"] }]],
  ["what the sample's own dataset has of itself", [auvrane]],
  ["a link that no word of a page has", [page([{ ...block, markDefs }])]],
  ["a message that names its fields", [doc("messages", { rent: "Rent {dress}?\n{words}", title: "*us*" })]],
  ["a size without a chart", [house, dress("sized", { sizes: ["40"] })]],
  ["a drawn wordmark, and signs that texts have for gaps", [wordmark, { ...house, ...addresses }]],
  ["no price where the label has all prices on request", [{ ...house, hidesPrices: true }, noPrice]],
  ["no price in a collection that has them on request", [tulleOnRequest, noPrice]],
  ["a price that is high in dollars alone", [{ ...house, currency: "IRR" }, costly]],
  ["a price to rent alone", [dress("lent", { offeredFor: ["rent"], price: undefined, rentalPrice: 390 })]],
])("nothing hurts of %s", (_, documents) => expect(check(documents)).toEqual([]));

test("an address that changed, or is about to, is pointed out", () => {
  const before = new Map([["one-of-tulle-dresses", "cloud"]]);
  expect(check([], before)).toEqual([expect.stringContaining("its address was /product/cloud before")]);
  const kept = dress("kept", { previousSlugs: ["cloud"] });
  expect(check([kept], new Map([["kept", "cloud"]]))).toEqual([]);
  const draft = { ...dress("renamed"), _id: "drafts.one-of-tulle-dresses" };
  expect(check([draft])).toEqual([expect.stringContaining("its draft changes the address")]);
});

test("so are those of collections and pages, unless an id leads from there", () => {
  const shown = [capes, page([block]), lia("capes")];
  const before = new Map(Object.entries({ a: "cloaks", care: "washing" }));
  expect(check(shown, before)).toEqual(
    like([
      /^warning Capes: its address was \/collection\/cloaks before.* and dresses/,
      /^warning Care: its address was \/care\/washing before.*lead nowhere$/,
    ]),
  );
  const noted = shown.map((document) => ({ ...document, previousSlugs: ["cloaks", "washing"] }));
  expect(check(noted, before)).toEqual([]);
  const named = { ...capes, _id: "collection-cloaks" };
  expect(check([named, lia("capes")], new Map([[named._id, "cloaks"]]))).toEqual([]);
});

test("days that nobody has written are named once, those of rentals where a dress is to rent", () => {
  const terms = doc("terms", { shippingDays: 4, rentalBeforeDays: 2, cleaningDays: 0 });
  const says = "warning Making, delivery and rental: no days are written for";
  expect(check([terms])).toEqual([expect.stringContaining(`${says} “A rented dress goes back”:`)]);
  const sold = whole.map((each) => ({ ...each, offeredFor: ["purchase"] }));
  const others = written.filter(({ _id }) => _id !== "terms");
  expect(said({ documents: [...sold, ...others] })).toEqual([
    expect.stringContaining(`${says} “Shipping, at most”:`),
  ]);
  expect(said({ documents: [...sold, ...others, terms] })).toEqual([]);
});

test("sections are not judged in a shop without a dress", () =>
  expect(said({ documents: [house, ...written, homeOf({ _type: "carouselSection" })] }).join()).not.toContain(
    "warning home",
  ));

const lost = dress("lost", { gallery: [{ _key: "b", ...picture("1000x1250") }] });
const lostFile = {
  documents: [...whole, ...written, lost],
  goneFiles: new Set([imageAsset("1000x1250")._ref]),
};
const notBelieved = /^error The catalogue: .*still shows 28 dresses.* has 0 .*CATALOGUE_MAY_SHRINK/;
const unreadable = [{ id: "tulle", reason: "Unexpected end of JSON input" }];

test.each<[string, Partial<Checked>, RegExp]>([
  ["what the host cannot read, by its id", { unreadable }, /^error tulle: .*end of JSON/],
  ["a file that is gone", lostFile, /^error lost: “gallery 1” is a picture whose file is gone: upload it/],
  ["a catalogue that is not believed", { rejected: { fetched: 0, shownCount: 28 } }, notBelieved],
])("%s is said", (_, checked, line) => expect(said(checked)).toEqual(like([line])));

test("a label of its own is told of collections that only dresses name, once it has written about one", () => {
  const [first, ...others] = categories;
  const screens = written.slice(categories.length);
  const tulle = { _id: `collection-${first}`, _type: "collection", name: "Tulle" };
  const nameless = (slug: string) =>
    `warning one-of-${slug}: its collection “${slug}” has no document: the shop names it after its address`;
  expect(said({ documents: [...whole, ...screens, house, tulle] })).toEqual(others.map(nameless));
});

const chartRow = (size: string, bust: number) => ({ size, bust, waist: bust - 20, hips: bust + 8 });
const chart = (...rows: object[]) => doc("sizeChart", { rows });
const manySizes = dress("sized", { sizes: ["36", 38, "40", "42L", 7.5] });
const small = picture("600x750");
const slides = Array.from({ length: 5 }, (_, at) => ({
  img: picture(),
  detail: at === 1 ? silent : picture(),
}));
const unseen = { _key: "d", isHidden: true };
const [rows36, rows38] = [chartRow("36", 84), chartRow("38", 88)];
const noSizes = /^warning sized: the size chart has no size 40, 42L, 7.5/;
const outOfOrder = /^warning sizeChart: size 36 comes after 38 but is smaller \(bust, waist, hips\)/;
const smallerHips = /^warning sizeChart: size 38 .* \(hips\)/;
const noSection = "warning home: no section of the page is shown: it is empty";
const emptyBody = [{ _type: "block", children: [{ _type: "span", text: " " }] }];

test.each<[string, object[], Line[]]>([
  [
    "a collection that none can come to",
    [capes, { ...capes, _id: "b", name: "Cloaks" }, { _id: "c", _type: "collection" }],
    [
      "error Cloaks: its address /collection/capes belongs to a already",
      "error c: it has no address, and is not shown",
      /^warning Capes: the collection has no dresses/,
    ],
  ],
  [
    "texts are held to the same rules, and errors come first:",
    [
      doc("search", { loading: "In {days} days" }),
      doc("questions", { description: "long ".repeat(40) }),
      dress("poor", { description: "" }),
    ],
    [
      /^error search: “loading” contains a placeholder/,
      /^warning poor/,
      /^warning Questions and answers: \/faq has no questions yet/,
      /^warning questions: “description”: Search engines show about 155 characters of it, and this has 200/,
    ],
  ],
  [
    "what a shop cannot do without",
    [doc("house")],
    [
      /^error house: the label has no name/,
      /^error house: there is no telephone number/,
      /^warning house: .*customer care column has no lines: “FAQ”, “Exchanges and Returns”, “Shipping Policy” are missing\. Write them under/,
    ],
  ],
  [
    "pictures that are too small for their place, or cut there",
    [
      homeOf(
        film({ poster: picture("3024x4032") }),
        { _type: "lookbookSection", plates: [{ _key: "a", ...small }] },
        { _type: "bridesSection", words: [{ _key: "a", quote: "It flew.", name: "Lia", picture: small }] },
      ),
    ],
    [
      /^warning home: section 1 \(Film\): “poster”: The shop crops 58% of the picture’s height/,
      /^warning home: section 2 \(Lookbook\): “plates 1”: This picture has 600 × 750 .* 960 × 1200/,
      /^warning home: section 3 \(From our brides\): “words 1: picture”: This picture has 600 × 750/,
    ],
  ],
  ["a page of her own without a body", [page(undefined)], ["error Care: it has no text"]],
  ["a page of her own without text", [page(emptyBody)], ["error Care: it has no text"]],
  [
    "pictures of texts that do not say what is seen, but for those that only decorate",
    [
      page([block, { _type: "image", ...silent }, { _type: "image", ...picture() }]),
      homeOf(film({ poster: wide }), plate(wide), slider(slides), plate(silent, unseen)),
    ],
    [
      /^warning Care: paragraph 2: the picture: Describe the picture/,
      /^warning home: section 2 \(Picture with words\): “picture”: Describe the picture/,
      /^warning home: section 3 \(Carousel\): “slides 2: detail”: Describe the picture/,
    ],
  ],
  ["a page of hidden sections, which is empty", [house, homeOf(prose("Ours.", unseen))], [noSection]],
  ["sizes that the chart does not know", [chart(rows36, rows38), manySizes], [noSizes]],
  ["sizes out of order", [chart(rows38, rows36)], [outOfOrder]],
  ["a size that is smaller somewhere", [chart(rows36, { ...rows38, hips: 90 })], [smallerHips]],
  [
    "screens that a label has written nothing for",
    [house, doc("designer"), doc("questions")],
    [
      "warning The designer: /about has no biography yet: no menu or footer leads there",
      "warning Questions and answers: /faq has no questions yet: no menu or footer leads there",
    ],
  ],
])("%s: each is named", (_, documents, lines) => expect(check(documents)).toEqual(like(lines)));

test.each([
  [film({ href: "/collection/gone", btnLabel: "Shop" }), /“href” leads nowhere/],
  [film({ dress: "gone" }), /“dress” names a dress that is not shown/],
  [film({ btnLabel: "Shop" }), /the button says “Shop” and has no link/],
  [prose("All", { action: { href: "/about" } }), /the button of “action” leads to \/about and has no words/],
])("the button %j is an error", (section, says) => expect(check([homeOf(section)])).toEqual(like([says])));

test.each([
  [{ name: "" }, ["warning a: it has no name: the shop calls it “Long capes”"]],
  [{ name: "Capes" }, []],
])("a collection without a name is told how the shop calls it: %j", (named, lines) => {
  const documents = [house, { ...capes, slug: { current: "long-capes" }, ...named }, lia("long-capes")];
  expect(check(documents).filter((line) => line.includes("name:"))).toEqual(lines);
});

test("hidden sections are judged once they are shown", () => {
  const faulty = [
    prose("By [name]", to("/collection/gone")),
    film({ dress: "gone", btnLabel: "Shop" }),
    slider([{ img: picture() }]),
  ];
  const last = prose("Made to measure.");
  const found = (isHidden: boolean) =>
    check([house, homeOf(...faulty.map((section) => ({ ...section, _key: section._type, isHidden })), last)]);
  expect(found(true)).toEqual([]);
  for (const place of [1, 2, 3])
    expect(found(false)).toContainEqual(expect.stringMatching(`^(error|warning) home: section ${place} `));
});

test("the sections of a page of the label's own are judged as those of home are, and are enough to read", () => {
  const text = prose("Made to measure.");
  const own = (...sections: object[]) =>
    check([house, homeOf(text), carePage("page", { title: "Lookbook", sections })]).filter((line) =>
      line.includes("Lookbook"),
    );
  expect(own(text)).toEqual([]);
  expect(own(text, { _type: "lookbookSection" }, prose("By [name]", { heading: "Ours" }))).toEqual(
    like([
      /^error Lookbook: section 3 \(Text\): “text” .*placeholder/,
      /^warning Lookbook: section 2 \(Lookbook\) needs a picture: it is not shown$/,
    ]),
  );
  expect(own()).toEqual(like([/^error Lookbook: it has no text$/]));
});

test("letters that nobody can sign up by are named, unless the server sends mails or there is a telephone number", () => {
  const withoutPhone = { ...house, phone: "" };
  const found = (settings: object, canConfirm: boolean) =>
    check([settings, homeOf({ _type: "lettersSection" })], new Map(), canConfirm).filter((line) =>
      line.includes("Letters"),
    );
  expect(found(withoutPhone, false)).toEqual([
    "warning home: section 1 (Letters) needs a telephone number in the label’s settings, or a server that is set up to send emails: it is not shown",
  ]);
  expect([found(withoutPhone, true), found(house, false)]).toEqual([[], []]);
});

test("a number of days that a text names and the label has not given is told, with what is left in braces", () => {
  const found = check([
    doc("house", { name: "Une", delivery: "In {makingDays} days, back in {returnDays}." }),
    doc("terms", { returnDays: 30 }),
    doc("questions", { questions: [{ _key: "a", q: "When?", a: "In {number} days." }] }),
  ]);
  expect(found.filter((line) => /makingDays|returnDays|\{number\}/.test(line))).toEqual(
    like([
      /^error questions: .* names \{number\}, and no number of days has that name\. Their names are \{makingDays\}, /,
      /^warning Une: “delivery” names \{makingDays\}.*the line is left out$/,
    ]),
  );
});

test.each([
  ["Оля", [], /^warning Оля: icons of .* cannot show the monogram “О”, .* a lozenge/],
  ["Lior", ["Λ"], /^warning identity: icons .* monogram “Λ”, .* they show “L”/],
])("a monogram that icons cannot show is named: %s, %j", (name, monograms, says) => {
  const found = (chosen: string[]) =>
    check([{ ...house, name }, ...chosen.map((monogram) => doc("identity", { monogram }))]);
  expect(found(monograms)).toContainEqual(expect.stringMatching(says));
  expect(found(["ML"]).join()).not.toContain("icons");
});

test("a name that no header has room for is named with what the shop signs with", () => {
  const long = { ...house, name: "The Atelier of Haute Couture and Bridal Dresses of Lausanne" };
  const signsWith =
    /^warning The Atelier .* 59 characters, .* signs with “The Atelier of Haute Couture and Bridal”/;
  expect(check([long])).toEqual(like([signsWith]));
  expect(check([long, doc("identity", { wordmark: "Haute" })])).toEqual([]);
});
