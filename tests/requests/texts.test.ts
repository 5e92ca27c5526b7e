import { describe, expect, test } from "vitest";
import { between, fetchPage, textOf } from "#tests/support/page.ts";

test("about tells the designer's life and his fashion weeks", async () => {
  const { html, text } = await fetchPage("/about");
  expect(text).toContain("learned to sew before he learned to drive");
  const weeks = textOf(between(html, 'aria-labelledby="weeks"', "</aside>"));
  expect(weeks).toMatch(/Fashion weeks .*2023 Paris.*2017 Beirut/);
});

describe("the questions", () => {
  const topics = [/return policy/i, /size/i, /customised or altered/i, /delivery/i, /colour match/i];

  test("are five, each in an item that opens without script", async () => {
    const { html } = await fetchPage("/faq");
    const items = between(html, "<main", "</main>").split("<details").slice(1);
    expect(items).toHaveLength(5);
    for (const [place, item] of items.entries()) {
      expect(textOf(`<details${between(item, "", "</summary>")}`)).toMatch(topics[place] ?? /never/);
      expect(textOf(between(item, "</summary>", "</details>")).length).toBeGreaterThan(100);
    }
  });

  test("are answered with real numbers of days", async () => {
    const { html } = await fetchPage("/faq");
    const answers = textOf(between(html, "<main", "</main>"));
    expect(answers).toMatch(/within 14 days/);
    expect(answers).toMatch(/made in 28 days/);
    expect(answers).not.toMatch(/\[|\{|XX|_{2,}|\bN days/);
  });
});

test("contact has the showroom's address and hours, a telephone and a way to an appointment", async () => {
  const { text, links } = await fetchPage("/contact");
  expect(text).toMatch(/14 rue des Tisserands.*75003 Paris.*Tuesday to Saturday/);
  expect(links.map(({ href }) => href)).toEqual(
    expect.arrayContaining([
      "tel:+33199001234",
      "mailto:atelier@auvrane.example",
      expect.stringContaining("calendly.com"),
    ]),
  );
});
