import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { LONGEST_LINE, LONGEST_SUMMARY, MOST_DAYS } from "#model/documents/label-limits.ts";
import { HIGHEST_PRICE } from "#model/dresses/currency.ts";
import { pageAddresses } from "#model/dresses/former-paths.server.ts";
import { slugFault } from "#model/entries/link-address.ts";
import { readCarePages } from "#model/texts/care-pages.server.ts";
import { root } from "#scripts/prepare.mjs";
import { media } from "#tests/support/label-readers.ts";

type Member = z.infer<typeof member>;

const member = z.looseObject({
  type: z.string(),
  validation: z.custom<Validation>((given) => typeof given === "function").optional(),
  name: z.string().optional(),
  rows: z.number().optional(),
  options: z.looseObject({ list: z.array(z.unknown()).optional() }).optional(),
  get fields() {
    return z.array(member).optional();
  },
  get of() {
    return z.array(member).optional();
  },
});

type Rule = { [call: string]: (limit?: unknown) => Rule };
type Validation = (rule: Rule) => unknown;

const types = z.object({ schemaTypes: z.array(member) });

/** Types of one value, whatever they are made of. */
const single = new Set(["block", "reference", "slug"]);

/** The place of a value in its document, as Studio tells it to a rule, while the content host is away. */
const place = {
  parent: {},
  document: {},
  path: [],
  getClient: () => ({ fetch: () => Promise.reject(new Error("No host answers here.")) }),
};

const studio = await readStudioFields();
const forms = await readStudioForms();

test.each<[type: string, field: string, value: unknown, refused: boolean]>([
  ["identity", "palette.inkSoft", "soft", true],
  ["identity", "palette.inkSoft", "#333333", false],
  ["identity", "wordmark", "a".repeat(41), true],
  ["house", "name", undefined, true],
  ["house", "name", " ", true],
  ["house", "name", "Une", false],
  ["house", "phone", "lia", true],
  ["house", "email", "lia", true],
  ["house", "currency", "CHF", false],
  ["house", "currency", "XXX", true],
  ["house", "bookingUrl", "http://label.example", true],
  ["house", "foundedYear", 1750, true],
  ["house", "showroom.address[]", "[house]", false],
  ["contact", "lead", "a".repeat(LONGEST_LINE + 1), true],
  ["contact", "lead", "[house]", true],
  ["contact", "description", "a".repeat(LONGEST_SUMMARY + 1), true],
  ["terms", "returnDays", 1.5, true],
  ["terms", "returnDays", MOST_DAYS + 1, true],
  ["questions", "questions[].a", undefined, true],
  ["questions", "questions[].a", "In {returnDays} days.", false],
  ["questions", "more.href", "javascript:alert(1)", true],
  ["messages", "rent", "Rent {dres}", true],
  ["sizeChart", "rows[].bust", 980, true],
  ["home", "sections[heroSection].href", "/a b", true],
  ["product", "price", -1, true],
  ["product", "price", HIGHEST_PRICE + 1, true],
  ["product", "price", 2450, false],
  ["product", "rentalDays", MOST_DAYS + 1, true],
  ["product", "slug", undefined, true],
  ["carePage", "slug", { current: "silk/slip" }, true],
  ["product", "slug", { current: "silk-slip" }, false],
  ["product", "slug", { current: "Silk Slip" }, true],
  ["product", "slug", { current: "silk/slip" }, true],
  ["product", "slug", { current: "s".repeat(500) }, false],
  ["product", "slug", { current: "s".repeat(501) }, true],
  ["collection", "slug", { current: "\u115f" }, true],
  ["collection", "slug", { current: "كريمي" }, false],
])("of a document of type %s with %s %j: Studio refuses it: %j", async (type, name, value, refused) => {
  const field = forms.get(type)?.get(name);
  expect(field && (await isInvalid(field, value))).toBe(refused);
});

test("of an address that nobody sees the shop says so, too", () => {
  expect([slugFault("\u115f"), slugFault("كريمي")]).toEqual([expect.any(String), undefined]);
});

