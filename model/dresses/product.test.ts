import { expect, test } from "vitest";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { picturesSeenIn } from "./pictures-seen-in.ts";
import { shownPriceInWords } from "./price.ts";
import { cardOf, colouredCardOf, productPath, wornCardOf } from "./product.ts";

const front = { src: "/front.jpg", width: 960, height: 1200, alt: "front", colour: "blush" };
const back = { src: "/back.jpg", width: 720, height: 900, alt: "back" };
const sage = { src: "/sage.jpg", width: 720, height: 900, alt: "sage", colour: "sage" };
const colour = (name: string, value: string, isAvailable = true) => {
  return { slug: name.toLowerCase(), name, value, isAvailable };
};
const product = sampleProduct("aurelie", {
  name: "Aurélie",
  price: dollars(2450),
  pictures: [front, back, sage],
  colours: [colour("Blush", "#e6c4ba"), colour("Sage", "#a3ab95"), colour("Ivory", "#f0e8da", false)],
  description: "Long",
});
const rental = { price: dollars(390), days: 6, deposit: null, includes: "" };

const { alt: _, ...second } = back;
const { alt: __, ...inSage } = sage;

test("A card carries what it shows and nothing else", () => {
  const shown = { slug: "aurelie", name: "Aurélie", price: "2,450\u00a0$", picture: front };
  expect(cardOf(product)).toEqual({ ...shown, others: [second] });
  expect(cardOf({ ...product, pictures: [front] }).others).toEqual([]);
});

test("A card with colours has the first picture in each that is available", () => {
  const more = [
    { ...sage, src: "/again.jpg" },
    { ...back, colour: "ivory" },
  ];
  const card = colouredCardOf({ ...product, pictures: [front, back, sage, ...more] });
  expect(card.colours).toEqual(product.colours.slice(0, 2));
  expect(card.others).toEqual([second, inSage]);
});

test("A card whose second picture is a colour's shows that picture once", () => {
  expect(colouredCardOf({ ...product, pictures: [front, sage] }).others).toEqual([inSage]);
  expect(colouredCardOf({ ...product, pictures: [front] }).others).toEqual([]);
});

test("A card of a list in one colour shows that colour first, and no other one when a mouse comes near", () => {
  const [, inSageFirst] = product.colours;
  const card = colouredCardOf(product, inSageFirst);
  expect(card.picture).toEqual(sage);
  const { alt: ___, ...inBlush } = front;
  expect(card.others).toEqual([second, inBlush]);
  expect(card.isPictured).toBe(true);
  expect(colouredCardOf({ ...product, pictures: [front, back] }, inSageFirst).picture).toEqual(front);
});

test("A card of a list in a colour that no picture shows says so, except where the dress has no other", () => {
  const [blush, sageColour] = product.colours;
  const unseen = { ...product, pictures: [front, back] as const };
  expect(colouredCardOf(unseen, sageColour).alsoIn).toEqual({ name: "Sage", value: "#a3ab95" });
  expect(colouredCardOf(unseen, blush)).not.toHaveProperty("alsoIn");
  expect(colouredCardOf(product, sageColour)).not.toHaveProperty("alsoIn");
  const only = { ...product, pictures: [back] as const, colours: product.colours.slice(1, 2) };
  expect(colouredCardOf(only, sageColour)).not.toHaveProperty("alsoIn");
});

test("Odd letters in a slug stay inside the path", () =>
  expect(productPath("a/b?c#d")).toBe("/product/a%2Fb%3Fc%23d"));

test("a dress that cannot be bought shows the price of its rental", () => {
  const dress = sampleProduct("lia", { price: dollars(2450), rental });
  expect(cardOf(dress)).toMatchObject({ price: "2,450\u00a0$" });
  expect(cardOf(dress)).not.toHaveProperty("isRental");
  expect(cardOf({ ...dress, offers: ["rent"] })).toMatchObject({ price: "390\u00a0$", isRental: true });
  expect(shownPriceInWords(cardOf({ ...dress, offers: ["rent"] }))).toBe("390\u00a0$ to rent");
});

const seen = (src: string, role?: "worn" | "still" | "detail" | "back", colour = "blush") => {
  return { src, width: 4, height: 5, alt: "", colour, ...(role && { role }) };
};
const sources = (pictures: readonly { src: string }[]) => pictures.map(({ src }) => src).join(" ");

