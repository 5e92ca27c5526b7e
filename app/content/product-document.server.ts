import { z } from "zod";
import { categoryOf } from "#app/catalogue/category.ts";
import type { Product, ProductPicture, Size } from "#app/catalogue/product.ts";
import { readColours } from "./colours.server.ts";
import type { ReadPicture } from "./pictures.server.ts";
import { readLine, readParagraphs } from "./plain-text.server.ts";
import type { LeftOut } from "./products.server.ts";
import { readPrice } from "./read-price.server.ts";

/** Every field may be missing or of another kind: each is read on its own. */
const productDocument = z.looseObject({ _id: z.string() });

const slugField = z.union([
  z.string(),
  z.object({ current: z.string() }).transform(({ current }) => current),
]);
const sizeField = z.union([z.string(), z.number()]).transform(String);

/** Without a name, a slug or a main picture there is nothing to show; everything else may be missing. */
export function readProduct(raw: unknown, readPicture: ReadPicture): Product | LeftOut {
  const { success, data } = productDocument.safeParse(raw);
  if (!success) return { id: "(no id)", reason: "it is not a document" };
  const id = data._id;
  const name = readLine(data.name);
  if (name === "") return { id, reason: "it has no name" };
  const slug = readLine(slugField.safeParse(data.slug).data);
  if (slug === "") return { id, reason: "it has no slug" };
  const category = readLine(data.category);
  const alt = altOf(name, category);
  const mainPicture = readPicture(data.mainImage, alt);
  if (!mainPicture) return { id, reason: "it has no main picture" };
  return {
    id,
    slug,
    name,
    category,
    price: readPrice(data.price),
    pictures: [
      mainPicture,
      ...readGallery(data.gallery, mainPicture, (picture) => readPicture(picture, alt)),
    ],
    colours: readColours(data.colors),
    sizes: readSizes(data.sizes, data.unavailableSizes),
    description: readParagraphs(data.description),
    cut: readParagraphs(data.cut),
    making: readParagraphs(data.making),
  };
}

/** Said of a picture for which the label has not written a text. */
function altOf(name: string, category: string): string {
  const kind = categoryOf(category)
    .label.toLowerCase()
    .replace(/dresses$/, "dress");
  return kind === "" ? name : `${name}, ${kind}`;
}

/** Labels often repeat the main picture in the gallery: it is shown once. */
function readGallery(
  raw: unknown,
  mainPicture: ProductPicture,
  read: (picture: unknown) => ProductPicture | undefined,
): ProductPicture[] {
  const pictures = Array.isArray(raw) ? raw.map(read).filter((picture) => picture !== undefined) : [];
  return pictures.filter(
    ({ src }, index) => src !== mainPicture.src && pictures.findIndex((other) => other.src === src) === index,
  );
}

function readSizes(raw: unknown, unavailable: unknown): readonly Size[] {
  const gone = new Set(readLabels(unavailable));
  return [...new Set(readLabels(raw))].map((label) => ({ label, isAvailable: !gone.has(label) }));
}

function readLabels(raw: unknown): string[] {
  const labels = Array.isArray(raw) ? raw.map((size) => readLine(sizeField.safeParse(size).data)) : [];
  return labels.filter(Boolean);
}
