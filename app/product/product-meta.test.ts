import { expect, test } from "vitest";
import { dressSummary, dressTitle } from "#model/documents/found-as-fields.ts";
import { attributesInWords } from "#model/dresses/attributes-in-words.ts";
import { categoryOf } from "#model/dresses/category.ts";
import type { Product } from "#model/dresses/product.ts";
import { rentalOf } from "#model/dresses/product-terms.ts";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { describe as describeProduct } from "./product-meta.ts";

const { terms } = sampleTexts;

const product = sampleProduct("aurelie", {
  name: "Aurélie",
  price: dollars(2450),
  pictures: [{ src: "/images/a.jpg", width: 960, height: 1200, alt: "A gown of tulle" }],
  colours: [{ slug: "blush", name: "Blush", value: "#e6c4ba", isAvailable: true }],
  sizes: [{ label: "38", isAvailable: true }],
  description: "A gown of *air*.",
});
const label = { category: categoryOf("tulle-dresses"), labelSettings: { name: "Auvrane" } };
const origin = "https://shop.example";

function metaOf(changes: Partial<Product> = {}, query = "") {
  const changed = { ...product, ...changes };
  return describeProduct({
    product: changed,
    title: changed.searchTitle ?? dressTitle({ ...changed, collection: "Tulle dresses" }, "Auvrane"),
    description:
      changed.searchDescription ?? dressSummary(changed.name, changed.description, "Tulle dresses"),
    ...label,
    attributes: attributesInWords(changed),
    query,
    rental: rentalOf(changed, { ...terms, rentalIncludes: "" }),
    origin,
  });
}

test("a dress is found as its editor says, and its link has the picture of her choice", () => {
  const [title, text] = ["A tulle gown for one evening", "Rent it for a week."];
  const wide = { src: "/images/wide.jpg?rect=0,0,1200,630", width: 1200, height: 630, alt: "" };
  const sharingPicture = { ...wide, focus: "40% 0%" };
  const meta = metaOf({ searchTitle: title, searchDescription: text, sharingPicture });
  const cut = "&w=1200&h=630&q=85&fit=crop&crop=focalpoint&fp-x=0.4&fp-y=0&fm=jpg";
  for (const tag of [
    { title },
    { name: "description", content: text },
    { property: "og:title", content: title },
    { property: "og:description", content: text },
    { property: "og:image", content: `${origin}${wide.src}${cut}` },
    { property: "og:image:alt", content: "Aurélie: A gown of tulle" },
  ])
    expect(meta).toContainEqual(tag);
});

test("a link in a colour is shown with the picture of that colour, where there is one", () => {
  const colour = (slug: string) => ({ slug, name: slug, value: "#e6c4ba", isAvailable: true });
  const colours = [colour("blush"), colour("ivory")];
  const [first] = product.pictures;
  const second = { ...first, src: "/images/b.jpg", alt: "In ivory", colour: "ivory" };
  const shown = ["og:url", "og:image", "og:image:alt"];
  const imageOf = (query: string) =>
    metaOf({ colours, pictures: [first, second] }, query).flatMap((tag) =>
      "property" in tag && shown.includes(String(tag.property)) ? [tag.content] : [],
    );
  const address = `${origin}/product/aurelie`;
  expect(imageOf("?colour=ivory&size=38")).toEqual([
    `${address}?colour=ivory`,
    `${address}/social.jpg?colour=ivory`,
    "Aurélie: In ivory",
  ]);
  const plain = [address, `${address}/social.jpg`, "Aurélie: A gown of tulle"];
  for (const query of ["", "?colour=junk", "?size=38"]) expect(imageOf(query)).toEqual(plain);
});

test("a long description is cut between two words, at 155 characters", () => {
  const contentOf = (description: string) =>
    metaOf({ description }).find((tag) => "name" in tag && tag.name === "description");
  const whole = "x".repeat(155);
  expect(contentOf(whole)).toEqual({ name: "description", content: whole });
  const cut = `${"silk ".repeat(30)}silk…`;
  expect(contentOf("silk ".repeat(40))).toEqual({ name: "description", content: cut });
  expect(contentOf("")).toEqual({ name: "description", content: "Aurélie, Tulle dresses" });
});
