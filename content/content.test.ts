import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { ProductField } from "#app/catalogue/document-fields.ts";
import { ofEachText, offers, productTexts } from "#app/catalogue/product-fields.ts";
import { sampleDocuments } from "#app/content/sample-documents.server.ts";
import { jpegSize } from "#app/content/texts/sample-media.server.ts";
import { sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import { errorPicture } from "#app/label/error-picture.ts";
import { sectionOf } from "#tests/support/section-of.ts";

/** What everybody who clones the repository waits for. */
const MAX_PICTURE_BYTES = 25 * 1024 * 1024;

const line = z.string().trim().min(1);
const share = z.number().min(0).max(1);
const picture = z.strictObject({
  _key: line.optional(),
  _type: z.literal("image"),
  _sanityAsset: z.string().regex(/^image@file:\/\/\.\/images\/[a-z0-9-]+\.jpg$/),
  alt: line,
  color: line,
  hotspot: z
    .strictObject({
      _type: z.literal("sanity.imageHotspot"),
      x: share,
      y: share,
      height: share,
      width: share,
    })
    .optional(),
});
const categories = Object.keys(sampleTexts.collections);
const fields = {
  name: line,
  slug: z.strictObject({ _type: z.literal("slug"), current: z.string().regex(/^[a-z-]+$/) }),
  order: z.int().positive(),
  category: z.enum(categories),
  price: z.int().positive(),
  offeredFor: z.array(z.enum(offers)).min(1).optional(),
  rentalPrice: z.int().positive().optional(),
  rentalDays: z.int().positive().optional(),
  rentalDeposit: z.int().positive().optional(),
  rentalIncludes: line.optional(),
  makingDays: z.int().positive().optional(),
  mainImage: picture,
  gallery: z.array(picture.required({ _key: true })).optional(),
  colors: z
    .array(
      z.strictObject({
        _key: line,
        _type: z.literal("color"),
        name: line,
        value: z.string().regex(/^#[0-9a-f]{6}$/),
      }),
    )
    .min(1),
  sizes: z.array(z.enum(["34", "36", "38", "40", "42", "44", "46"])).min(1),
  unavailableSizes: z.array(line).optional(),
  previousSlugs: z.array(z.string()).optional(),
  completesLook: z
    .array(z.strictObject({ _key: line, _type: z.literal("reference"), _ref: line, _weak: z.literal(true) }))
    .optional(),
  silhouette: line,
  neckline: line,
  sleeves: line,
  fabric: line,
  ...ofEachText(() => line),
} satisfies Record<ProductField, z.ZodType>;
const product = z.strictObject({
  _id: z.string().regex(/^product-[a-z-]+$/),
  _type: z.literal("product"),
  ...fields,
});

type Product = z.infer<typeof product>;

const products = sampleDocuments
  .filter((raw) => z.looseObject({ _type: z.literal("product") }).safeParse(raw).success)
  .map((raw) => product.parse(raw));

describe("the sample collection", () => {
  it("is 28 dresses, seven in each category, in the label's order", () => {
    expect(products.map(({ order }) => order)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
    for (const slug of categories) {
      expect(
        products.filter(({ category }) => category === slug),
        slug,
      ).toHaveLength(7);
    }
  });

  it("never uses an id, name, slug, text or alternative text twice", () => {
    const alts = products.flatMap(picturesOf).map(({ alt }) => alt);
    expectUnique(products.map(({ _id }) => _id));
    expectUnique(products.map(({ name }) => name));
    expectUnique(products.map(({ slug }) => slug.current));
    expectUnique(products.flatMap(textsOf));
    expectUnique(products.map(({ description }) => description.split(" ").slice(0, 2).join(" ")));
    expectUnique(alts);
  });

  it("has dresses with a picture in another colour", () => {
    const several = products.filter((dress) => new Set(picturesOf(dress).map(({ color }) => color)).size > 1);
    expect(several.length).toBeGreaterThan(2);
  });

  it("has a dress with many pictures, one with a single picture, and different sizes", () => {
    const counts = products.map((dress) => picturesOf(dress).length);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(6);
    expect(Math.min(...counts)).toBe(1);
    expect(new Set(products.map(({ sizes }) => sizes.join())).size).toBeGreaterThan(5);
  });
});

describe.each(products.map((dress) => [dress.name, dress] as const))("%s", (name, dress) => {
  it("shows pictures that are there, and says what is seen", () => {
    for (const { _sanityAsset, alt } of picturesOf(dress)) {
      expect(
        existsSync(new URL(_sanityAsset.replace("image@file://", ""), import.meta.url)),
        _sanityAsset,
      ).toBe(true);
      expect(alt.length).toBeGreaterThan(30);
      expect(alt).not.toContain(name);
      expect(alt).not.toMatch(/^(picture|photo|image) of/i);
    }
  });

  it("is shown from the front as sharp as an enlarged picture needs", () => {
    expect(sizeOf(dress.mainImage)).toEqual({ width: 1440, height: 1800 });
  });

  it("keeps the dress in view where a landscape picture is cropped", () => {
    for (const shown of picturesOf(dress)) {
      const { width, height } = sizeOf(shown);
      expect(width < height || shown.hotspot !== undefined, shown._sanityAsset).toBe(true);
    }
  });

  it("comes first in the colour of its first pictures, and is shown in no colour that it is not made in", () => {
    const [first] = dress.colors;
    const shown = picturesOf(dress).map(({ color }) => color);
    expect(shown.slice(0, 2).filter((color) => color !== first?.name)).toEqual([]);
    expect(dress.colors.map(({ name }) => name)).toEqual(expect.arrayContaining(shown));
    expectUnique(dress.colors.flatMap(({ _key, value }) => [_key, value]));
  });

  it("lists each size once, and leaves most available", () => {
    const gone = dress.unavailableSizes ?? [];
    expectUnique(dress.sizes);
    expect(dress.sizes).toEqual(dress.sizes.toSorted());
    expect(dress.sizes).toEqual(expect.arrayContaining(gone));
    expect(gone.length).toBeLessThan(dress.sizes.length / 2);
  });

  it("is described in 45 to 75 words, one of them in italics at most", () => {
    const words = dress.description.replaceAll("*", "").split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(45);
    expect(words).toBeLessThanOrEqual(75);
    expect([1, 3]).toContain(dress.description.split("*").length);
  });

  it("holds no placeholder and no typewriter quote", () => {
    const texts = [...textsOf(dress), ...picturesOf(dress).map(({ alt }) => alt)];
    for (const text of texts) expect(text).not.toMatch(/['"[\]{}<>]|\b(lorem|tbd|todo|xxx)\b| {2}/i);
  });
});

describe("the pictures of the label", () => {
  it("have the size that the error screen says of the one it ships with", () => {
    const { src, width, height } = errorPicture;
    expect(jpegSize(readFileSync(labelFile(src)))).toEqual({ width, height });
  });

  it("take no longer to clone than a repository should, with all others and the film", () => {
    const root = new URL("..", import.meta.url);
    const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
    const sizes = tracked
      .filter((file) => /\.(jpg|png|webp|avif|mp4|webm)$/.test(file))
      .map((file) => statSync(new URL(file, root)).size);
    expect(sizes.length).toBeGreaterThan(80);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_PICTURE_BYTES);
  });

  it("stand over the fold with a dress of the collection", () => {
    expect(products.map(({ slug }) => slug.current)).toContain(
      sectionOf(sampleTexts.home, "heroSection").dress,
    );
  });
});

/** In pixels. */
function sizeOf({ _sanityAsset }: Pick<z.infer<typeof picture>, "_sanityAsset">) {
  return jpegSize(readFileSync(new URL(_sanityAsset.replace("image@file://", ""), import.meta.url)));
}

function textsOf(dress: Product) {
  return productTexts.map((text) => dress[text]);
}

function picturesOf({ mainImage, gallery }: Product) {
  return [mainImage, ...(gallery ?? [])];
}

function expectUnique(values: string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

function labelFile(src: string): URL {
  return new URL(src.replace("/house/", "images/"), import.meta.url);
}
