import { expect, test } from "vitest";
import { addDays } from "#app/label/hours/day.ts";
import { dress } from "#tests/support/dress.ts";
import { createAll, editorOf, openLake } from "#tests/support/lake.ts";
import { openShopInProcess } from "#tests/support/shop-in-process.ts";

const TODAY = new Date().toISOString().slice(0, 10);

/** The lake has no file of its picture, and a shop does without. */
function dressWithoutFile(slug: string) {
  const { mainImage, ...fields } = dress(slug);
  return { ...fields, mainImage: { ...mainImage, asset: { ...mainImage.asset, _weak: true } } };
}

const reference = (_ref: string) => ({ _type: "reference", _ref, _weak: true });

const pieceOf = (slug: string, size: string, more = {}) => ({
  _id: `rental.piece-${slug}-${size}`,
  _type: "piece",
  dress: reference(`product-${slug}`),
  size,
  ...more,
});

const booking = (name: string, from: number, to: number, more = {}) => ({
  _id: `rental.booking-${name}`,
  _type: "booking",
  name: `${name} Secret`,
  note: "Her sister is a Secret, too.",
  piece: reference("rental.piece-aurelie-38"),
  firstDay: addDays(TODAY, from),
  lastDay: addDays(TODAY, to),
  ...more,
});

async function openRentalShop(
  documents: readonly { _id: string; _type: string }[] = [],
  aurelie: object = {},
) {
  const lake = await openLake();
  const editor = editorOf(lake);
  const terms = { _id: "terms", _type: "terms", rentalBeforeDays: 2, shippingDays: 3, cleaningDays: 4 };
  const dresses = [
    { ...dressWithoutFile("aurelie"), ...aurelie },
    { ...dressWithoutFile("colette"), offeredFor: ["purchase"] },
  ];
  await createAll(editor, [...dresses, terms, ...documents]);
  const settings = {
    SANITY_API_HOST: await lake.serve(),
    SANITY_PROJECT_ID: "trousseau",
    SANITY_API_TOKEN: lake.issueToken({ name: "shop", role: "viewer" }),
  };
  const { url } = await openShopInProcess(settings, async (_request, { catalogue }) =>
    Response.json([...(catalogue.inCalendar ?? [])]),
  );
  const ask = (...slugs: string[]) =>
    fetch(`${url}/rental.json?${new URLSearchParams(slugs.map((slug) => ["dress", slug]))}`);
  return { editor, url, ask };
}

test("a choice that is sold has no pieces, and one that is out is taken until its day", async () => {
  const { ask } = await openRentalShop(
    [pieceOf("aurelie", "36"), pieceOf("aurelie", "38"), pieceOf("aurelie", "40"), booking("Agathe", 10, 12)],
    {
      sizes: ["36", "38", "40"],
      availabilityByChoice: [
        { _key: "a", size: "36", availability: "sold" },
        { _key: "b", size: "38", availability: "out", outUntil: addDays(TODAY, 4) },
        { _key: "c", size: "40", availability: "out" },
      ],
    },
  );
  await expect.poll(async () => (await ask("aurelie")).status).toBe(200);
  const { dresses } = await (await ask("aurelie")).json();
  expect(dresses.aurelie.pieces).toEqual([
    { size: "38", busy: "0553" },
    { size: "40", busy: expect.stringMatching(/^0z+/) },
  ]);
});

test("anybody is told on which days the pieces of a dress are to be had, and nothing else", async () => {
  const { ask } = await openRentalShop([
    pieceOf("aurelie", "38", { number: "Secret 7" }),
    pieceOf("aurelie", "40", { colour: "blush" }),
    pieceOf("colette", "38"),
    booking("Agathe", 10, 12, { daysBefore: 2, daysAfter: 3 }),
    booking("Odile", 16, 17),
    booking("Giselle", -9, 1),
    booking("Past", -90, -80),
    booking("Option", 30, 31, { state: "option", holdsUntil: addDays(TODAY, -2) }),
    booking("Cancelled", 40, 41, { state: "cancelled" }),
  ]);
  await expect.poll(async () => (await ask("aurelie")).status).toBe(200);
  const response = await ask("aurelie", "colette", "nowhere");
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    today: TODAY,
    dresses: {
      aurelie: {
        arrives: 2,
        goesBack: 0,
        daysBefore: 3,
        daysAfter: 7,
        // Two days from today, six free, and ten taken.
        pieces: [
          { size: "38", colour: "blush", busy: "026a" },
          { size: "40", colour: "blush", busy: "" },
        ],
      },
    },
  });
  expect(text).not.toMatch(/Secret|rental\.|product-/);
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  for (const none of [ask("colette"), ask("nowhere"), ask()]) expect((await none).status).toBe(404);
});

test("a booking is told without anybody's doing, and so is the end of one", async () => {
  const { editor, ask } = await openRentalShop([pieceOf("aurelie", "38")]);
  const busy = async () => (await (await ask("aurelie")).json()).dresses.aurelie.pieces[0].busy;
  await expect.poll(async () => (await ask("aurelie")).status).toBe(200);
  expect(await busy()).toBe("");
  await editor.create(booking("Agathe", 10, 12));
  await expect.poll(busy).toBe("a3");
  await editor.patch("rental.booking-Agathe").set({ state: "cancelled" }).commit();
  await expect.poll(busy).toBe("");
});

test("a shop whose label keeps no calendar has no such address, until it begins one", async () => {
  const { editor, url, ask } = await openRentalShop();
  await expect.poll(async () => (await ask("aurelie")).status).toBe(404);
  const post = await fetch(`${url}/rental.json?dress=aurelie`, { method: "POST" });
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  const page = async () => await (await fetch(`${url}/faq`)).json();
  expect(await page()).toEqual([]);
  await editor.create(pieceOf("aurelie", "38"));
  await expect.poll(async () => (await ask("aurelie")).status).toBe(200);
  await expect.poll(page).toEqual(["product-aurelie"]);
  await editor.delete("rental.piece-aurelie-38");
  await expect.poll(async () => (await ask("aurelie")).status).toBe(404);
});
