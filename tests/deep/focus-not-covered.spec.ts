import type { Locator, Page } from "@playwright/test";
import { contrast } from "#model/brand/colour-contrast.ts";
import { pixelsOf, shadesIn } from "#tests/support/drawn-shades.ts";
import { expect, test } from "#tests/support/journey.ts";
import { previewLink } from "#tests/support/preview-link.ts";

/** The last is a screen of 1280 by 1024 at 400 %. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
];

/** Each look takes two frames. */
const MAX_LOOKS = 30;

/** The footer alone has more links: a way that ends sooner has not been gone. */
const MIN_STOPS = 15;

const plain = ["/?notice=not-shown", "/collection/tulle-dresses", "/product/aurelie", "/contact"];
// Forms, with the newsletter's under them; and a dress with its own bar.
const previewed = ["/contact", "/enquiry?dress=aurelie", "/product/aurelie"];

for (const [at, path] of [...plain, ...previewed].entries())
  test(`${path}${at < plain.length ? "" : " in preview"}: what gets the focus is under nothing`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const isPreview = at >= plain.length;
    await page.goto(isPreview ? await linkTo(path, baseURL) : path);
    await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(isPreview ? 1 : 0);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const key of ["Tab", "Shift+Tab"]) {
        await page.evaluate(startOver, key);
        const { stops, covered } = await followFocus(page, key);
        expect(covered, `${key} at ${size.width}`).toEqual([]);
        expect(stops, `controls on the way, ${key} at ${size.width}`).toBeGreaterThan(MIN_STOPS);
      }
    }
  });

test("what needs mending stands within the page's margins", async ({ page, baseURL }) => {
  await page.goto(await linkTo("/content-check", baseURL));
  const title = page.getByRole("main").getByRole("heading", { name: "What needs fixing" });
  for (const { width } of sizes) {
    await page.setViewportSize({ width, height: 900 });
    const left = await title.evaluate((heading) => heading.getBoundingClientRect().left);
    expect(left, `at ${width} pixels`).toBeGreaterThanOrEqual(16);
  }
});

test("a control that is covered is noticed", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(() => {
    const cover = document.body.appendChild(document.createElement("hr"));
    cover.style.cssText = "position: fixed; inset: 0; z-index: 99; height: auto";
  });
  await page.evaluate(startOver, "Tab");
  const { covered } = await followFocus(page, "Tab", 1);
  expect(covered).toHaveLength(1);
});

const ringed: Record<string, ((page: Page) => Locator)[]> = {
  "/product/aurelie": [(page) => page.getByRole("link", { name: /^Picture 1:/ })],
  "/product/aurelie?colour=sage&size=38": [
    (page) => page.getByRole("radio", { name: "Sage" }),
    (page) => page.getByRole("radio", { name: "Size 38" }),
  ],
  "/contact": [
    (page) => page.getByRole("textbox", { name: "Name", exact: true }),
    (page) => page.getByRole("contentinfo").getByRole("textbox"),
  ],
  "/": [(page) => page.getByRole("button", { name: "Show slide 1 of 5" })],
};

for (const [path, controls] of Object.entries(ringed))
  test(`the focus is seen on ${path}, in forced colours too`, async ({ page }) => {
    await page.goto(path);
    // A part that comes when it is near has to be near.
    await page.evaluate(() => document.querySelector(".swiper")?.scrollIntoView({ behavior: "instant" }));
    for (const find of controls)
      for (const forcedColors of ["none", "active"] as const) {
        await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
        const { changed, length } = await focusRing(page, find(page));
        // At least a line of one pixel along the longer side must change; WCAG 2.2, 2.4.13, asks for about twice
        // that.
        expect(changed, `${find(page)}, forced colours ${forcedColors}`).toBeGreaterThan(length * 0.9);
      }
  });

test("the focus stays with the variant of the header that has it", async ({ page }) => {
  await page.goto("/faq");
  const tall = page.getByRole("banner").locator("> div").first().getByRole("link", { name: "About us" });
  await tall.focus();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
  await expect(tall).toBeFocused();
  const short = page.getByRole("banner").locator("> div").nth(1).getByRole("link", { name: "About us" });
  await short.focus();
  await expect(short).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("banner")).not.toHaveAttribute("data-scrolled");
  await expect(short).toBeFocused();
  await expect(short).toBeVisible();
});

/** How many pixels in and round a control differ by at least 3:1 once it has the focus, and how long the control is. */
async function focusRing(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  // The keyboard is in use: rings are shown.
  await page.keyboard.press("Shift");
  await control.focus();
  await control.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is no ${control}.`);
  const clip = {
    x: Math.max(0, box.x - 12),
    y: Math.max(0, box.y - 12),
    width: box.width + 24,
    height: box.height + 24,
  };
  const shot = async () => shadesIn(await pixelsOf(await page.screenshot({ clip, caret: "hide" })));
  const focused = await shot();
  await control.evaluate((element) => element.blur());
  const blurred = await shot();
  const changed = focused.filter((shade, pixel) => contrast(shade, blurred[pixel] ?? shade) >= 3).length;
  return { changed, length: Math.max(box.width, box.height) };
}

function linkTo(path: string, shop = "") {
  return previewLink(shop, process.env["SHOP_DATA"] ?? "", path);
}

/** Runs in the page: the focus begins at the end of the page that the key leads away from. */
function startOver(key: string) {
  const places = document.querySelectorAll<HTMLElement>("a, button, input, summary, textarea");
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, key === "Tab" ? 0 : document.body.scrollHeight);
  if (key === "Tab") places[0]?.focus();
  else [...document.querySelectorAll<HTMLElement>("footer a")].at(-1)?.focus();
}

/** How many controls there are from one end of the page to the other, and the names of those whose middle somebody else has. */
async function followFocus(page: Page, key: string, most = 150) {
  const covered: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press(key);
    let found = await page.evaluate(whatCoversFocus);
    // The page has some frames to move a control into sight.
    for (let look = 0; found && found !== "end" && look < MAX_LOOKS; look += 1)
      found = await page.evaluate(whatCoversFocus);
    if (found === "end") break;
    if (found) covered.push(found);
  }
  return { stops, covered };
}

/** Undefined where nothing does, "end" where the focus has left the page. */
async function whatCoversFocus() {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const element = document.activeElement;
  // The calendar's button of a date field lies within it.
  if (!element?.matches(":focus-within") || element === document.body) return "end";
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const box = element.getBoundingClientRect();
  // A control that is larger than the screen is seen in part.
  const middle = (from: number, to: number, room: number) => (Math.max(from, 0) + Math.min(to, room)) / 2;
  const x = middle(box.left, box.right, innerWidth);
  const y = middle(box.top, box.bottom, innerHeight);
  const top = document.elementFromPoint(x, y);
  const isSeen = top !== null && (element.contains(top) || top.contains(element) || label?.contains(top));
  const name = element.getAttribute("aria-label") ?? element.textContent;
  return isSeen ? undefined : `${name} at ${Math.round(x)},${Math.round(y)} is under ${top?.className}`;
}
