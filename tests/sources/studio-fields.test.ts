import { expect, test } from "vitest";
import type { z } from "zod";
import { productFields } from "#app/catalogue/document-fields.ts";
import type { Product } from "#app/catalogue/product.ts";
import { offers } from "#app/catalogue/product-fields.ts";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { formerPaths } from "#app/content/former-paths.server.ts";
import { readProduct } from "#app/content/product-document.server.ts";
import { textTypes } from "#app/content/queries.server.ts";
import { readCarePages } from "#app/content/texts/care-pages.server.ts";
import { collectionText } from "#app/content/texts/collection-text.server.ts";
import { identityText } from "#app/content/texts/identity-text.server.ts";
import { createLabelMedia } from "#app/content/texts/label-media.server.ts";
import { textDocuments } from "#app/content/texts/text-documents.server.ts";
import {
  HIGHEST_PRICE,
  LONGEST_LINE,
  LONGEST_SUMMARY,
  LONGEST_WORDMARK,
  MOST_DAYS,
  MOST_LINES,
  mostEntriesOf,
} from "#app/label/label-limits.ts";
import { slugFault } from "#app/label/link-address.ts";
import { defaultSections } from "#app/sections/section-kinds.ts";
import { enquiryDocument } from "#server/enquiries/enquiry-document.ts";
import { boundaryChoices, boundaryFields, boundaryRules } from "#tests/support/boundary-fields.ts";
import {
  choicesOf,
  isInvalid,
  type Member,
  readListLimits,
  readStudioFields,
  readStudioForms,
  readStudioLists,
} from "#tests/support/studio-fields.ts";
import { enquiry } from "#tests/support/temporary-outbox.ts";

const media = createLabelMedia({ projectId: "label", dataset: "production", assetOrigin: "" });
const studio = await readStudioFields();
const documents = {
  ...textDocuments(media),
  identity: identityText("Une"),
  collection: collectionText(media),
};

const forms = await readStudioForms();

test("Studio's forms have every field that the shop reads, and no other", () => {
  for (const [type, schema] of Object.entries(documents)) {
    const read = boundaryFields(schema).toSorted();
    expect(read.length).toBeGreaterThan(1);
    const former = type === "home" ? isFormer : () => false;
    expect(
      studio.get(type)?.filter((path) => !former(path)),
      type,
    ).toEqual(read);
  }
});

/** What each kind of field may hold. */
const written: Record<string, unknown> = { number: 1, boolean: true };

/** What is too long, too much, too little, or unfinished. Studio itself judges choices, days and mail addresses. */
const tooLong = [LONGEST_WORDMARK, LONGEST_SUMMARY, LONGEST_LINE].map((most) => "a".repeat(most + 1));
const words = [...tooLong, "[house]", "http://label.example", "lia"];
const doubtful: Record<string, unknown[]> = {
  number: [-1, 0, 1.5, 1750, 2500, 100_000],
  string: words,
  text: words,
  url: words,
};

test("what Studio's forms take is of the kind that the shop reads, and nothing that it drops", () => {
  const faults = Object.entries(documents).flatMap(([type, schema]) =>
    [...boundaryRules(schema)].flatMap(([path, read]) => {
      const field = forms.get(type)?.get(path);
      return (field ? faultsOf(path, field, read) : [`${path} is not there`]).map(
        (fault) => `${type}: ${fault}`,
      );
    }),
  );
  expect(faults).toEqual([]);
});

