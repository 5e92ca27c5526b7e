import { describe, expect, test, vi } from "vitest";
import { addDays } from "#app/label/hours/day.ts";
import { book } from "#app/rental/book.ts";
import { rules as shopRules } from "#app/rental/overlap-rule.ts";
import { dress } from "#tests/support/dress.ts";
import { editorOf, openLakeInProcess } from "#tests/support/lake-in-process.ts";
import { serve } from "#tests/support/served-lake.ts";
import { openShopInProcess } from "#tests/support/shop-in-process.ts";

/** Users of other rental software report these. Its plain arithmetic is tested beside app/rental/booking.ts. */

const PIECE = "rental.piece-aurelie-38";
const TODAY = new Date().toISOString().slice(0, 10);

const piece = { _type: "reference", _ref: PIECE, _weak: true };
const from = (first: number, last: number) => ({
  firstDay: addDays(TODAY, first),
  lastDay: addDays(TODAY, last),
});

async function openShowroom(rules = shopRules) {
  const lake = await openLakeInProcess(undefined, rules);
  const editor = editorOf(lake);
  const { mainImage, ...fields } = dress("aurelie");
  // The lake has no file of its picture, and a shop does without.
  const picture = { ...mainImage, asset: { ...mainImage.asset, _weak: true } };
  await editor.create({ ...fields, mainImage: picture });
  const ofDress = { _type: "reference", _ref: "product-aurelie", _weak: true };
  await editor.create({ _id: PIECE, _type: "piece", dress: ofDress, size: "38" });
  const booking = (name: string, more: object) => book(editor, `rental.booking-${name}`, { piece, ...more });
  return { lake, editor, booking };
}

const refused = { name: "BookingRefused" };

describe.each([
  ["with the shop's rules", shopRules],
  ["without", []],
])("on a host %s", (_host, rules) => {
  test("a form that has been open since before another booking is not believed, and leaves its own booking as it was", async () => {
    const { editor, booking } = await openShowroom(rules);
    await booking("agathe", from(10, 12));
    const opened = await editor.getDocument("rental.booking-agathe");
    await booking("odile", from(20, 22));
    await expect(booking("agathe", { ...opened, ...from(21, 23) })).rejects.toMatchObject(refused);
    expect(await editor.getDocument("rental.booking-agathe")).toMatchObject(from(10, 12));
  });

  test("days after that reach over months are seen from the other end of them", async () => {
    const { booking } = await openShowroom(rules);
    await booking("agathe", { ...from(10, 12), daysAfter: 200 });
    await expect(booking("odile", from(212, 213))).rejects.toMatchObject({
      freeFrom: addDays(TODAY, 213),
    });
    await booking("odile", from(213, 214));
    await expect(booking("giselle", { ...from(400, 401), daysBefore: 186 })).rejects.toMatchObject(refused);
    await booking("giselle", { ...from(400, 401), daysBefore: 185 });
  });

  test("one that is moved, shortened or cancelled frees its old days, and does not clash with itself", async () => {
    const { booking } = await openShowroom(rules);
    await booking("agathe", { ...from(10, 20), daysAfter: 2 });
    await booking("agathe", from(12, 18));
    await booking("odile", from(10, 11));
    await booking("giselle", from(21, 22));
    await booking("agathe", { state: "cancelled" });
    await booking("odette", from(12, 20));
    await expect(booking("agathe", { state: "booked" })).rejects.toMatchObject(refused);
  });

  test("an option that has ended is nobody's, though no job has written so", async () => {
    const { editor, booking } = await openShowroom(rules);
    const ended = { state: "option", holdsUntil: addDays(TODAY, -2) };
    await booking("agathe", { ...from(10, 12), ...ended });
    await booking("odile", from(11, 12));
    expect(await editor.getDocument("rental.booking-agathe")).toMatchObject(ended);
    await expect(booking("agathe", { holdsUntil: addDays(TODAY, 9) })).rejects.toMatchObject(refused);
  });

  test.each(["2037-06-10T15:00", "2037-06-10T15:00:00Z", "10.06.2037", "2037-02-29"])(
    "%s is no day of a booking: there are no hours that a whole day could be laid over",
    async (firstDay) => {
      const { booking } = await openShowroom(rules);
      await expect(booking("agathe", { firstDay, lastDay: "2037-06-12" })).rejects.toThrow(
        "A booking needs a first and a last day",
      );
    },
  );

  test("days of the label's own, for a repair, are as taken as a customer's, and their reason is told to nobody", async () => {
    const { booking } = await openShowroom(rules);
    await booking("repair", { ...from(10, 12), note: "The hem, torn at Odile's" });
    const clash = booking("agathe", from(12, 14));
    await expect(clash).rejects.toMatchObject({
      ...refused,
      message: expect.stringMatching(/another booking/),
    });
    await expect(clash).rejects.not.toThrow(/hem/);
  });
});

test("days that a form leaves out are looked at in a change by hand, too", async () => {
  const { editor, booking } = await openShowroom();
  await booking("agathe", { ...from(10, 12), daysAfter: 3 });
  await booking("odile", from(16, 18));
  const byHand = { _id: "rental.booking-hand", _type: "booking", piece, ...from(13, 14) };
  const conflict = { statusCode: 409, message: expect.stringContaining("The piece is taken") };
  await expect(editor.create(byHand)).rejects.toMatchObject(conflict);
  await expect(editor.patch("rental.booking-agathe").set({ daysAfter: 4 }).commit()).rejects.toMatchObject(
    conflict,
  );
  await expect(editor.patch("rental.booking-odile").set({ daysBefore: 1 }).commit()).rejects.toMatchObject(
    conflict,
  );
});

describe("wherever the server stands", () => {
  test.each(["Pacific/Kiritimati", "Europe/Paris", "America/Los_Angeles"])(
    "in %s days are the label's: what the shop tells as free is what is taken",
    async (machine) => {
      vi.stubEnv("TZ", machine);
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
});
