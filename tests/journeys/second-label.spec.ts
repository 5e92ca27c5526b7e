import { mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { headerStyle } from "#app/site/header-fit.ts";
import { root } from "#scripts/prepare.mjs";
import {
  expect,
  expectAccessible,
  type LayoutShift,
  layoutShiftsOf,
  test,
  watchLayoutShift,
} from "#tests/support/journey.ts";
import { labelNames } from "#tests/support/label-names.ts";
import { namesOverflowing } from "#tests/support/names-overflowing.ts";
import { expectScreenshot } from "#tests/support/screenshot.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

// Another label on the same shop: dark, in another type, with collections and dresses of its own (tests/second-label/).

/** Of the QR codes; icons have rounder edges. */
const CODE = 'svg[shape-rendering="crispEdges"]';

type Screen = {
  name: string;
  path: string;
  isWhole?: boolean;
  begin?: (page: Page) => Promise<unknown>;
  prepare?: (page: Page) => Promise<unknown>;
};

const screens: Screen[] = [
  { name: "home", path: "/", isWhole: true },
  { name: "collection", path: "/collection/after-nine", isWhole: true },
  { name: "sort", path: "/collection/after-nine", prepare: openSort },
  { name: "product", path: "/product/umbra", isWhole: true },
  { name: "finder-open", path: "/product/umbra", prepare: openSizeFinder },
  { name: "finder", path: "/size-finder?dress=umbra", isWhole: true },
  { name: "enquiry-open", path: "/product/umbra?size=38", prepare: openComposer },
  { name: "enquiry", path: "/enquiry?dress=umbra", isWhole: true, prepare: clearCode },
  {
    name: "fitting",
    path: "/fitting?dress=umbra&dress=selene&dress=nocturne",
    isWhole: true,
    begin: storeFittingList,
    prepare: ownListShown,
  },
  { name: "care", path: "/care/keeping-the-dark", isWhole: true },
  { name: "about", path: "/about", isWhole: true },
  { name: "faq", path: "/faq", isWhole: true },
  { name: "contact", path: "/contact", isWhole: true },
  { name: "not-found", path: "/nowhere" },
  { name: "search", path: "/faq?search=umb" },
  { name: "search-page", path: "/search?q=satin", isWhole: true },
];

/** A shop of the label before its first dress. */
const openingSoon: Screen = { name: "soon", path: "/", isWhole: true };

/**
 * While the type is fetched its fallback stands in: a title or a paragraph may be one line longer for that long, on a page that comes
 * with its type late. Nearly every device has a face that the fallback is made of; few build machines do.
 */
const FIRST_VISIT_SHIFT = { matched: 0.05, unmatched: 0.2 };

let shop: Shop;

// One shop for all of them: each worker would open its own.
test.describe.configure({ mode: "default" });

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeAll(async () => {
  shop = await openLabel(join(root, "tests/second-label"));
});

test.afterAll(() => shop.close());

for (const screen of screens)
  test(`${screen.name} of a dark label looks as approved, can be read by everybody, and nothing moves`, async ({
    page,
  }) => {
    await expectApproved(page, shop.url, screen);
  });

test("its shop before the first dress looks as approved, can be read by everybody, and nothing moves", async ({
  page,
}) => {
  const { url, close } = await openLabel(await folderWithoutDresses());
  await expectApproved(page, url, openingSoon);
  await close();
});

test("its codes are dark on light, as cameras read them", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.url}/enquiry?dress=umbra`);
  const code = page.locator(CODE);
  await expect(code).toHaveCSS("background-color", "rgb(241, 236, 228)");
  await expect(code).toHaveCSS("stroke", "rgb(21, 19, 26)");
});

test("its name is set from margin to margin at the end of a page", async ({ page }) => {
  await page.goto(`${shop.url}/faq`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of [390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () => page.evaluate(signatureBeyondMargin);
    await expect.poll(beyond, { message: `at ${width} pixels` }).toBeLessThan(0.01);
    expect(await beyond()).toBeGreaterThan(-0.03);
  }
});

test("names stand on its screens whole, too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${shop.url}/faq`);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const links = ["Home", "After nine", "Midnight", "First light", "About us", "Contact us"];
  const named = labelNames(40).map((name) => ({
    name,
    style: headerStyle(name, links, { pairing: "garalde" }),
  }));
  expect(await page.evaluate(namesOverflowing, { named })).toEqual([]);
});

