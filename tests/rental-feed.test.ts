import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test, vi } from "vitest";
import { addDays } from "#model/days/day.ts";
import { bookingStates } from "#model/rental/booking.ts";
import { rentalFeed } from "#server/rental-feed.ts";
import { awkwardNames } from "./support/awkward-names.ts";
import { captureLog } from "./support/captured-log.ts";
import { clientOfHost } from "./support/client-of-host.ts";
import { createAll, editorOf, openLake } from "./support/lake.ts";
import { bookingOf, pieceOf, reference, TODAY } from "./support/rental-showroom.ts";
import { openShopInProcess } from "./support/shop-in-process.ts";

const AN_HOUR_LATER = "2027-01-01T11:00:00Z";

type Stored = { _id: string; _type: string } & Record<string, unknown>;

const showroom: readonly Stored[] = [
  { _id: "house", _type: "house", name: "Auvrane" },
  { _id: "product-aurelie", _type: "product", name: "Aurélie" },
  { _id: "drafts.product-aurelie", _type: "product", name: "Not yet" },
  pieceOf("aurelie", "38", { colour: "blush", number: "II" }),
  { _id: "rental.piece-one", _type: "piece" },
  { _id: "rental.piece-plain", _type: "piece", dress: reference("product-aurelie") },
];

async function openFeed(bookings: readonly Stored[] = [], settings = {}) {
  const lake = await openLake();
  const editor = editorOf(lake);
  await createAll(editor, [...showroom, ...bookings]);
  const { url } = await openShopInProcess({
    SANITY_API_HOST: await lake.serve(),
    SANITY_PROJECT_ID: "trousseau",
    SANITY_API_TOKEN: lake.issueToken({ name: "shop", role: "viewer" }),
    ...settings,
  });
  const ask = (key: string | undefined, init: RequestInit = {}) =>
    fetch(`${url}/rental.ics${key === undefined ? "" : `?key=${key}`}`, init);
  return { lake, editor, url, ask, key: lake.issueToken({ name: "Calendar", role: "calendar" }) };
}

function guessed() {
  return new Request("https://shop.example/rental.ics?key=0123456789abcdef");
}

/** The entries by the name of the customer, as a calendar app understands them. */
function entriesIn(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents();
  return events.map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      days: `${event.startDate} to ${event.endDate}`,
      isWholeDays: event.startDate.isDate && event.endDate.isDate,
      status: component.getFirstPropertyValue("status"),
      sequence: event.sequence,
    };
  });
}

