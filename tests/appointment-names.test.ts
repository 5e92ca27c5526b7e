import ICAL from "ical.js";
import { expect, test } from "vitest";
import { sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import { identityOf } from "#app/label/identity.ts";
import type { OpeningHours } from "#app/label/opening-hours.ts";
import { appointmentFiles } from "#server/appointments/appointment-file.ts";
import { awkwardNames } from "#tests/support/awkward-names.ts";

/** RFC 5545, 3.1: in octets, without the line break. */
const LONGEST_LINE = 75;

const openingHours: OpeningHours = {
  timeZone: "Europe/Paris",
  week: [{ days: ["tuesday"], opens: "10:00", closes: "19:00" }],
  exceptions: [],
  note: "",
};

test.each(awkwardNames)("a calendar reads %j as it is written, and each line by itself", async (name) => {
  const bytes = await calendarOf(name);
  for (const line of bytes.toString("latin1").split("\r\n")) {
    expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
    expect(line).not.toMatch(/[\r\n]/);
    // A character that is divided between two lines is none in either.
    new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(line, "latin1"));
  }
  const [event, ...more] = new ICAL.Component(ICAL.parse(bytes.toString())).getAllSubcomponents();
  expect(more).toEqual([]);
  expect(event?.getAllSubcomponents()).toEqual([]);
  const read = name.replaceAll("\r\n", "\n");
  expect(event?.getFirstPropertyValue("summary")).toBe(`Visit to ${read}`);
  expect(event?.getFirstPropertyValue("location")).toBe(`${read}, ${read}, Paris`);
});

async function calendarOf(name: string): Promise<Buffer> {
  const showroom = { address: [name, "Paris"], mapsUrl: "" };
  const settings = { ...sampleTexts.labelSettings, name, showroom, openingHours };
  const files = appointmentFiles({
    settings: () => settings,
    identity: () => identityOf("Une"),
    now: () => Date.parse("2026-11-23T20:00+01:00"),
  });
  const response = await files(new Request("https://shop.example/appointment.ics?day=2026-11-24"), "");
  expect(response?.status).toBe(200);
  return Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
}
