import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { expectScreenshot } from "#tests/support/screenshot.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

// Another owner might order the home page so: every kind of section, some of them twice, and no film at the top.

let shop: Shop;

// One shop for all of them: each worker would open its own.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  shop = await openShop();
  const lake = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const said = await lake.fetch<{ _key: string }[]>("*[_id == 'home'][0].sections");
  const keys = ["hero", "first", "bridal", "parallax", "featured", "shipping"];
  const [hero, first, bridal, parallax, featured, shipping] = keys.map((key) =>
    said.find(({ _key }) => _key === key),
  );
  const sections = [
    {
      _type: "textSection",
      label: "The house",
      heading: "Sewn by *four* people",
      text: "Each dress is cut for the one who wears it, and pinned on her twice.\n\nCome and be measured, or send us four numbers.",
      action: { label: "About us", href: "/about" },
    },
    { _type: "pictureSection", ...parallax },
    { _type: "questionsSection" },
    { _type: "sliderSection", shows: "collection", collection: "satin-dresses" },
    { _type: "lettersSection" },
    { _type: "carouselSection", ...bridal },
    { _type: "shippingSection", isHidden: true, heading: "Nobody sees this" },
    { _type: "textSection", heading: "Another *word*", text: "One paragraph." },
    { _type: "featuredSection", ...featured },
    { _type: "sliderSection", shows: "collection", collection: "bridal-dresses", more: "All of them" },
    { _type: "firstDressesSection", ...first },
    { _type: "pictureSection", ...parallax, heading: "Once *more*" },
    { _type: "heroSection", ...hero },
    { _type: "sliderSection", shows: "all" },
    { ...shipping, _type: "shippingSection" },
  ];
  const keyed = sections.map((section, index) => ({ ...section, _key: `section-${index}` }));
  await lake.patch("home").set({ sections: keyed }).commit();
  await expect
    .poll(async () => (await fetch(shop.url)).text(), { timeout: 20_000 })
    .toContain("Come and be measured");
});

test.afterAll(() => shop.close());

test("every kind of section, in another order, looks as approved", { tag: "@both" }, async ({ page }) => {
  await page.goto(shop.url);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  const { y = 0, height = 1000 } = (await page.getByRole("banner").boundingBox()) ?? {};
  const first = await main.locator("section").first().boundingBox();
  expect(first?.y, "it begins below the header").toBeGreaterThanOrEqual(y + height - 1);
  await expectAccessible(page);
  await expectScreenshot(page, { name: "home-sections", isWhole: true });
});
