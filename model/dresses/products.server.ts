import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { type OpeningHours, timeZoneOf } from "#model/days/opening-hours.ts";
import { dateAt } from "#model/days/zoned-time.ts";
import { anyMedia, type Field, type Values } from "#model/documents/describe.ts";
import { documentIn } from "#model/documents/document-in.ts";
import { productWithinLimits } from "#model/documents/document-limits.server.ts";
import { dress, readPrice } from "#model/documents/dress-document.ts";
import { isEmpty } from "#model/documents/field-issues.ts";
import { partOf } from "#model/documents/part-of.ts";
import { createRevisionCache } from "#model/documents/revision-cache.server.ts";
import { type SpokenIn, spokenParts } from "#model/documents/spoken-in.ts";
import type { TextDocuments } from "#model/documents/text-documents.ts";
import { TRANSLATIONS } from "#model/documents/translation.ts";
import { slugFault } from "#model/entries/link-address.ts";
import { readClip } from "#model/pictures/clip.server.ts";
import { pictureWords, roleIn } from "#model/pictures/picture-words.ts";
import type { ReadPicture } from "#model/pictures/pictures.server.ts";
import { foundAs } from "#model/texts/found-as.ts";
import type { Availability, Stated, StatedOfChoice } from "./availability.ts";
import { categoryOf, currentCategory, type KnownCollections } from "./category.ts";
import { readCloths } from "./cloths.server.ts";
import { readColours } from "./colours.server.ts";
import { type CurrencySettings, currencyOf, priceOf, USUAL_CURRENCY } from "./currency.ts";
import { inLabelOrder } from "./label-order.server.ts";
import { asWritten, type OwnWords, ownWords } from "./own-words.server.ts";
import { SHARED_PICTURE } from "./picture-size.ts";
import type { Product, ProductPicture, Size } from "./product.ts";
import {
  type Attributes,
  type Offer,
  type ProductAttribute,
  productAttributes,
  productTexts,
} from "./product-fields.ts";
import { saleIn } from "./sale.ts";

type Reading = {
  products: Product[];
  leftOut: LeftOut[];
  /** Ids of dresses that could be shown, were their collection not hidden. */
  hidden: ReadonlySet<string>;
};

/** The part of the label's texts that dresses are shown by. */
type ShopTexts = {
  collections: KnownCollections;
  labelSettings: CurrencySettings & {
    hidesPrices: boolean;
    namesLowestPrice?: boolean | undefined;
    openingHours?: Pick<OpeningHours, "timeZone"> | undefined;
  };
  glossary?: TextDocuments["glossary"];
};

/** Documents are read in `language`, a further one of the shop; texts that are not translated are in `original`. */
export type InLanguage = { language?: string | undefined; original?: SpokenIn | undefined };

/** The same, at a moment: prices are reduced until a day of the showroom. */
type ShopState = ShopTexts & { today: string; words: OwnWords; original: SpokenIn | undefined };

/** A label that has said nothing of these. */
const unsaid: ShopTexts = {
  collections: {},
  labelSettings: { currency: USUAL_CURRENCY, dollarsAsLanguage: false, hidesPrices: false },
};

/** Reads the content host's response into products in the label's order; whatever cannot be shown is reported, never thrown. */
export function readProducts(
  documents: readonly unknown[],
  readPicture: ReadPicture,
  texts: ShopTexts = unsaid,
): Reading {
  return createProductsReader(readPicture)(documents, texts);
}

/** Each revision of a document is read once a day, as long as the collections, the glossary and the settings of prices stay. */
export function createProductsReader(readPicture: ReadPicture, now = Date.now) {
  let knownProducts = createRevisionCache<Product | LeftOut>();
  let lastTexts: string | undefined;
  let words = asWritten;

  return (
    documents: readonly unknown[],
    { collections, labelSettings, glossary = { words: [] } }: ShopTexts,
    { language, original }: InLanguage = {},
  ): Reading => {
    const { currency, dollarsAsLanguage, hidesPrices: areHidden, namesLowestPrice, showroom } = labelSettings;
    const texts = {
      collections,
      labelSettings: {
        currency,
        dollarsAsLanguage,
        hidesPrices: areHidden,
        namesLowestPrice,
        ...(showroom && { showroom }),
      },
      today: dateAt(now(), timeZoneOf(labelSettings.openingHours)),
    };
    const newTexts = JSON.stringify([texts, language === undefined ? [] : glossary.words]);
    if (newTexts !== lastTexts) {
      knownProducts = createRevisionCache();
      words = ownWords(glossary, language);
    }
    lastTexts = newTexts;
    const state = { ...texts, words, original };
    const reading = knownProducts();
    return sorted(
      inLabelOrder(documents).map((document) =>
        reading(document, () => readProduct(documentIn(document, language), readPicture, state)),
      ),
      collections,
    );
  };
}

