import { expect, onTestFinished, test, vi } from "vitest";
import { addDays } from "#app/label/hours/opening-hours.ts";
import { book } from "#app/rental/book.ts";
import { dress } from "#tests/support/dress.ts";
import { editorOf, openLakeInProcess } from "#tests/support/lake-in-process.ts";
import { serve } from "#tests/support/served-lake.ts";
import { openShopInProcess } from "#tests/support/shop-in-process.ts";

const PIECE = "rental.piece-aurelie-38";
const TODAY = new Date().toISOString().slice(0, 10);

const piece = { _type: "reference", _ref: PIECE, _weak: true };
const from = (first: number, last: number) => ({
  firstDay: addDays(TODAY, first),
  lastDay: addDays(TODAY, last),
});

async function openShowroom() {
  const lake = await openLakeInProcess();
  const editor = editorOf(lake);
  const { mainImage, ...fields } = dress("aurelie");
  // The lake has no file of its picture, and a shop does without.
  const picture = { ...mainImage, asset: { ...mainImage.asset, _weak: true } };
  await editor.create({ ...fields, mainImage: picture });
  const ofDress = { _type: "reference", _ref: "product-aurelie", _weak: true };
  await editor.create({ _id: PIECE, _type: "piece", dress: ofDress, size: "38" });
  const booking = (name: string, more: object) => book(editor, `rental.booking-${name}`, { piece, ...more });
  return { lake, booking };
}

test.each(["Pacific/Kiritimati", "Europe/Paris", "America/Los_Angeles"])(
  "wherever the server stands, as in %s, days are the label's: what the shop tells as free is what is taken",
  async (machine) => {
    vi.stubEnv("TZ", machine);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { lake, booking } = await openShowroom();
    // A span over the change of clocks in Europe and America, with days after that begin long before it.
    await booking("agathe", { firstDay: addDays(TODAY, 3), lastDay: addDays(TODAY, 150), daysAfter: 150 });
    await booking("option", { ...from(310, 312), state: "option", holdsUntil: addDays(TODAY, -2) });
    const { url } = await openShopInProcess({
      SANITY_API_HOST: await serve(lake),
      SANITY_PROJECT_ID: "trousseau",
      SANITY_API_TOKEN: lake.issueToken({ name: "shop", role: "viewer" }),
    });
    const told = async () => (await fetch(`${url}/rental.json?dress=aurelie`)).text();
    // Three days are free, and 298 taken: eight times 35, and 18.
    await expect.poll(told).toContain(`{"size":"38","busy":"3zzzzzzzzi"}`);
    expect(JSON.parse(await told()).today).toBe(TODAY);
    const last = addDays(TODAY, 300);
    await expect(booking("odile", { firstDay: last, lastDay: last })).rejects.toMatchObject({
      freeFrom: addDays(TODAY, 301),
    });
    await booking("odile", from(301, 301));
    await booking("giselle", from(2, 2));
  },
);
