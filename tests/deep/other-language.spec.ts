import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "#scripts/prepare.mjs";
import { states } from "#scripts/screen-states.mjs";
import { writeNewLabel } from "#server/command/new-label.ts";
import { expect, test } from "#tests/support/journey.ts";
import { type BuiltShop, buildInBrackets, outsideBrackets } from "#tests/support/other-language.ts";

// Every word of this language stands in brackets, as every text of the documents does. Text without brackets is a
// word in the code.

/** A build, and a shop that reads its content, on a machine that may be busy with other tests. In milliseconds. */
const OPENING_MS = 240_000;

/** These states are looked at: one for each page, and whatever opens on it. */
const chosen =
  `home home-not-shown collection-sort collection-nearest product-accordion product-chosen size-finder-page
size-finder-faults composer enquiry fitting-sent fitting-empty about faq-open contact-errors newsletter-error search-page-empty
not-found`.split(/\s/);

const screens = [
  ...states.filter(({ name }) => chosen.includes(name)),
  { name: "search-found", path: "/search?q=⟦odette⟧" },
  { name: "search-nothing", path: "/search?q=⟦kimono⟧" },
  { name: "privacy", path: "/privacy" },
  { name: "fitting-own", path: "/fitting", prepare: storeWishlist },
];

const carePage = {
  _id: "shipping",
  _type: "carePage",
  title: "How it is sent",
  slug: { _type: "slug", current: "shipping-policy" },
  body: [{ _type: "block", _key: "a", children: [{ _type: "span", _key: "b", text: "By courier" }] }],
};

test.use({ actionTimeout: 20_000 });

let built: BuiltShop;

test.describe.configure({ mode: "default", timeout: OPENING_MS });

test.beforeAll(async () => {
  built = await buildInBrackets();
});

test.afterAll(() => built.remove());

test("every screen says what an editor and the language's file have written alone", async ({ page }) => {
  const shop = await built.open(join(root, "sample"));
  const found: Record<string, string[]> = {};
  for (const { name, path, prepare } of screens) {
    await page.goto(shop.url + path);
    await page.keyboard.press("Shift");
    await prepare?.(page);
    found[name] = await wordsOfCode(page);
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  await page.close();
  expect(await shop.close()).toBe(0);
});

test("so do a shop that opens soon, and a page of the label's own", async ({ page }) => {
  const label = await mkdtemp(join(tmpdir(), "trousseau-label-"));
  await writeNewLabel(label, { name: "Maison Lior", phone: "41441234567", email: "atelier@lior.example" });
  await appendFile(join(label, "data.ndjson"), `${JSON.stringify(carePage)}\n`);
  const shop = await built.open(label);
  for (const path of ["/", "/care/shipping-policy", "/contact", "/faq", "/about", "/search"]) {
    await page.goto(shop.url + path);
    expect.soft(await wordsOfCode(page), path).toEqual([]);
  }
  await page.close();
  expect(await shop.close()).toBe(0);
  await rm(label, { recursive: true });
});

/** One of its dresses has left the collection. */
async function storeWishlist(page: Page) {
  const list = ["aurelie", "isaure", "gone"].map((slug) => ({ slug, name: "⟦⟧", note: "" }));
  await page.evaluate((text) => localStorage.setItem("fitting-list-1", text), JSON.stringify(list));
  await page.reload();
  await page.getByRole("button", { name: "Share this list" }).waitFor();
}

async function wordsOfCode(page: Page): Promise<string[]> {
  const said = await page.evaluate(textsOf);
  return [...new Set(said.flatMap(outsideBrackets))];
}

/**
 * Runs in the page: what it shows, as one text, because a text may run on in the next element; then what it says
 * otherwise.
 */
function textsOf(): string[] {
  const spoken =
    "alt aria-description aria-label aria-roledescription aria-valuetext placeholder title".split(" ");
  const valuesOf = (name: string, selector = `[${name}]`) =>
    [...document.body.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (shown.nextNode()) {
    const { parentElement, previousSibling, textContent } = shown.currentNode;
    if (parentElement?.closest("script, style, noscript")) continue;
    // A word that may be broken here is one word.
    const isContinued = (previousSibling ?? parentElement?.previousSibling)?.nodeName === "WBR";
    lines.push(isContinued ? `${lines.pop()}${textContent}` : (textContent ?? ""));
  }
  const messages = valuesOf("href", 'a[href*="text="]').map(
    (href) => new URL(href).searchParams.get("text") ?? "",
  );
  const written = [...document.querySelectorAll("textarea")].map(({ value }) => value);
  return [
    lines.join("\n"),
    document.title,
    ...spoken.flatMap((name) => valuesOf(name)),
    ...messages,
    ...written,
  ];
}
