import type { Page } from "@playwright/test";
import { openContentHost } from "#tests/support/content-host.ts";
import { dress } from "#tests/support/dress.ts";
import { expect, test } from "#tests/support/journey.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { standInPictures } from "#tests/support/stand-in-pictures.ts";

// Labels that have begun: no film, no editorial picture, and fewer dresses than the home page has places.

const widths = [320, 390, 820, 1440];
const house = {
  _id: "house",
  _type: "house",
  name: "Maison Lior",
  phone: "41441234567",
  email: "atelier@lior.example",
  showroom: { address: ["3 rue du Lac", "1006 Lausanne"] },
};
const sixty = "Marguerite de Sainte-Colombe, her train seven metres in all.";

let host: Awaited<ReturnType<typeof openContentHost>>;
let shop: Shop;

test.describe.configure({ mode: "serial" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeAll(async () => {
  host = await openContentHost({ documents: [house] });
  shop = await openShop({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
});

test.afterAll(async () => {
  await shop.close();
  await host.close();
});

test.beforeEach(({ page }) => standInPictures(page));

test("a shop without a dress has its first screen for where the label is found", async ({ page }) => {
  await open(page, "/", [house]);
  await expectWhole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const heading = page.getByRole("heading", { level: 1, name: "The shop opens soon" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "atelier@lior.example" }).first()).toBeInViewport({ ratio: 1 });
});

for (const count of [1, 3]) {
  test(`with ${count} of them no dress is repeated down the page, and nothing covers another`, async ({
    page,
  }) => {
    const dresses = Array.from({ length: count }, (_, index) => ({
      ...dress(`lia-${index}`),
      category: index === 0 ? "satin-dresses" : "tulle-dresses",
    }));
    await open(page, "/", [house, ...dresses]);
    await expectWhole(page);
    const main = page.getByRole("main");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => main.evaluate(covered), { message: `at ${width} pixels` }).toEqual([]);
    }
    // Without a film the dresses begin on the first screen.
    await expect(main.getByRole("link", { name: "Dress lia-0" }).first()).toBeInViewport({ ratio: 0.2 });
    await expect(main.getByRole("link", { name: "Dress lia-0" })).toHaveCount(count === 1 ? 1 : 2);
    await expect(main.getByRole("link", { name: "Show More" })).toHaveCount(count === 1 ? 0 : 2);
  });
}

test("a name of sixty characters is whole wherever it stands", async ({ page }) => {
  const documents = [house, dress("lia"), { ...dress("marguerite"), name: sixty }];
  for (const path of ["/", "/collection/tulle-dresses", "/product/marguerite"]) {
    await open(page, path, documents);
    await expect(page.getByRole("main").getByText(sixty).first()).toBeVisible();
    await expectWhole(page);
  }
});

test("a collection without an introduction has its title on one line, at the page's edge", async ({
  page,
}) => {
  await open(page, "/collection/tulle-dresses", [house, dress("lia")]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const list = await page.getByRole("main").getByRole("list").last().boundingBox();
  expect(Math.abs((title?.x ?? 0) - (list?.x ?? 100))).toBeLessThan(10);
});

test("the description of the only dress keeps its distance from what follows", async ({ page }) => {
  await open(page, "/product/lia", [house, dress("lia")]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const text = await page.getByRole("main").getByText("Tulle, in layers.").boundingBox();
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect((footer?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeGreaterThan(40);
  }
});

/** Publishes these, and opens a page once it is rendered from them: shortly after a publish the one before may be served. */
async function open(page: Page, path: string, documents: { _type: string; name: string }[]) {
  const dresses = documents.filter(({ _type }) => _type === "product");
  const shown = dresses.map(({ name }) => name);
  host.publish(documents);
  await expect.poll(() => shownOnHome(), { timeout: 20_000 }).toEqual(shown);
  await page.goto(`${shop.url}${path}`);
}

async function shownOnHome(): Promise<string[]> {
  const html = await (await fetch(shop.url)).text();
  const names = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name = ""]) => name);
  return [...new Set(names)];
}

async function expectWhole(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(lostText), { message: `at ${width} pixels` }).toEqual([]);
  }
}

/** Runs in the page: dresses and buttons of the first section that stand on each other. */
function covered(main: Element): string[] {
  const first = main.querySelector("[aria-labelledby='first']");
  const parts = [...(first?.children ?? [])].map((part) => ({
    name: part.textContent,
    box: part.getBoundingClientRect(),
  }));
  return parts.flatMap(({ name, box }, index) =>
    parts
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      )
      .map((other) => `${name} and ${other.name}`),
  );
}
