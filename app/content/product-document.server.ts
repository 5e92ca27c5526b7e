import { z } from "zod";
import {
  type Category,
  categoryOf,
  currentCategory,
  type KnownCollections,
} from "#app/catalogue/category.ts";
import type { ProductField } from "#app/catalogue/document-fields.ts";
import type { Product, ProductPicture, Size } from "#app/catalogue/product.ts";
import { type Offer, ofEachText, offers } from "#app/catalogue/product-fields.ts";
import { MOST_DAYS } from "#app/label/label-limits.ts";
import { slugFault } from "#app/label/link-address.ts";
import { dressOf } from "#words/collection-names.ts";
import { readColours } from "./colours.server.ts";
import { productExcessOf, withinLists } from "./document-limits.server.ts";
import type { ReadPicture } from "./pictures.server.ts";
import { readLine, readParagraphs } from "./plain-text.server.ts";
import { readPrice } from "./read-price.server.ts";

/** A document that is not shown, and why, in words for the label. */
export type LeftOut = { id: string; reason: string };

const productDocument = z.looseObject({ _id: z.string() });

const slugField = z.union([
  z.string(),
  z.object({ current: z.string() }).transform(({ current }) => current),
]);
const referenceField = z.object({ _ref: z.string().min(1) });
const sizeField = z.union([z.string(), z.number()]).transform(String);

/** Without a name, a slug or a main picture there is nothing to show; everything else may be missing. */
export function readProduct(
  raw: unknown,
  readPicture: ReadPicture,
  collections?: KnownCollections,
): Product | LeftOut {
  const { success, data } = productDocument.safeParse(raw);
  if (!success) return { id: "(no id)", reason: "it is not a document" };
  const { _id: id } = data;
  const excess = productExcessOf(data);
  if (excess !== undefined) return { id, reason: excess };
  const fields = fieldsOf(withinLists(data).document, readPicture, collections);
  const { slug, name, mainImage, gallery, colors, sizes, unavailableSizes, offeredFor, ...others } = fields;
  const { rentalPrice, rentalDays, rentalDeposit, rentalIncludes, ...rest } = others;
  if (name === "") return { id, reason: "it has no name" };
  if (slug === "") return { id, reason: "it has no slug" };
  const fault = slugFault(slug);
  if (fault) return { id, reason: fault };
  if (!mainImage) return { id, reason: "it has no main picture" };
  return {
    id,
    slug,
    name,
    ...rest,
    offers: offeredFor,
    rental: { price: rentalPrice, days: rentalDays, deposit: rentalDeposit, includes: rentalIncludes },
    pictures: [mainImage, ...furtherPictures(gallery, mainImage)],
    colours: colors,
    sizes: sizesOf(sizes, unavailableSizes),
  };
}

/**
 * Any field may be missing or of another kind: each is read on its own. The order among all dresses and the slugs of before are
 * read from all of them.
 */
function fieldsOf(data: Record<string, unknown>, readPicture: ReadPicture, collections?: KnownCollections) {
  const name = readLine(data["name"]);
  const named = currentCategory(readLine(data["category"]), collections);
  const category = slugFault(named) ? "" : named;
  const alt = altOf(name, categoryOf(category, collections));
  return {
    name,
    slug: readLine(slugField.safeParse(data["slug"]).data),
    category,
    price: readPrice(data["price"]),
    offeredFor: readOffers(data["offeredFor"]),
    rentalPrice: readPrice(data["rentalPrice"]),
    rentalDays: readDays(data["rentalDays"]),
    rentalDeposit: readPrice(data["rentalDeposit"]),
    rentalIncludes: readLine(data["rentalIncludes"]),
    makingDays: readDays(data["makingDays"]),
    colors: readColours(data["colors"]),
    sizes: readLabels(data["sizes"]),
    unavailableSizes: readLabels(data["unavailableSizes"]),
    mainImage: readPicture(data["mainImage"], alt),
    gallery: listIn(data["gallery"]).map((picture) => readPicture(picture, alt)),
    completesLook: listIn(data["completesLook"]).flatMap(readReference),
    silhouette: readLine(data["silhouette"]),
    neckline: readLine(data["neckline"]),
    sleeves: readLine(data["sleeves"]),
    fabric: readLine(data["fabric"]),
    ...ofEachText((text) => readParagraphs(data[text])),
  } satisfies Record<Exclude<ProductField, "order" | "previousSlugs">, unknown>;
}

/** Said of a picture for which the label has not written a text. */
function altOf(name: string, { label }: Category): string {
  return label === "" ? name : dressOf(name, label);
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

function sizesOf(labels: readonly string[], unavailable: readonly string[]): readonly Size[] {
  return [...new Set(labels)].map((label) => ({ label, isAvailable: !unavailable.includes(label) }));
}

/** For both, where nothing is said that means anything. */
function readOffers(raw: unknown): readonly Offer[] {
  const said = listIn(raw);
  const known = offers.filter((offer) => said.includes(offer));
  return known.length > 0 ? known : offers;
}

function readDays(raw: unknown): number | null {
  const isDays = typeof raw === "number" && Number.isInteger(raw) && raw > 0 && raw <= MOST_DAYS;
  return isDays ? raw : null;
}

function readReference(raw: unknown): string[] {
  const { success, data } = referenceField.safeParse(raw);
  return success ? [data._ref] : [];
}

function readLabels(raw: unknown): string[] {
  return listIn(raw)
    .map((size) => readLine(sizeField.safeParse(size).data))
    .filter(Boolean);
}

function listIn(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : [];
}
