import { typePairingNames } from "#app/label/type-pairings.ts";
import { headerStyle } from "#app/site/header-fit.ts";
import { expect, test } from "#tests/support/journey.ts";
import { labelNames } from "#tests/support/label-names.ts";
import { namesOverflowing } from "#tests/support/names-overflowing.ts";
import { links } from "#tests/support/navigation-labels.ts";
import { pairingStyle } from "#tests/support/pairing-style.ts";

const names = labelNames(200);
const settings = ["/", "/product/aurelie", "/faq"].flatMap((path) =>
  typePairingNames.map((pairing) => ({ path, pairing })),
);

test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: "reduce" } });

test("names of 2 to 40 characters in any script stand on the screen whole, beside the header's controls, in every type", async ({
  page,
}) => {
  for (const [index, { path, pairing }] of settings.entries()) {
    // Each name in one of the settings.
    const own = names.filter((_, at) => at % settings.length === index);
    const named = own.map((name) => ({ name, style: headerStyle(name, links, { pairing }) }));
    if (!page.url().endsWith(path)) await page.goto(path);
    const type = await pairingStyle(pairing);
    expect(await page.evaluate(namesOverflowing, { named, type }), `${pairing} on ${path}`).toEqual([]);
  }
});
