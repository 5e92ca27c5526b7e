import { expect, test } from "vitest";
import { between, fetchPage, fetchPath, textOf } from "#tests/support/page.ts";

test("the contact page has the hours in words, which hold without script, and says nothing of this moment", async () => {
  const { html } = await fetchPage("/contact");
  const hours = textOf(between(html, ">Hours</dt>", "</dd>"));
  expect(hours).toContain("Tuesday to Saturday 10:00–\u206019:00 By appointment Holiday hours");
  expect(hours).toContain("Winter holidays 25 December 2026 to 4 January 2027, closed");
  expect(textOf(html)).not.toMatch(/Open now|opens (today|tomorrow|on)/);
});

test("a day is chosen in a form that works without script", async () => {
  const { html } = await fetchPage("/contact");
  const form = between(html, '<form class="visit', "</form>");
  expect(form).toMatch(/action="\/appointment\.ics"/);
  expect(form).toMatch(/<input(?=[^>]*type="date")(?=[^>]*name="day")(?=[^>]*required)/);
  expect(textOf(form)).toContain("This is not a booking yet");
});

test("the showroom's address leads to a map that every device has", async () => {
  const { links } = await fetchPage("/contact");
  const address = links.find(({ name }) => name.startsWith("14 rue des Tisserands"));
  expect(address?.href).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=14\+rue/);
});

test("search engines read the same hours and exceptions", async () => {
  const { html } = await fetchPage("/contact");
  const json = between(html, '<script type="application/ld+json">', "</script>").replace(/^[^>]*>/, "");
  const store = JSON.parse(json);
  const address = { "@type": "PostalAddress", streetAddress: "14 rue des Tisserands", postalCode: "75003" };
  expect(store).toMatchObject({ "@type": "ClothingStore", telephone: "+33199001234", address });
  const hours = (opens: string, closes: string, more: object) => {
    return { "@type": "OpeningHoursSpecification", opens, closes, ...more };
  };
  const days = ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  const dayOfWeek = days.map((day) => `https://schema.org/${day}`);
  expect(store.openingHoursSpecification).toEqual([hours("10:00", "19:00", { dayOfWeek })]);
  expect(store.specialOpeningHoursSpecification).toEqual(
    expect.arrayContaining([
      hours("00:00", "00:00", { validFrom: "2026-12-25", validThrough: "2027-01-04" }),
      hours("10:00", "16:00", { validFrom: "2026-12-24", validThrough: "2026-12-24" }),
    ]),
  );
});

test("the address of a visit, which is a secret, is told to no other site, search engine or cache", async () => {
  const { status, headers } = await fetchPage(`/appointment/${"0".repeat(32)}`);
  expect(status).toBe(404);
  expect(headers.get("referrer-policy")).toBe("same-origin");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("an open day becomes an entry for a calendar", async () => {
  // The last of the days that are offered instead of a wrong one: it is open, at midnight as well.
  const { links } = await fetchPage("/appointment.ics?day=2020-01-07");
  const path = links.findLast(({ href }) => href.startsWith("/appointment.ics?day="))?.href ?? "";
  const response = await fetchPath(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await response.text()).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Visit to Auvrane\r\n[\s\S]*END:VCALENDAR\r\n$/,
  );
});
