import type { Locator } from "@playwright/test";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { expect, test } from "#tests/support/journey.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { standInPictures } from "#tests/support/stand-in-pictures.ts";

const email = "rendez-vous.ceremonies@atelierlausanne.example";
const words = ["Country", "Delivery", "Returns", "Customs", "Insurance"];
const cells = ["Switzerland", "Tomorrow", "Refunded", "Included", "Unlimited"];
const span = (text: string, marks: string[] = []) => ({ _type: "span", _key: text, text, marks });
const block = (key: string, style: string, ...children: object[]) => ({
  _type: "block",
  _key: key,
  style,
  children,
  markDefs: [],
});
const table = (key: string, ...rows: string[][]) => ({
  _type: "table",
  _key: key,
  hasHeader: true,
  rows: rows.map((row, place) => ({ _type: "row", _key: `${place}`, cells: row })),
});
const documents = [
  dress("lia"),
  { _id: "house", _type: "house", name: "Maison Une", phone: "41441234567", email },
  {
    _id: "shipping",
    _type: "carePage",
    title: "Shipping Policy",
    slug: { _type: "slug", current: "shipping" },
    body: [
      block(
        "a",
        "normal",
        span("A dress travels in its own box, "),
        span("insured", ["strong"]),
        span(" to its full price."),
      ),
      block("b", "h2", span("Where we send")),
      block("c", "h3", span("Within a week")),
      block("d", "normal", span("Each country has its own customs.")),
      table("wide", words, cells),
      block("e", "h3", span("Later")),
      block("f", "normal", span("Ask us.")),
      table("narrow", ["A", "B"], ["1", "2"]),
    ],
  },
];

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

// One shop for all of them: each worker would open its own.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  host = await openContentHost({ documents });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
});

test.afterAll(async () => {
  await shop.close();
  await host.close();
});

test.beforeEach(({ page }) => standInPictures(page));

test("a table wider than a telephone fades out where it goes on, and is scrolled by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${shop.url}/care/shipping`);
  const wide = page.getByRole("region", { name: words.join(", ") });
  const narrow = page.getByRole("region", { name: "A, B" });
  await expect.poll(() => fadesOf(wide)).toEqual([false, true]);
  expect(await fadesOf(narrow)).toEqual([false, false]);

  await wide.focus();
  await expect(wide).toHaveCSS("mask-image", "none");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await wide.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(() => fadesOf(wide)).toEqual([true, false]);
});

test("a heading within a section is told from bold words, and both from running text", async ({ page }) => {
  await page.goto(`${shop.url}/care/shipping`);
  const look = (name: string, property: string) =>
    page
      .getByText(name, { exact: true })
      .evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), property);
  const text = "Each country has its own customs.";
  expect(await look("Within a week", "font-family")).not.toBe(await look(text, "font-family"));
  expect(Number.parseFloat(await look("insured", "-webkit-text-stroke-width"))).toBeGreaterThan(0);
  expect(await look("insured", "font-weight")).toBe("500");
});

test("an address of mails goes on at its “@” or a dot, and is copied as it is written", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${shop.url}/contact`);
  const link = page.getByRole("link", { name: email });
  await expect(link).toHaveAttribute("href", `mailto:${email}`);
  const lines = await link.evaluate(linesOf);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toMatch(/^[.@]/);
  expect(lines.join("")).toBe(email);
  const copied = await link.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(copied).toBe(email);
});

/** Whether the table goes on at its start, and at its end. */
function fadesOf(table: Locator) {
  return table.evaluate((element) => {
    const style = getComputedStyle(element);
    return ["--before", "--behind"].map((side) => Number.parseFloat(style.getPropertyValue(side)) > 0);
  });
}

/** Runs in the page: its text, divided where the browser has divided it. */
function linesOf(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  let last = Number.NaN;
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    for (const [at, letter] of [...(node.textContent ?? "")].entries()) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { bottom } = range.getBoundingClientRect();
      if (bottom === last) found[found.length - 1] += letter;
      else found.push(letter);
      last = bottom;
    }
  }
  return found;
}
