import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "#scripts/prepare.mjs";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { shiftsOfTwoVisits } from "#tests/support/layout-shift.ts";
import { expectScreenshot } from "#tests/support/screenshot.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { storeWishlist as storeList } from "#tests/support/wishlist-page.ts";

// Another label on the same shop: dark, in another type, with collections and dresses of its own (tests/second-label/).

/** The QR codes have these; icons have rounder edges. */
const CODE = 'svg[shape-rendering="crispEdges"]';

const FITTING = "/fitting?dress=umbra&dress=selene&dress=nocturne";

type Screen = {
  name: string;
  path: string;
  isWhole?: boolean;
  /** The label before its first dress. */
  opensSoon?: boolean;
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
  { name: "fitting", path: FITTING, isWhole: true, begin: storeWishlist, prepare: ownListShown },
  { name: "care", path: "/care/keeping-the-dark", isWhole: true },
  { name: "about", path: "/about", isWhole: true },
  { name: "faq", path: "/faq", isWhole: true },
  { name: "contact", path: "/contact", isWhole: true },
  { name: "not-found", path: "/nowhere" },
  { name: "search", path: "/faq?search=umb" },
  { name: "search-page", path: "/search?q=satin", isWhole: true },
  { name: "soon", path: "/", isWhole: true, opensSoon: true },
];

let shop: Shop;
let emptyShop: Shop;

// One shop for all of them: each worker would open its own.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  shop = await openLabel(() => true);
  emptyShop = await openLabel((line) => !/"_type": "(product|collection|home)"/.test(line));
});

test.afterAll(async () => {
  await shop.close();
  await emptyShop.close();
});

for (const { name, path, opensSoon, isWhole = false, begin, prepare } of screens)
  test(`${name} of a dark label looks as approved, and can be read`, { tag: "@both" }, async ({ page }) => {
    await begin?.(page);
    await page.goto((opensSoon ? emptyShop : shop).url + path);
    await prepare?.(page);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(21, 19, 26)");
    await expectAccessible(page);
    await expectScreenshot(page, { name: `second-${name}`, isWhole });
  });

test("nothing moves on its pages once the type is known", async ({ page }) => {
  for (const path of ["/", "/product/umbra"])
    expect((await shiftsOfTwoVisits(page, shop.url + path)).afterwards, path).toEqual([]);
});

test("its codes are dark on light, as cameras read them", async ({ page }) => {
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

/** Opens a shop of those documents, with the sample's pictures: a link to them would lead out of the folder. */
async function openLabel(isKept: (line: string) => boolean) {
  const folder = await mkdtemp(join(tmpdir(), "trousseau-second-"));
  const content = join(folder, "content");
  const documents = await readFile(join(root, "tests/second-label/data.ndjson"), "utf8");
  await cp(join(root, "sample/images"), join(content, "images"), { recursive: true });
  await writeFile(join(content, "data.ndjson"), documents.split("\n").filter(isKept).join("\n"));
  return openShop({ CONTENT: content, DATA_DIR: join(folder, "data") });
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
  // Its code comes in a script of its own.
  await page.locator(`dialog ${CODE} path`).waitFor({ state: "attached" });
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

/** The visitor's own list has its heading from the first byte. */
function storeWishlist(page: Page) {
  return storeList(
    page,
    ["umbra", "selene", "nocturne"].map((slug) => ({ slug, name: slug, note: "" })),
  );
}

async function ownListShown(page: Page) {
  await page.getByRole("button", { name: "Share this list" }).waitFor();
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