/** Parts the dresses that are shown from the others. */
function sorted(readings: readonly (Product | LeftOut)[], collections: KnownCollections): Reading {
  const hidden = new Set<string>();
  const products: Product[] = [];
  const leftOut: LeftOut[] = [];
  const takenBy = new Map<string, string>();
  for (const reading of readings) {
    if ("reason" in reading) {
      leftOut.push(reading);
      continue;
    }
    const other = takenBy.get(reading.slug);
    if (other) {
      leftOut.push({
        id: reading.id,
        reason: t("its slug “{{slug}}” belongs to {{other}} already", { slug: reading.slug, other }),
      });
      continue;
    }
    takenBy.set(reading.slug, reading.id);
    if (isHidden(reading, collections)) hidden.add(reading.id);
    else products.push(reading);
  }
  return { products, leftOut, hidden };
}

/** Leaves out pictures whose files are gone, and dresses that have no other. What is gone today may come back without an edit. */
export function withoutGone(
  { products, leftOut, hidden }: Reading,
  isGone: (assetId: string) => boolean,
): Reading {
  const shownProducts: Product[] = [];
  const bare: LeftOut[] = [];
  for (const product of products) {
    const pictures = product.pictures.filter(({ src }) => !isGone(assetIdOf(src)));
    const [main, ...others] = pictures;
    if (!main) bare.push({ id: product.id, reason: t("the file of its main picture is gone") });
    else {
      const cloths = product.cloths.filter(({ src }) => !isGone(assetIdOf(src)));
      const clip = product.clip && !isGone(assetIdOf(product.clip.src)) ? product.clip : undefined;
      const isWhole =
        pictures.length === product.pictures.length &&
        cloths.length === product.cloths.length &&
        clip === product.clip;
      shownProducts.push(isWhole ? product : { ...product, pictures: [main, ...others], clip, cloths });
    }
  }
  return { products: shownProducts, leftOut: [...leftOut, ...bare], hidden };
}

/** The file of an asset is called after its id: "{sha1}-{width}x{height}.{format}". */
function assetIdOf(src: string): string {
  const [, name, format] = /([^/]+)\.(\w+)(?:\?|$)/.exec(src) ?? [];
  return `image-${name}-${format}`;
}

function isHidden({ category }: Product, collections: KnownCollections): boolean {
  return Object.hasOwn(collections, category) && collections[category]?.visibility === "hidden";
}

/** A document that is not shown, and why, in words for the label. */
type LeftOut = { id: string; reason: string };

const productDocument = z.looseObject({ _id: z.string() });

/** Each field is read on its own: any may be missing, or of another kind. */
const schemas = Object.entries<Field>(dress.fields).map(([name, { schema }]) => ({
  name,
  schema: schema(anyMedia),
}));

const readParts = [
  ...["_id", "_rev", "_type", "_createdAt", "_updatedAt", TRANSLATIONS],
  ...schemas.map(({ name }) => name),
];

/** A dress's document without what no page shows: thousands are kept, and a label may store more in them. */
export function readPartOf(document: unknown): unknown {
  if (typeof document !== "object" || document === null) return document;
  const parts = readParts.filter((name) => Object.hasOwn(document, name));
  return Object.fromEntries(parts.map((name) => [name, partOf(document, name)]));
}