function faultsOf(path: string, field: Member, read: z.ZodType): string[] {
  const { error } = read.safeParse(written[field.type] ?? "lia");
  if (error?.issues.some(({ code }) => code === "invalid_type")) return [`${path} is of another kind`];
  // A section without one of its words is a section still.
  const isPart = /\[\]\.[^[]+$/.test(path) && !path.startsWith("sections[");
  const values = field.options?.list ? [] : (doubtful[field.type] ?? []);
  return [...(isPart ? [undefined] : []), ...values]
    .filter((value) => !read.safeParse(value).success && !isInvalid(field, value))
    .map((value) => `${path}: ${String(value).slice(0, 20)}`);
}

test("what may be chosen in Studio's forms is what the shop reads", () => {
  const faults = Object.entries(documents).flatMap(([type, schema]) =>
    [...boundaryRules(schema)].flatMap(([path, read]) => {
      const offered = choicesOf(forms.get(type)?.get(path));
      const wrong = offered.filter((choice) => !read.safeParse(choice).success);
      const missing = boundaryChoices(read).filter((choice) => !offered.includes(choice));
      return [...wrong, ...missing].map((choice) => `${type}: ${path}: ${String(choice)}`);
    }),
  );
  expect(faults).toEqual([]);
  expect(choicesOf(forms.get("product")?.get("offeredFor[]"))).toEqual(offers);
});

test.each<[type: string, field: string, value: unknown, refused: boolean]>([
  ["identity", "palette.inkSoft", "#fdfcfa", true],
  ["identity", "palette.inkSoft", "#333333", false],
  ["house", "name", undefined, true],
  ["house", "name", " ", true],
  ["house", "name", "Une", false],
  ["product", "slug", undefined, true],
  ["carePage", "slug", { current: "silk/slip" }, true],
  ["product", "slug", { current: "silk-slip" }, false],
  ["product", "slug", { current: "Silk Slip" }, true],
  ["product", "slug", { current: "silk/slip" }, true],
  ["product", "slug", { current: "s".repeat(500) }, false],
  ["product", "slug", { current: "s".repeat(501) }, true],
  ["collection", "slug", { current: "\u115f" }, true],
  ["collection", "slug", { current: "كريمي" }, false],
])("of a document of type %s with %s %j: Studio refuses it: %j", (type, name, value, refused) => {
  const field = forms.get(type)?.get(name);
  expect(field && isInvalid(field, value, { paper: "#ffffff", inkSoft: value })).toBe(refused);
});

test("of an address that nobody sees the shop says so, too", () => {
  expect([slugFault("\u115f"), slugFault("كريمي")]).toEqual([expect.any(String), undefined]);
});

test("a headline that may be broken in Studio is broken on the page", () => {
  const joined = Object.entries(documents).flatMap(([type, schema]) => {
    const headlines = [...boundaryRules(schema)].filter(([path]) => forms.get(type)?.get(path)?.rows === 2);
    return headlines.filter(([, read]) => read.parse("a\nb") !== "a\nb").map(([path]) => `${type}: ${path}`);
  });
  expect(joined).toEqual([]);
});

test("Studio's form of a home page without a list has, of each section of that time, fields that the shop reads", () => {
  const read = boundaryFields(documents.home);
  const former = studio.get("home")?.filter(isFormer) ?? [];
  expect(former.length).toBeGreaterThan(30);
  for (const path of former) {
    const { _key: name, _type: type } = sectionOfPath(path) ?? { _key: "", _type: "" };
    expect(read).toContain(path.replace(name, `sections[${type}]`));
  }
});

function isFormer(path: string): boolean {
  return sectionOfPath(path) !== undefined;
}

function sectionOfPath(path: string) {
  return defaultSections.find(({ _key }) => path.startsWith(`${_key}.`));
}

test("Studio's form of a page has every field that the shop reads paragraph by paragraph, and no other", () => {
  const _ref = `image-${"b".repeat(40)}-960x1200-jpg`;
  const said = {
    title: "Shipping",
    slug: { current: "shipping" },
    previousSlugs: ["delivery"],
    description: "A summary.",
    body: [
      { _type: "block", children: [{ text: "A paragraph." }] },
      { _type: "image", asset: { _ref }, alt: "What is seen.", caption: "A caption." },
      { _type: "table", hasHeader: true, rows: [{ cells: ["A cell."] }] },
    ],
  };
  const ofBody = ["[]", "[] image", "[].alt", "[].caption", "[table].hasHeader", "[table].rows[].cells[]"];
  expect(studio.get("carePage")).toEqual([
    ...ofBody.map((field) => `body${field}`),
    ...["description", "previousSlugs[]", "slug", "title"],
  ]);
  const document = { _id: "page", _type: "carePage", ...said };
  const { pages } = readCarePages([document], media);
  expect(pages).toMatchObject([
    {
      title: "Shipping",
      slug: "shipping",
      description: "A summary.",
      body: [
        { children: [{ text: "A paragraph." }] },
        { picture: { alt: "What is seen." }, caption: "A caption." },
        { hasHeader: true, rows: [["A cell."]] },
      ],
    },
  ]);
  expect([...formerPaths([document], [], { carePages: pages }).keys()]).toEqual(["/care/delivery"]);
});

test("each kind of text is compared", () => {
  const others = ["carePage", "sampleLabel"];
  expect([...Object.keys(documents), ...others].toSorted()).toEqual(textTypes.toSorted());
});

test("Studio's form of a dress has every field that the shop reads, and no other", () => {
  const nested: Record<string, string[]> = {
    mainImage: ["mainImage image", "mainImage.alt", "mainImage.color"],
    gallery: ["gallery[] image", "gallery[].alt", "gallery[].color"],
    colors: ["colors[].name", "colors[].value", "colors[].available"],
  };
  const lists = ["previousSlugs", "offeredFor", "sizes", "unavailableSizes", "completesLook"];
  const read = productFields.flatMap(
    (field) => nested[field] ?? (lists.includes(field) ? `${field}[]` : field),
  );
  expect(studio.get("product")).toEqual(read.toSorted());
});

test.each<[string, (dress: Product) => unknown]>([
  ["price", ({ price }) => price],
  ["rentalPrice", ({ rental }) => rental.price],
  ["rentalDays", ({ rental }) => rental.days],
  ["rentalDeposit", ({ rental }) => rental.deposit],
  ["makingDays", ({ makingDays }) => makingDays],
])("of a dress's %s Studio takes nothing that the shop leaves out", (name, said) => {
  const field = forms.get("product")?.get(name);
  const reads = (value: unknown) => {
    const _ref = `image-${"b".repeat(40)}-960x1200-jpg`;
    const document = { _id: "lia", name: "Lia", slug: { current: "lia" }, mainImage: { asset: { _ref } } };
    const dress = readProduct({ ...document, [name]: value }, () => sampleProduct("lia").pictures[0]);
    return "reason" in dress ? undefined : said(dress);
  };
  expect(reads(written[field?.type ?? ""]), "is of the kind that Studio writes").toBe(1);
  const values = [-1, 0, 1.5, MOST_DAYS + 1, HIGHEST_PRICE + 1];
  const left = values.filter((value) => reads(value) !== value);
  expect(left.length).toBeGreaterThan(2);
  expect(left.filter((value) => field && !isInvalid(field, value))).toEqual([]);
});

test.each([
  ["house.social", "network"],
  ["sizeChart.rows", "size"],
])(
  "of two entries of %s with the same %s, of which the shop shows the first, Studio refuses the second",
  async (path, field) => {
    const list = (await readStudioLists()).get(path);
    const entries = (...said: (string | undefined)[]) => said.map((value) => ({ [field]: value }));
    expect(list && isInvalid(list, entries("a", "b", undefined, undefined))).toBe(false);
    expect(list && isInvalid(list, entries("a", "b", "a"))).toBe(true);
  },
);

test("no list of Studio's forms may be longer than the shop reads", async () => {
  const limits = await readListLimits();
  expect(limits.size).toBeGreaterThan(20);
  const longer = [...limits].filter(([path, most]) => most > mostEntriesOf(path)).map(([path]) => path);
  expect(longer).toEqual([]);
  const lines = [...limits].filter(([, most]) => most === MOST_LINES).map(([path]) => path);
  expect(lines.toSorted()).toEqual(["house.customerCare", "house.hours", "house.showroom.address"]);
  expect(lines.map(mostEntriesOf)).toEqual(lines.map(() => MOST_LINES));
});

test("a state that the shop gives an enquiry is one of those in Studio", () => {
  const given = [enquiry, { ...enquiry, isSuspected: true } as const].map(
    (one) => enquiryDocument(one).status,
  );
  expect(given).toEqual(["new", "suspected"]);
  expect(choicesOf(forms.get("enquiry")?.get("status"))).toEqual(expect.arrayContaining(given));
});
