import { expect, test } from "vitest";
import { createRentalCalendar } from "#content/rental-calendar.server.ts";
import { addDays } from "#model/days/day.ts";
import { createAll, editorOf, openLake } from "./support/lake.ts";
import { bookingOf, dressWithoutFile, pieceOf, TODAY } from "./support/rental-showroom.ts";
import { sampleProduct } from "./support/sample-product.ts";
import { openShopInProcess } from "./support/shop-in-process.ts";

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
    [
      pieceOf("aurelie", "36"),
      pieceOf("aurelie", "38"),
      pieceOf("aurelie", "40"),
      bookingOf("Agathe", 10, 12),
    ],
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
  const { ask, url } = await openRentalShop([
    pieceOf("aurelie", "38", { number: "Secret 7" }),
    pieceOf("aurelie", "40", { colour: "blush" }),
    pieceOf("colette", "38"),
    bookingOf("Agathe", 10, 12, { daysBefore: 2, daysAfter: 3 }),
    bookingOf("Odile", 16, 17),
    bookingOf("Giselle", -9, 1),
    bookingOf("Past", -90, -80),
    bookingOf("Option", 30, 31, { state: "option", holdsUntil: addDays(TODAY, -2) }),
    bookingOf("Cancelled", 40, 41, { state: "cancelled" }),
  ]);
  await expect.poll(async () => (await ask("aurelie")).status).toBe(200);
  const response = await ask("aurelie", "colette", "nowhere");
  const text = await response.text();
  // Two days from today, six free, and ten taken.
  const pieces = [
    ["38", "026a"],
    ["40", ""],
  ].map(([size, busy]) => ({ size, colour: "blush", busy }));
  const aurelie = { arrives: 2, goesBack: 0, daysBefore: 3, daysAfter: 7, pieces };
  expect(JSON.parse(text)).toEqual({ today: TODAY, dresses: { aurelie } });
  expect(text).not.toMatch(/Secret|Agathe|Odile|rental\.|product-/);
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  for (const none of [ask("colette"), ask("nowhere")]) expect((await none).status).toBe(404);
  expect(await (await ask()).json(), "the date alone").toEqual({ today: TODAY, dresses: {} });
  const inCollection = async (query: string) =>
    (await fetch(`${url}/rental.json?collection=${query}`)).json();
  expect(await inCollection("tulle-dresses&size=38")).toEqual({ today: TODAY, dresses: { aurelie } });
  expect((await fetch(`${url}/rental.json?collection=nowhere`)).status).toBe(404);
});

test("a dress that is out and late is taken until somebody marks it back, and each midnight for one more day", async () => {
  const late = bookingOf("Agathe", -9, -2, { state: "out", daysAfter: 3 });
  const { editor, ask } = await openRentalShop([pieceOf("aurelie", "38"), late]);
  const busy = async () => (await (await ask("aurelie")).json()).dresses.aurelie.pieces[0].busy;
  await expect.poll(async () => (await ask("aurelie")).status).toBe(200);
  expect(await busy()).toBe("04");
  const calendar = createRentalCalendar(editor, () => undefined);
  await calendar.refresh();
  const dress = sampleProduct("aurelie", { sizes: [{ label: "38", isAvailable: true }] });
  for (const days of [0, 1, 40])
    expect(calendar.daysOf(dress, { rentalIncludes: "" }, addDays(TODAY, days))?.pieces).toEqual([
      { size: "38", busy: "04" },
    ]);
  await editor.patch(late._id).set({ state: "back" }).commit();
  await expect.poll(busy).toBe("");
});

test("a booking is told without anybody's doing, and so is the end of one", async () => {
  const { editor, ask } = await openRentalShop([pieceOf("aurelie", "38")]);
  const busy = async () => (await (await ask("aurelie")).json()).dresses.aurelie.pieces[0].busy;
  await expect.poll(async () => (await ask("aurelie")).status).toBe(200);
  expect(await busy()).toBe("");
  await editor.create(bookingOf("Agathe", 10, 12));
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