/** A dress needs a name, a slug and a main picture; everything else may be missing. */
function readProduct(raw: unknown, readPicture: ReadPicture, texts: ShopState): Product | LeftOut {
  const { success, data } = productDocument.safeParse(raw);
  if (!success) return { id: "(no id)", reason: t("it is not a document") };
  const { _id: id } = data;
  const limitedDress = productWithinLimits(data);
  if ("excess" in limitedDress) return { id, reason: limitedDress.excess };
  const fields = fieldsOf(limitedDress.fields, readPicture, texts);
  const {
    slug,
    name,
    mainImage,
    gallery,
    colors,
    sizes,
    unavailableSizes,
    offeredFor,
    rentalPrice,
    rentalDays,
    rentalDeposit,
    rentalIncludes,
    searchTitle,
    searchDescription,
    sharingPicture,
    availability,
    outUntil,
    availabilityByChoice,
    sale,
    ...unchanged
  } = fields;
  if (name === "") return { id, reason: t("it has no name") };
  if (slug === "") return { id, reason: t("it has no slug") };
  const fault = slugFault(slug);
  if (fault) return { id, reason: fault };
  if (!mainImage) return { id, reason: t("it has no main picture") };
  return {
    id,
    slug,
    name,
    ...unchanged,
    ...(texts.words !== asWritten && inOwnWords(fields, texts.words)),
    ...spokenParts(raw, texts.original, [...productTexts, "figureWords"]),
    ...foundAs({ searchTitle, searchDescription, sharingPicture }),
    offers: offeredFor,
    ...(sale && { sale }),
    rental: {
      price: rentalPrice,
      days: rentalDays,
      deposit: rentalDeposit,
      includes: texts.words.word(rentalIncludes),
    },
    pictures: [mainImage, ...furtherPictures(gallery, mainImage)],
    ...choicesOf({ colors, sizes, unavailableSizes }, byChoice(availabilityByChoice, colors), texts.words),
    ...(availability && { availability: statedOf(availability, outUntil) }),
  };
}

type Fields = ReturnType<typeof fieldsOf>;

/** A dress's attributes in a further language, and what the first one says in their place. */
function inOwnWords(
  fields: Pick<Fields, ProductAttribute>,
  { word }: OwnWords,
): Pick<Product, "originals"> & Partial<Attributes> {
  const attributes = productAttributes.map((name) => [name, word(fields[name])] as const);
  const originals = attributes.flatMap(([name, own]) => (own === fields[name] ? [] : [[name, fields[name]]]));
  return {
    ...Object.fromEntries(attributes),
    ...(originals.length > 0 && { originals: Object.fromEntries(originals) }),
  };
}

/** A colour or a size of which the label says that it is sold cannot be chosen, as one that is struck out. */
function choicesOf(
  { colors, sizes, unavailableSizes }: Pick<Fields, "colors" | "sizes" | "unavailableSizes">,
  statements: readonly StatedOfChoice[],
  words: OwnWords,
): Pick<Product, "colours" | "sizes" | "availabilityByChoice"> {
  const sold = statements.filter(({ state }) => state === "sold");
  const soldColours = sold.filter(({ size }) => size === undefined).map(({ colour }) => colour);
  const soldSizes = sold.flatMap(({ colour, size }) => (colour === undefined && size ? [size] : []));
  return {
    colours: words
      .colours(colors)
      .map((colour) => (soldColours.includes(colour.slug) ? { ...colour, isAvailable: false } : colour)),
    sizes: sizesOf(sizes, [...unavailableSizes, ...soldSizes], words),
    ...(statements.length > 0 && { availabilityByChoice: statements }),
  };
}

/** An entry that names a colour which the dress has not, or nothing, says nothing. */
function byChoice(entries: Fields["availabilityByChoice"], colours: Fields["colors"]): StatedOfChoice[] {
  return entries.flatMap(({ colour: named, size, availability, outUntil }) => {
    const name = named.toLowerCase();
    const colour = colours.find(({ name: own, slug }) => own.toLowerCase() === name || slug === name)?.slug;
    if ((named !== "" && colour === undefined) || (named === "" && size === "")) return [];
    return [{ ...(colour && { colour }), ...(size && { size }), ...statedOf(availability, outUntil) }];
  });
}

function statedOf(state: Availability, until: string | undefined): Stated {
  return { state, ...(state === "out" && until !== undefined && { until }) };
}

