import { describe, expect, test } from "vitest";
import { addDays } from "#app/label/hours/day.ts";
import { rules as shopRules } from "#app/rental/overlap-rule.ts";
import { from, openShowroom, piece, TODAY } from "#tests/support/rental-showroom.ts";

/** Users of other rental software report these. Its plain arithmetic is tested beside app/rental/booking.ts. */

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
