import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { node, root } from "#scripts/prepare.mjs";
import { followFocus, startOver } from "#tests/support/follow-focus.ts";
import { expect, test } from "#tests/support/journey.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

// An editor who looks at drafts has a bar on the page. She fills in the shop's forms with it there, and reads what needs mending.

/** The last two are a phone whose keyboard is open, and a screen of 1280 by 1024 at 400 %. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 390, height: 420 },
  { width: 320, height: 256 },
];

/** Forms: of the contact page with the newsletter's under it, the composer, the size finder; and a dress with its own bar. */
const paths = ["/contact", "/enquiry?dress=aurelie", "/size-finder?dress=aurelie", "/product/aurelie"];

let shop: Shop;

// One shop for all of them: each worker would open its own.
test.describe.configure({ mode: "default" });

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeAll(async () => {
  shop = await openShop();
});

test.afterAll(() => shop.close());

for (const path of paths)
  test(`${path} in preview: no field and no button is under the bar when it has the focus`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.goto(shop.url + (await previewLink(path)));
    const bar = page.getByRole("complementary", { name: "Preview" });
    await expect(bar).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const key of ["Tab", "Shift+Tab"]) {
        await page.evaluate(startOver, key);
        const { stops, covered } = await followFocus(page, key);
        expect(covered, `${key} at ${size.width} by ${size.height}`).toEqual([]);
        expect(stops, `controls on the way, ${key} at ${size.width}`).toBeGreaterThan(15);
      }
    }
  });

test("what needs mending stands within the page's margins", async ({ page }) => {
  await page.goto(shop.url + (await previewLink("/content-check")));
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { name: "What needs mending" });
  for (const { width } of sizes) {
    await page.setViewportSize({ width, height: 900 });
    const left = await title.evaluate((heading) => heading.getBoundingClientRect().left);
    expect(left, `at ${width} pixels`).toBeGreaterThanOrEqual(16);
  }
});

/** As Studio asks for it, with a token that the owner has made with the lake's own command. */
async function previewLink(to: string): Promise<string> {
  const command = join(root, "packages/content-lake/command/content-lake-command.ts");
  const words = ["token", "create", "test", "--role", "editor", "--folder", join(shop.dataFolder, "lake")];
  const { stdout } = await promisify(execFile)(node, [command, ...words]);
  const response = await fetch(`${shop.url}/preview/token`, {
    method: "POST",
    body: JSON.stringify({ to }),
    headers: { Authorization: `Bearer ${stdout.trim()}` },
  });
  const { link }: { link: string } = await response.json();
  return link;
}