/** The order among all dresses and the slugs of before are read from all of them. */
function fieldsOf(data: Record<string, unknown>, readPicture: ReadPicture, texts: ShopState) {
  const { collections } = texts;
  const { order: _, previousSlugs: __, ...readFields } = readEach(data);
  const { salePrice: ___, lowestPrice: ____, saleUntil: _____, ...fields } = readFields;
  const { name, offeredFor, colors, mainImage, gallery } = fields;
  const named = currentCategory(fields.category, collections);
  const category = slugFault(named) ? "" : named;
  const describe = (picture: unknown) =>
    pictureWords(name, categoryOf(category, collections).label, { role: roleIn(picture) });
  return {
    ...fields,
    category,
    ...termsIn(fields),
    ...pricesIn(data, { category, offers: offeredFor }, texts),
    colors: readColours(colors),
    cloths: readCloths(colors, readPicture, texts.words.colour),
    mainImage: readPicture(mainImage, describe(mainImage)),
    gallery: gallery.map((picture) => readPicture(picture, describe(picture))),
    clip: fields.clip && readClip(fields.clip, describe(undefined), readPicture),
    sharingPicture: fields.sharingPicture
      ? readPicture(fields.sharingPicture, "", SHARED_PICTURE)
      : undefined,
  };
}

/** Here alone is decided which terms leave the shop: none of an offer that the dress is not offered by. */
function termsIn({ offeredFor, rentalDays, rentalIncludes, makingDays }: Values<typeof dress.fields>) {
  const isToRent = offeredFor.includes("rent");
  return {
    rentalDays: (isToRent ? rentalDays : undefined) ?? null,
    rentalIncludes: isToRent ? rentalIncludes : "",
    makingDays: (offeredFor.includes("purchase") ? makingDays : undefined) ?? null,
  };
}

/** The same of prices: none of a label or a collection that has them on request. */
function pricesIn(data: Record<string, unknown>, { category, offers }: PricedFields, texts: ShopState) {
  const currency = currencyOf(texts.labelSettings);
  const areHidden = hidesPrices(category, texts);
  const priceIn = (field: string, offer: Offer) => {
    const amount = areHidden || !offers.includes(offer) ? null : readPrice(data[field], currency.code);
    const price = amount === null ? null : priceOf(amount, currency);
    // Less than half a yen is written as nothing.
    return price?.amount ? price : null;
  };
  const price = priceIn("price", "purchase");
  const reduction = saleIn(
    {
      price,
      salePrice: priceIn("salePrice", "purchase"),
      saleUntil: data["saleUntil"],
      lowestPrice: isEmpty(data["lowestPrice"]) ? undefined : priceIn("lowestPrice", "purchase"),
    },
    { namesLowestPrice: texts.labelSettings.namesLowestPrice ?? false, today: texts.today },
  );
  return {
    price: reduction?.now ?? price,
    sale: reduction?.sale,
    rentalPrice: priceIn("rentalPrice", "rent"),
    rentalDeposit: priceIn("rentalDeposit", "rent"),
  };
}

type PricedFields = { category: string; offers: readonly Offer[] };

/** Whether a collection's prices, or all of the label's, are on request. */
export function hidesPrices(category: string, { collections, labelSettings }: ShopTexts): boolean {
  const collection = Object.hasOwn(collections, category) ? collections[category] : undefined;
  return labelSettings.hidesPrices || collection?.hidesPrices === true;
}

function readEach(data: Record<string, unknown>): Values<typeof dress.fields> {
  const fields = schemas.map(({ name, schema }) => {
    const { success, data: value } = schema.safeParse(data[name]);
    return [name, success ? value : schema.parse(undefined)];
  });
  // biome-ignore lint/plugin: each name is read by the schema of its field, and Object.fromEntries forgets which
  return Object.fromEntries(fields) as Values<typeof dress.fields>;
}

/** Labels often repeat the main picture in the gallery: it is shown once. */
function furtherPictures(
  gallery: readonly (ProductPicture | undefined)[],
  mainPicture: ProductPicture,
): ProductPicture[] {
  const pictures = gallery.filter((picture) => picture !== undefined);
  return pictures.filter(
    ({ src }, index) => src !== mainPicture.src && pictures.findIndex((other) => other.src === src) === index,
  );
}

function sizesOf(
  labels: readonly string[],
  unavailable: readonly string[],
  words: OwnWords,
): readonly Size[] {
  return [...new Set(labels)].map((label) => {
    const word = words.word(label);
    return { label, isAvailable: !unavailable.includes(label), ...(word !== label && { word }) };
  });
}
