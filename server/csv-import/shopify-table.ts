import { t } from "@trousseau/words/translate.ts";
import { pageSlugOf } from "#model/dresses/page-slug.ts";
import { amount, amountCell } from "#model/tables/amount-cell.ts";
import * as cell from "#model/tables/cell-parsers.ts";
import { htmlAsText, LONGEST_HTML } from "#model/tables/html-as-text.ts";
import { separated } from "#words/locale.ts";
import type { Fault, Table, TableRow } from "./cell-reader.ts";
import { dressColumns } from "./dress-columns.ts";
import { type PresentContent, type StoredDress, storedColours } from "./present-content.ts";
import { MOST_ROWS } from "./read-table.ts";
import { shopifyHandles } from "./shopify-headings.ts";

/** Shopify's headings, and those that it had before. */
const headings = {
  handle: shopifyHandles,
  title: ["title"],
  description: ["description", "body (html)"],
  type: ["type"],
  published: ["published on online store", "published"],
  status: ["status"],
  price: ["price", "variant price"],
  priceBefore: ["compare-at price", "compare at price", "variant compare at price"],
  picture: ["product image url", "image src"],
  searchTitle: ["seo title"],
  searchDescription: ["seo description"],
} as const;

/** A product has a row for each variant and each picture: the rows of one handle, wherever they stand. */
type Product = readonly TableRow[];

/** A dress has no cell for these. */
type LeftOut = { pictures: Set<string>; types: Set<string>; colours: Set<string>; options: Set<string> };

/** An export of Shopify's products as a table of dresses. Its notes say what is left out of it. */
export function shopifyTable({ kind, rows, faults }: Table, content: PresentContent): Table {
  const products = productsIn(rows);
  const columns = Object.values(dressColumns).map(({ heading }) => heading);
  if (products.length > MOST_ROWS)
    return {
      kind,
      columns,
      rows: [],
      faults: [{ row: 1, message: t("there are more than {{most}} rows", { most: MOST_ROWS }) }],
    };
  const leftOut: LeftOut = { pictures: new Set(), types: new Set(), colours: new Set(), options: new Set() };
  const published = products.filter(isPublished);
  const dresses = published.map((product) => dressRow(product, content, leftOut));
  return {
    kind,
    columns,
    rows: dresses.map(({ row, cells }) => ({ row, cells: new Map(cells.filter(([, text]) => text !== "")) })),
    faults: [...faults, ...dresses.flatMap((dress) => dress.faults)],
    mayLack: ["category", "mainImage"],
    notes: notesOn(leftOut, products.length - published.length),
  };
}

/** A row without a handle or a title goes on with the product above it. */
function productsIn(rows: readonly TableRow[]): Product[] {
  let key: string | number = "";
  const byHandle = Map.groupBy(rows, (row) => {
    const handle = textIn(row, "handle");
    if (handle !== "") key = handle;
    else if (textIn(row, "title") !== "") key = row.row;
    return key;
  });
  return [...byHandle.values()];
}

function textIn({ cells }: TableRow, column: keyof typeof headings): string {
  return headings[column].map((heading) => cells.get(heading)).find((text) => text !== undefined) ?? "";
}

/** The words of a whole product stand in one of its rows. */
function textOf(product: Product, column: keyof typeof headings): string {
  return product.map((row) => textIn(row, column)).find(Boolean) ?? "";
}

/** Spreadsheets translate "false". */
function isPublished(product: Product): boolean {
  return (
    !/^(draft|archived)$/i.test(textOf(product, "status")) &&
    !/^(false|falsch|faux|falso)$/i.test(textOf(product, "published"))
  );
}

function dressRow(product: Product, content: PresentContent, leftOut: LeftOut) {
  const row = product[0]?.row ?? 1;
  const slug = slugFor(textOf(product, "handle"), content);
  const before = content.bySlug.get(slug);
  for (const row of product) if (textIn(row, "picture") !== "") leftOut.pictures.add(textIn(row, "picture"));
  const html = textOf(product, "description");
  const { colours, sizes } = optionsIn(product, leftOut);
  const cells: [heading: string, text: string][] = [
    [dressColumns.name.heading, textOf(product, "title")],
    [dressColumns.slug.heading, slug],
    [dressColumns.category.heading, collectionCell(textOf(product, "type"), { content, before, leftOut })],
    ...priceCells(product, content),
    // Shopify sells. Who also rents the dress says so in Studio, and the next import leaves it.
    [dressColumns.offeredFor.heading, before ? "" : "buy"],
    [dressColumns.colors.heading, colourCell(colours, { content, before, leftOut })],
    [dressColumns.sizes.heading, listCell(sizes)],
    [dressColumns.description.heading, html.length > LONGEST_HTML ? "" : htmlAsText(html)],
    [dressColumns.searchTitle.heading, textOf(product, "searchTitle")],
    [dressColumns.searchDescription.heading, textOf(product, "searchDescription")],
  ];
  return { row, cells, faults: html.length > LONGEST_HTML ? [tooLong(row)] : [] };
}

