import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import { PLANNED_DAYS } from "#model/days/appointment-path.ts";
import { addDays } from "#model/days/day.ts";
import { type OpeningHours, weekdays } from "#model/days/opening-hours.ts";
import type { LabelSettings } from "#model/texts/label-texts.server.ts";
import { awkwardNames } from "#tests/support/awkward-names.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { appointmentFiles } from "./appointment-file.ts";

const { labelSettings, appointments } = sampleTexts;

/** RFC 5545, 3.1: octets, without the line break. */
const LONGEST_LINE = 75;

/** A Monday evening in Paris. */
const identity = () => identityOf("Auvrane");
const NOW = Date.parse("2026-11-23T20:00+01:00");

const hours: OpeningHours = {
  timeZone: "Europe/Paris",
  week: [
    { days: ["tuesday", "saturday"], opens: "10:00", closes: "13:00" },
    { days: ["tuesday"], opens: "14:00", closes: "19:00" },
    { days: ["friday"], opens: "20:00", closes: "01:00" },
  ],
  exceptions: [{ from: "2026-12-25", to: "2026-12-26", hours: [], note: "" }],
  note: "",
};

describe("the entry for a calendar", () => {
  test("has the day from the first opening to the last closing, in UTC, with the address and the hours", async () => {
    const response = await ask("?day=2026-11-24");
    expect(response?.status).toBe(200);
    expect(response?.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response?.headers.get("content-disposition")).toBe('attachment; filename="visit-2026-11-24.ics"');
    expect(response?.headers.get("cache-control")).toBe("no-store");
    const event = eventIn(await textOf(response));
    expect(event.startDate.toString()).toBe("2026-11-24T09:00:00Z");
    expect(event.endDate.toString()).toBe("2026-11-24T18:00:00Z");
    expect(event.uid).toBe("visit-2026-11-24@shop.example");
    expect(event.component.getFirstPropertyValue("url")).toBe("https://shop.example/contact");
    expect(event.location).toBe("Auvrane, 14 rue des Tisserands, 75003 Paris");
    expect(event.description).toContain("10:00–13:00, 14:00–19:00\nPlease agree");
    expect(String(event.component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-23T19:00:00Z");
    expect(event.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  test("ends on the next day where the showroom does, and follows the change of the clocks", async () => {
    const night = eventIn(await textOf(await ask("?day=2026-11-27")));
    expect([night.startDate, night.endDate].map(String)).toEqual([
      "2026-11-27T19:00:00Z",
      "2026-11-28T00:00:00Z",
    ]);
    const file = await ask("?day=2026-03-31", { now: Date.parse("2026-03-20T12:00Z") });
    expect(String(eventIn(await textOf(file)).startDate)).toBe("2026-03-31T08:00:00Z");
  });

  test("is well formed whatever the label is called and wherever it is: lines fold, nothing breaks out", async () => {
    const graphemes = fc
      .string({ unit: "grapheme", maxLength: 120 })
      .map((text) => text.replace(/[\r\n\p{Cc}]/gu, " "));
    const anyText = fc.oneof(graphemes, fc.constantFrom(...awkwardNames));
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (name, street) => {
        const settings = { ...settingsWith(hours), name, showroom: { address: [street], mapsUrl: "" } };
        const text = await textOf(await ask("?day=2026-11-24", { settings }));
        for (const line of Buffer.from(text).toString("latin1").split("\r\n")) {
          expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
          expect(line).not.toMatch(/[\r\n]/);
          // A character that is divided between two lines is whole in neither.
          new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(line, "latin1"));
        }
        const event = eventIn(text);
        const read = (written: string) => written.replaceAll("\r\n", "\n");
        expect(event.location).toBe(read(`${name}, ${street}`));
        expect(event.summary).toBe(read(`Visit to ${name}`));
      }),
      { numRuns: 200 },
    );
  });
});

describe("a day that cannot be had is refused in words, with days that can", () => {
  test.each([
    ["", 400, "could not read that date"],
    ["?day=2026-02-30", 400, "could not read that date"],
    ["?day=2026-11-24&day=2026-11-28", 400, "could not read that date"],
    ["?day=2026-11-21", 422, "has passed"],
    ["?day=9999-12-31", 422, "too far ahead"],
    ["?day=2026-12-26", 422, "closed that day"],
  ])("%s: %i", async (query, status, said) => {
    const response = await ask(query);
    expect(response?.status).toBe(status);
    expect(response?.headers.get("cache-control")).toBe("no-store");
    const page = await textOf(response);
    expect(page).toContain(said);
    expect(page).toContain(
      '<a href="/appointment.ics?day=2026-11-24">Tuesday 24 November 2026, 10:00–13:00, 14:00–19:00</a>',
    );
    expect(page).not.toContain("<script");
  });

  test("today can be had until then, and the last day that can be planned", async () => {
    const every = { ...hours, week: [{ days: [...weekdays], opens: "10:00", closes: "19:00" }] };
    const at = { settings: settingsWith(every), now: NOW - 6 * 3_600_000 };
    const statusOn = async (day: string) => (await ask(`?day=${day}`, at))?.status;
    expect(await statusOn("2026-11-23")).toBe(200);
    expect(await statusOn(addDays("2026-11-23", PLANNED_DAYS))).toBe(200);
    expect(await statusOn(addDays("2026-11-23", PLANNED_DAYS + 1))).toBe(422);
    const closed = await ask("?day=2026-11-24", { now: Date.parse("2026-11-24T19:00+01:00") });
    expect(closed?.status, "today is over once the showroom has closed").toBe(422);
  });

  test("nothing is offered where there is nothing", async () => {
    const response = await ask("?day=2026-11-24", { settings: settingsWith({ ...hours, week: [] }) });
    expect(await textOf(response)).toContain("no open days just now");
  });
});

test("a label without hours has no such address, and other addresses are not its concern", async () => {
  expect(await ask("?day=2026-11-24", { settings: settingsWith(undefined) })).toBeUndefined();
  expect(await ask("?day=2026-11-24", { path: "/appointment" })).toBeUndefined();
});

test("it is only read", async () => {
  const response = await ask("", { method: "POST" });
  expect([response?.status, response?.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect((await ask("?day=2026-11-24", { method: "HEAD" }))?.status).toBe(200);
});

async function ask(
  query: string,
  { settings = settingsWith(hours), now = NOW, path = "/appointment.ics", method = "GET" } = {},
) {
  const files = appointmentFiles({
    texts: () => ({ labelSettings: settings, appointments }),
    identity,
    now: () => now,
  });
  return await files(new Request(`https://shop.example${path}${query}`, { method }), "203.0.113.1");
}

function settingsWith(openingHours: OpeningHours | undefined): LabelSettings {
  return { ...labelSettings, openingHours };
}

function textOf(response: Response | undefined): Promise<string> {
  if (!response) throw new Error("There is no answer.");
  return response.text();
}

function eventIn(text: string): ICAL.Event {
  const [event, ...more] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents();
  expect([event?.name, event?.getAllSubcomponents(), more]).toEqual(["vevent", [], []]);
  return new ICAL.Event(event);
}
