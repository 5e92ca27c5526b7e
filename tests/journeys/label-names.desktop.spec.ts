import { headerStyle } from "#app/site/header-fit.ts";
import { expect, test } from "#tests/support/journey.ts";
import { labelNames } from "#tests/support/label-names.ts";
import { namesOverflowing } from "#tests/support/names-overflowing.ts";
import { links } from "#tests/support/navigation-labels.ts";

test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: "reduce" } });

test("names of 2 to 40 characters stand on the screen whole, beside the header's controls", async ({
  page,
}) => {
  await page.goto("/faq");
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const named = labelNames(200).map((name) => ({ name, style: headerStyle(name, links) }));
  expect(await page.evaluate(namesOverflowing, named)).toEqual([]);
});