describe("the label's own calendar", () => {
  test("names the customer of a booking, and what is still to pay", async () => {
    const ada = { _id: "customer.ada", _type: "customer", name: "Ada" };
    const money = { price: 450, deposit: 200, paid: 150 };
    const customer = reference(ada._id);
    const { ask, key } = await openFeed([
      ada,
      { ...bookingOf("1", 10, 12, { customer, ...money }), name: undefined },
    ]);
    const [entry] = entriesIn(await (await ask(key)).text());
    expect(entry?.summary).toMatch("Ada");
    expect(entry?.description).toMatch(/^Booked\n.*Still to pay: 500\s\$$/s);
  });

  test("has the days with the customer, whose they are, and the days around them in words", async () => {
    const { ask, key, editor } = await openFeed([
      bookingOf("Agathe", 10, 12, { daysBefore: 2, daysAfter: 3 }),
      bookingOf("Odile", 30, 30, { state: "option", holdsUntil: addDays(TODAY, 5) }),
      bookingOf("Giselle", -20, -10, { state: "back" }),
      bookingOf("Undecided", 50, 51, { state: "option" }),
      { ...bookingOf("Repair", 55, 56), name: undefined, piece: reference("rental.piece-plain") },
      { ...bookingOf("Nowhere", -5, -4), name: undefined, piece: reference("rental.piece-one") },
      bookingOf("Ended", 60, 61, { state: "option", holdsUntil: addDays(TODAY, -1) }),
      bookingOf("Cancelled", 70, 71, { state: "cancelled" }),
      bookingOf("Long gone", -200, -100, { _id: "rental.booking-gone" }),
      { ...bookingOf("Drafted", 80, 81), _id: "drafts.rental.booking-drafted" },
    ]);
    await editor.delete("rental.piece-one");
    const response = await ask(key);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    const text = await response.text();
    expect(text).toContain("X-WR-CALNAME:Auvrane · Rentals\r\n");
    expect(text).not.toContain("Secret");
    const entries = entriesIn(text);
    expect(entries.map(({ uid }) => uid)).toEqual(
      ["Giselle", "Nowhere", "Agathe", "Odile", "Undecided", "Repair"].map(
        (name) => `rental.booking-${name}@trousseau`,
      ),
    );
    const [giselle, nowhere, agathe, odile, undecided, repair] = entries;
    expect([repair?.summary, nowhere?.summary]).toEqual(["Aurélie", "Booking"]);
    expect(giselle).toMatchObject({ status: "CONFIRMED", description: "Back, and clean" });
    expect(agathe).toMatchObject({
      summary: "Aurélie 38 blush II · Agathe",
      days: `${addDays(TODAY, 10)} to ${addDays(TODAY, 13)}`,
      isWholeDays: true,
      status: "CONFIRMED",
      sequence: 0,
    });
    expect(agathe?.description).toMatch(/^Booked\nOut .+ to .+, including the days before and after\.$/);
    expect(odile).toMatchObject({ status: "TENTATIVE" });
    expect(odile?.summary).toMatch(/^Option until \d+ \w+ \d{4}: Aurélie 38 blush II · Odile$/);
    expect(undecided).toMatchObject({ summary: "Option: Aurélie 38 blush II · Undecided" });
  });

  test("has the visits at their hours, with the dresses that are to hang there", async () => {
    const day = addDays(TODAY, 20);
    const visitOf = (name: string, time: string, more = {}) => ({
      ...{
        _id: `appointment.${name || "fair"}`,
        _type: "appointment",
        state: "confirmed",
        kindTitle: "First visit",
      },
      ...{ name, day, time, minutes: 90, pause: 30, ...more },
    });
    const { ask, key } = await openFeed([
      visitOf("Ada", "10:00", {
        dresses: [{ _key: "1", dress: reference("product-aurelie"), size: "38" }],
        phone: "+1 2",
      }),
      visitOf("Bea", "14:00", { state: "asked" }),
      visitOf("Cleo", "16:30", { state: "cancelled" }),
      visitOf("Dido", "16:30", { state: "missed" }),
      visitOf("", "17:00", { state: "away", kindTitle: "", note: "Fair in Lyon\nStand 12" }),
    ]);
    const [ada, bea, fair, ...others] = entriesIn(await (await ask(key)).text());
    expect(others).toEqual([]);
    expect(ada).toMatchObject({
      summary: "First visit · Ada",
      description: "Confirmed\n+1 2\nAurélie 38",
      isWholeDays: false,
      status: "CONFIRMED",
    });
    expect(bea).toMatchObject({ summary: "First visit · Bea", status: "TENTATIVE" });
    expect(fair).toMatchObject({ summary: "Fair in Lyon", description: "Closed to appointments" });
  });

  test("is asked for again at the price of a header, and follows what happens", async () => {
    const { ask, key, editor } = await openFeed([bookingOf("Agathe", 10, 12)]);
    const first = await ask(key);
    const etag = first.headers.get("etag") ?? "";
    const again = { headers: { "If-None-Match": etag } };
    const unchanged = await ask(key, again);
    expect([unchanged.status, unchanged.headers.get("etag"), await unchanged.text()]).toEqual([
      304,
      etag,
      "",
    ]);
    const head = await ask(key, { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
    await editor
      .patch("rental.booking-Agathe")
      .set({ lastDay: addDays(TODAY, 14) })
      .commit();
    const moved = await ask(key, again);
    expect(moved.status).toBe(200);
    const [entry] = entriesIn(await moved.text());
    expect(entry).toMatchObject({
      uid: "rental.booking-Agathe@trousseau",
      days: `${addDays(TODAY, 10)} to ${addDays(TODAY, 15)}`,
    });
    await editor.patch("rental.booking-Agathe").set({ state: "cancelled" }).commit();
    expect(entriesIn(await (await ask(key)).text())).toEqual([]);
  });
});

describe("its secret", () => {
  test("opens nothing else, nothing else opens the feed, and the log has never seen it", async () => {
    const logged = captureLog();
    const { ask, key, lake, url } = await openFeed([bookingOf("Agathe", 10, 12)]);
    const shop = lake.issueToken({ name: "another shop", role: "storefront" });
    const reader = lake.issueToken({ name: "Mara", role: "viewer" });
    const wrong = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
    for (const other of [undefined, "", "x", wrong, `${key}&key=${key}`, shop, reader]) {
      const response = await ask(other);
      expect([response.status, response.headers.get("cache-control"), await response.text()]).toEqual([
        404,
        "no-store",
        "",
      ]);
    }
    const asKey = { headers: { Authorization: `Bearer ${key}` } };
    const query = `${url}/v2025-02-19/data/query/production?query=*`;
    expect((await fetch(query, asKey)).status).toBe(403);
    expect((await fetch(`${url}/dresses-table`, asKey)).status).toBe(401);
    expect((await fetch(`${url}/preview/token`, { ...asKey, method: "POST" })).status).toBe(401);
    const post = await ask(key, { method: "POST" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect((await ask(key)).status).toBe(200);
    for (const secret of [key, wrong, reader]) expect(logged()).not.toContain(secret);
  });

  test("ends with its token", async () => {
    const { ask, key, lake } = await openFeed();
    expect((await ask(key)).status).toBe(200);
    const administrator = {
      Authorization: `Bearer ${lake.issueToken({ name: "Owner", role: "administrator" })}`,
    };
    const tokens = "http://lake.test/v1/projects/trousseau/tokens";
    const listed: { id: string; label: string; lastUsedAt: string | null }[] = await (
      await lake.fetch(tokens, { headers: administrator })
    ).json();
    const calendar = listed.find(({ label }) => label === "Calendar");
    expect(calendar?.lastUsedAt).toMatch(/^\d{4}-/);
    await lake.fetch(`${tokens}/${calendar?.id}`, { method: "DELETE", headers: administrator });
    expect((await ask(key)).status).toBe(404);
  });

  test("is a setting where the content host keeps none", async () => {
    const secret = "a-secret-of-thirty-two-characters";
    const { ask } = await openFeed([bookingOf("Agathe", 10, 12)], { CALENDAR_SECRET: secret });
    expect(entriesIn(await (await ask(secret)).text())).toHaveLength(1);
    expect((await ask(`${secret}s`)).status).toBe(404);
  });

  test("cannot be guessed without end, and is not asked about then", async () => {
    let asked = 0;
    const client = clientOfHost(() => {
      asked += 1;
      return Response.json({ statusCode: 401 }, { status: 401 });
    });
    const feed = rentalFeed({ client, now: () => 0 });
    const guess = () => feed(guessed(), "192.0.2.1");
    for (let tries = 0; tries < 30; tries += 1) expect((await guess())?.status).toBe(404);
    await expect(guess()).rejects.toMatchObject({ status: 429, headers: { "Retry-After": "10" } });
    expect(asked).toBe(30);
  });

  test("is not said to be wrong while the content host does not answer", async () => {
    const logged = captureLog();
    const feed = rentalFeed({ client: clientOfHost(() => new Response(null, { status: 503 })) });
    const response = await feed(guessed(), "192.0.2.1");
    expect(response?.status).toBe(503);
    expect(logged()).toContain("calendar feed not answered");
    expect(logged()).not.toContain("0123456789abcdef");
  });
});

describe("whatever stands in a booking, a calendar app reads the file", () => {
  const words = fc.oneof(
    fc.constantFrom(...awkwardNames, "\ud800", "", "a\\,b\\;c\\\\n"),
    fc.string({ unit: "binary" }),
  );
  const day = fc.integer({ min: 0, max: 1_500 }).map((at) => addDays("2026-12-01", at));
  const odd = fc.record({
    name: words,
    firstDay: fc.oneof(
      { weight: 9, arbitrary: day },
      fc.constantFrom("2028-02-29", "2027-03-28", "soon", ""),
    ),
    length: fc.integer({ min: 0, max: 400 }),
    daysBefore: fc.integer({ min: 0, max: 30 }),
    daysAfter: fc.integer({ min: 0, max: 30 }),
    state: fc.constantFrom(...bookingStates, "lost", 7),
    holdsUntil: fc.option(day, { nil: undefined }),
  });
  const bookings = fc.sample(odd, { numRuns: 200, seed: 33 }).map(({ length, ...fields }, at) => ({
    ...bookingOf("", 0, 0),
    ...fields,
    _id: `rental.booking-${at}`,
    _createdAt: "2027-01-01T10:00:00Z",
    _updatedAt: at % 2 === 0 ? "2027-01-01T10:00:00Z" : AN_HOUR_LATER,
    lastDay: fields.firstDay.length === 10 ? addDays(fields.firstDay, length) : fields.firstDay,
  }));

  const none = { appointments: [], settings: null, visits: null };

  test.each(["UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Europe/Paris"])(
    "in %s",
    async (machine) => {
      vi.stubEnv("TZ", machine);
      const now = Date.parse("2026-12-01T12:00:00Z");
      const client = clientOfHost(async (request) =>
        Response.json(
          request.url.includes("/users/me")
            ? { roles: [{ name: "calendar" }] }
            : { result: { ...none, bookings, pieces: [showroom[3]], dresses: [showroom[1]] } },
        ),
      );
      const feed = rentalFeed({ client, now: () => now });
      const response = await feed(guessed(), "192.0.2.1");
      const text = (await response?.text()) ?? "";
      for (const line of Buffer.from(text).toString("latin1").split("\r\n")) {
        expect(line.length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
        new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(line, "latin1"));
      }
      const shown = bookings.filter(
        ({ firstDay, state, holdsUntil }) =>
          firstDay.length === 10 &&
          state !== "cancelled" &&
          (state !== "option" || holdsUntil === undefined || holdsUntil >= "2026-12-01"),
      );
      expect(shown.length).toBeGreaterThan(100);
      const entries = entriesIn(text);
      expect(entries.map(({ days, sequence }) => [days, sequence])).toEqual(
        shown.map(({ firstDay, lastDay, _updatedAt }) => [
          `${firstDay} to ${addDays(lastDay, 1)}`,
          _updatedAt === AN_HOUR_LATER ? 3600 : 0,
        ]),
      );
      expect(new Set(entries.map(({ uid }) => uid)).size).toBe(shown.length);
      for (const [at, { name }] of shown.entries()) {
        const written = name
          .toWellFormed()
          .replace(/[\s\p{Cc}]+/gu, " ")
          .trim();
        expect(entries[at]?.summary).toMatch(/^(Option|Aurélie)/);
        expect(entries[at]?.summary.endsWith(written)).toBe(true);
      }
    },
  );
});