test("a gallery shows the chosen colour, what has none, and views that it lacks; of a colour without a picture its cloth", () => {
  const { colour: _, ...ofNone } = seen("room");
  const pictures = [
    seen("front", "still"),
    seen("detail", "detail"),
    seen("back", "back"),
    ofNone,
    seen("sage", "still", "sage"),
    seen("sage-back", "back", "sage"),
  ] as const;
  const cloths = ["blush", "sage", "ivory"].map((colour) => seen(`silk-${colour}`, undefined, colour));
  const seenIn = (chosen?: string) => sources(picturesSeenIn(chosen, { pictures, cloths }));
  expect(seenIn()).toBe("front detail back room");
  expect(seenIn("blush")).toBe("front detail back room");
  expect(seenIn("sage")).toBe("room sage sage-back");
  expect(seenIn("ivory")).toBe("front detail back room silk-ivory");
});

test("a gallery whose main picture says no colour hides none before a colour is chosen", () => {
  const main = { ...back, src: "main" };
  const seenIn = (colour?: string) =>
    sources(picturesSeenIn(colour, { pictures: [main, front, sage], cloths: [] }));
  expect(seenIn()).toBe("main /front.jpg /sage.jpg");
  expect(seenIn("sage")).toBe("main /sage.jpg");
});

test("a list shows a still and uncovers the dress on somebody, or else a detail; her colour decides first", () => {
  const [worn, still] = [seen("worn", "worn"), seen("still", "still")];
  const detail = seen("detail", "detail");
  const other = seen("sage", "still", "sage");
  const dress = { ...product, pictures: [worn, detail, still, other] as const };
  const shownOf = ({ picture, others }: ReturnType<typeof cardOf>) =>
    sources([picture, ...others.slice(0, 1)]);
  expect(shownOf(cardOf(dress))).toBe("still worn");
  expect(shownOf(cardOf({ ...dress, pictures: [still, seen("back", "back"), detail] }))).toBe("still detail");
  expect(shownOf(wornCardOf(dress))).toBe("worn detail");
  expect(shownOf(wornCardOf({ ...dress, pictures: [still, other] }))).toBe("still sage");
  expect(shownOf(colouredCardOf(dress, undefined, "closer"))).toBe("detail still");
  expect(shownOf(colouredCardOf({ ...dress, pictures: [still, worn] }, undefined, "closer"))).toBe(
    "still worn",
  );
  expect(colouredCardOf(dress, product.colours[1]).picture.src).toBe("sage");
  expect(cardOf(dress).picture).not.toHaveProperty("role");
});

test("a clip is the second picture of a gallery, and no list knows of it", () => {
  const picture = (src: string) => ({ src, width: 4, height: 5, alt: "" });
  const pictures = [picture("/main.jpg"), picture("/back.jpg")] as const;
  const clip = { ...picture("/first-frame.jpg"), film: "/turn.mp4" };
  const dress = sampleProduct("lia", { pictures, clip, cloths: [] });
  expect(picturesSeenIn(undefined, dress)).toEqual([pictures[0], clip, pictures[1]]);
  const [main, sage] = [
    { ...pictures[0], colour: "ivory" },
    { ...pictures[1], colour: "sage" },
  ];
  const inSage = picturesSeenIn("sage", { pictures: [main, sage], clip, cloths: [] });
  expect(inSage, "it shows the main colour").toEqual([sage]);
  expect(JSON.stringify([cardOf(dress), colouredCardOf(dress)])).not.toContain("first-frame");
});

test("a card says that a dress is sold or out, and nothing of one that is to be had", () => {
  const dress = sampleProduct("lia", { sizes: [{ label: "38", isAvailable: false }] });
  expect(cardOf(dress)).toHaveProperty("state", "Sold");
  const out = { state: "out", until: "2027-06-15" } as const;
  expect(cardOf({ ...dress, availability: out }).state).toBe("Out on rental until 15\u00a0June\u00a02027");
  expect(cardOf({ ...dress, availability: { state: "out" } }).state).toBe("Out on rental");
  expect(cardOf({ ...dress, availability: { state: "available" } })).not.toHaveProperty("state");
  expect(cardOf({ ...dress, sizes: [] })).not.toHaveProperty("state");
});