function tooLong(row: number): Fault {
  const message = t("it has more than {{most}} characters", { most: LONGEST_HTML });
  return { row, column: dressColumns.description.heading, message };
}

/** An address that was changed here is followed. */
function slugFor(handle: string, { bySlug, movedTo }: PresentContent): string {
  const slug = bySlug.has(handle) ? handle : pageSlugOf(handle);
  return bySlug.has(slug) ? slug : (movedTo.get(slug) ?? slug);
}

type Around = { content: PresentContent; before: StoredDress | undefined; leftOut: LeftOut };

function collectionCell(type: string, { content, before, leftOut }: Around): string {
  if (type === "" || "value" in cell.collection(type, content.collections)) return type;
  if (!before) leftOut.types.add(type);
  return "";
}

/** Shopify has the price that is paid in its place, and the one before beside it. */
function priceCells(product: Product, content: PresentContent): [heading: string, text: string][] {
  const { price, salePrice } = dressColumns;
  const [paid, before] = [priceCell(product, content, "price"), priceCell(product, content, "priceBefore")];
  const [now, was] = [amount(paid, content.currency), amount(before, content.currency)];
  const isReduced = "value" in now && "value" in was && now.value < was.value;
  return isReduced
    ? [
        [price.heading, before],
        [salePrice.heading, paid],
      ]
    : [[price.heading, paid]];
}

/** The lowest price of the variants. One that cannot be read stays, to be refused; one of zero says nothing. */
function priceCell(product: Product, { currency }: PresentContent, name: "price" | "priceBefore"): string {
  const texts = product.map((row) => textIn(row, name)).filter((text) => /[^0.,]/.test(text));
  let lowest = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const read = amount(text, currency);
    if ("fault" in read) return text;
    lowest = Math.min(lowest, read.value);
  }
  return texts.length > 0 ? amountCell(lowest, currency) : "";
}

const optionKinds = [
  ["colours", /(?<!\p{L})(colou?rs?|farben?|couleurs?|colori?e?|لون)(?!\p{L})/iu],
  ["sizes", /(?<!\p{L})(sizes?|gr(ö|oe)(ß|ss)en?|tailles?|taglie|taglia|tallas?|مقاس)(?!\p{L})/iu],
] as const;

/** The name of an option stands in one row of a product, and a value in each row of a variant. */
function optionsIn(product: Product, { options }: LeftOut) {
  const choices = { colours: new Set<string>(), sizes: new Set<string>() };
  for (const number of [1, 2, 3]) {
    const cellsOf = (what: string) =>
      product.flatMap(({ cells }) => cells.get(`option${number} ${what}`)?.normalize("NFC") ?? []);
    const [name = "Title"] = cellsOf("name");
    const [kind] = optionKinds.find(([, pattern]) => pattern.test(name)) ?? [];
    if (kind) for (const value of cellsOf("value")) choices[kind].add(entryOf(value));
    else if (!/^title$/i.test(name)) options.add(name);
  }
  return { colours: [...choices.colours], sizes: [...choices.sizes] };
}

/** The dress's own colour comes first, because two dresses may mean two colours by one name. */
function colourCell(names: readonly string[], { content, before, leftOut }: Around): string {
  const colours = [...storedColours.parse(before?.["colors"]), ...content.colours];
  const entries = names.flatMap((name) => {
    const read = cell.colours(name, colours);
    const [colour] = "value" in read ? read.value : [];
    if (!colour) leftOut.colours.add(name);
    return colour ? [`${colour.name} ${colour.value}`] : [];
  });
  return listCell([...new Set(entries)]);
}

function entryOf(text: string): string {
  return cell.oneLine(text.replace(/[|;؛；]/g, "/"));
}

const BETWEEN = " | ";

/** A stroke at the end keeps a comma of a single entry from dividing it. */
function listCell(entries: readonly string[]): string {
  return entries.map((entry) => entry + BETWEEN).join("");
}

function notesOn({ pictures, types, colours, options }: LeftOut, unpublished: number): string[] {
  return [
    unpublished > 0
      ? t("Left out as drafts, archived or not published: {{number}}", { number: unpublished })
      : [],
    pictures.size > 0
      ? t("Pictures left out, because they are at other addresses: {{number}}. Add them in Studio", {
          number: pictures.size,
        })
      : [],
    types.size > 0
      ? t("There are no collections {{types}}: choose one for each of these dresses in Studio", {
          types: separated([...types]),
        })
      : [],
    colours.size > 0
      ? t("Colours left out, because nobody knows how they look: {{colours}}. Add them in Studio", {
          colours: separated([...colours]),
        })
      : [],
    options.size > 0
      ? t("Options left out, because a dress has colours and sizes: {{options}}", {
          options: separated([...options]),
        })
      : [],
  ].flat();
}