test("Studio's form of a page has every field that the shop reads paragraph by paragraph, and no other", () => {
  const _ref = `image-${"b".repeat(40)}-960x1200-jpg`;
  const said = {
    title: "Shipping",
    slug: { current: "shipping" },
    previousSlugs: ["delivery"],
    description: "A summary.",
    searchTitle: "Found as this.",
    sharingPicture: { asset: { _ref }, alt: "What is shared." },
    body: [
      { _type: "block", children: [{ text: "A paragraph." }] },
      { _type: "image", asset: { _ref }, alt: "What is seen.", caption: "A caption." },
      { _type: "table", hasHeader: true, rows: [{ cells: ["A cell."] }] },
    ],
  };
  const ofBody = ["[]", "[] image", "[].alt", "[].caption", "[table].hasHeader", "[table].rows[].cells[]"];
  const sectionFields = (studio.get("home") ?? []).filter((field) => field.startsWith("sections["));
  expect(sectionFields).toContain("sections[lookbookSection].plates[].dress");
  const isOriginal = (field: string) => !field.startsWith("translations.");
  expect(studio.get("carePage")?.filter(isOriginal)).toEqual([
    ...ofBody.map((field) => `body${field}`),
    ...["description", "listed", "previousSlugs[]", "searchTitle"],
    ...sectionFields,
    ...["sharingPicture image", "sharingPicture.alt", "slug", "title"],
  ]);
  const document = { _id: "page", _type: "carePage", ...said };
  const { pages } = readCarePages([document], media);
  expect(pages).toMatchObject([
    {
      title: "Shipping",
      slug: "shipping",
      description: "A summary.",
      searchTitle: "Found as this.",
      sharingPicture: { alt: "What is shared." },
      body: [
        { children: [{ text: "A paragraph." }] },
        { picture: { alt: "What is seen." }, caption: "A caption." },
        { hasHeader: true, rows: [["A cell."]] },
      ],
    },
  ]);
  expect([...pageAddresses([document], [], { carePages: pages }).moved.keys()]).toEqual(["/care/delivery"]);
});

async function readTypes(): Promise<Member[]> {
  const file: string = join(root, "studio/schema/schema-types.ts");
  return types.parse(await import(file)).schemaTypes;
}

/** The paths of the fields that Studio's form has, by the type of document: "hero.title", "biography[].text", "plates[] image". */
async function readStudioFields(): Promise<ReadonlyMap<string, string[]>> {
  const forms = await readStudioForms();
  return new Map([...forms].map(([type, fields]) => [type, [...fields.keys()].toSorted()]));
}

/** The same, with the fields. */
async function readStudioForms(): Promise<ReadonlyMap<string, ReadonlyMap<string, Member>>> {
  const schemaTypes = await readTypes();
  const known = new Map(schemaTypes.map((type) => [type.name ?? "", type]));

  function fieldsIn(member: Member, path: string): [string, Member][] {
    const { type, options, fields = [], of = [] } = member;
    const named = known.get(type);
    if (named) return fieldsIn(named, path);
    if (single.has(type)) return [[path, member]];
    const inner = [
      ...fields.flatMap((field) => fieldsIn(field, path === "" ? `${field.name}` : `${path}.${field.name}`)),
      // The choices of a list count for each of its entries.
      ...of.flatMap((entry) =>
        fieldsIn({ options, ...entry }, `${path}[${of.length > 1 ? (entry.name ?? "") : ""}]`),
      ),
    ];
    if (type === "image" || type === "file") return [[`${path} ${type}`, member], ...inner];
    return inner.length > 0 ? inner : [[path, member]];
  }

  return new Map(
    schemaTypes.map((type) => [type.name ?? "", new Map(fieldsIn({ ...type, type: "object" }, ""))]),
  );
}

/** Resolves with whether the rules of a field have something to say of a value. */
async function isInvalid({ validation = () => undefined }: Member, value: unknown): Promise<boolean> {
  const errors: (boolean | Promise<boolean>)[] = [];
  const isSaid = value !== undefined && value !== "";
  const size = typeof value === "string" ? value.length : Number(value);
  const judge: Record<string, (limit: unknown) => boolean | Promise<boolean>> = {
    required: () => !isSaid,
    min: (limit) => isSaid && typeof limit === "number" && size < limit,
    max: (limit) => isSaid && typeof limit === "number" && size > limit,
    integer: () => isSaid && !Number.isInteger(value),
    positive: () => isSaid && size <= 0,
    regex: (pattern) => isSaid && pattern instanceof RegExp && !pattern.test(String(value)),
    custom: async (check) => typeof check === "function" && (await check(value, place)) !== true,
  };
  const rule: Rule = new Proxy<Rule>(
    {},
    {
      get: (_, call) => (limit?: unknown) => {
        errors.push(judge[String(call)]?.(limit) ?? false);
        return rule;
      },
    },
  );
  validation(rule);
  return (await Promise.all(errors)).includes(true);
}