async function expectApproved(page: Page, origin: string, { name, path, isWhole, begin, prepare }: Screen) {
  await begin?.(page);
  await watchLayoutShift(page);
  await page.goto(origin + path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const first = await layoutShiftsOf(page);
  const most = FIRST_VISIT_SHIFT[(await page.evaluate(hasFallback)) ? "matched" : "unmatched"];
  expect(sumOf([...first.whileParsed, ...first.afterwards])).toBeLessThan(most);
  // From here on the type is known.
  await page.goto(origin + path);
  expect((await layoutShiftsOf(page)).afterwards).toEqual([]);
  await prepare?.(page);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(21, 19, 26)");
  await expectAccessible(page);
  await expectScreenshot(page, { name: `second-${name}`, isWhole: isWhole ?? false });
  expect((await layoutShiftsOf(page)).afterwards).toEqual([]);
}

/** Runs in the page: whether it finds one of the faces that styles/fonts.css names for it. */
function hasFallback(): Promise<boolean> {
  const face = new FontFace("probe", 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")');
  return face.load().then(
    () => true,
    () => false,
  );
}

function sumOf(shifts: LayoutShift[]) {
  return shifts.reduce((sum, { score }) => sum + score, 0);
}

async function openLabel(content: string) {
  const data = await mkdtemp(join(tmpdir(), "trousseau-second-"));
  return openShop({ CONTENT: content, DATA_DIR: data });
}

async function folderWithoutDresses(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-second-soon-"));
  const documents = await readFile(join(root, "tests/second-label/data.ndjson"), "utf8");
  const kept = documents.split("\n").filter((line) => !/"_type": "(product|collection|home)"/.test(line));
  await writeFile(join(folder, "data.ndjson"), kept.join("\n"));
  await symlink(join(root, "content/images"), join(folder, "images"));
  return folder;
}

async function openSort(page: Page) {
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await page.getByRole("dialog", { name: "Filter and Sort" }).waitFor();
}

async function openSizeFinder(page: Page) {
  await page.locator('a[aria-haspopup="dialog"]', { hasText: "Find your size" }).press("Enter");
  await page.getByRole("dialog", { name: "Find your size" }).waitFor();
}

async function openComposer(page: Page) {
  await page.getByRole("link", { name: "Add a few words" }).click();
  await page.getByRole("dialog", { name: "Add a few words" }).waitFor();
  await clearCode(page);
}

/** Its text is another one in each run. A product's page has a second one, for its printed sheet. */
async function clearCode(page: Page) {
  const strokes = page.locator(`${CODE} path`);
  await strokes.first().waitFor({ state: "attached" });
  await strokes.evaluateAll((paths) => {
    for (const path of paths) path.remove();
  });
}

/** It is her own list, whose heading is there from the first byte. */
function storeFittingList(page: Page) {
  const list = ["umbra", "selene", "nocturne"].map((slug) => ({ slug, name: slug, note: "" }));
  return page.addInitScript((text) => localStorage.setItem("fitting-list-1", text), JSON.stringify(list));
}

async function ownListShown(page: Page) {
  await page.getByRole("button", { name: "Send the link" }).waitFor();
}

/** Runs in the page: by how much the signature is wider than what stands above it, in parts of that. */
function signatureBeyondMargin(): number {
  const signature = document.querySelector('footer > p[aria-hidden="true"]');
  const range = document.createRange();
  if (signature) range.selectNodeContents(signature);
  const above = signature?.previousElementSibling?.getBoundingClientRect();
  if (!above?.width) throw new Error("The page has no signature.");
  return (range.getBoundingClientRect().right - above.right) / above.width;
}
