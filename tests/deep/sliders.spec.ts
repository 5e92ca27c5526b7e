import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test("the arrows keep the focus at either end, and the count reaches the last dress", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto("/");
  const next = page.getByRole("button", { name: "Next in Evening Dresses" });
  const previous = page.getByRole("button", { name: "Previous in Evening Dresses" });
  const list = page.getByRole("list", { name: "Evening Dresses" });
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await list.evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth - element.clientWidth - 400 }),
  );
  await next.focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(next).toHaveAttribute("aria-disabled", "true", { timeout: 1_000 });
  }).toPass();
  await expect(next).toBeFocused();
  const [shown, count] = (await countOf(page)) ?? [];
  expect(Number(count)).toBeGreaterThan(4);
  expect(shown).toBe(count);
});

/** Time of the page's own clock in which the stack would have turned more than once, in milliseconds. */
const LONG = 9_000;
/** The clock stops only ahead of now, and what passes between two calls is less, in milliseconds. */
const MOMENT = 60_000;

test.describe("where things move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test.describe("the stack of featured cards", () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await page.goto("/");
      await stackOf(page).scrollIntoViewIfNeeded();
      await expect(stackOf(page).getByRole("button", { name: "Next featured dress" })).toBeVisible();
      await page.mouse.move(0, 0);
      // Time passes from here on where a test lets it: on a busy machine the stack would turn between two steps.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MOMENT);
    });

    test("it turns by itself, and stands still under the pointer or the focus", async ({ page }) => {
      await expectTurns(page, true);
      await point(page);
      await expectTurns(page, false);
      await focus(page);
      await leave(page);
      await expectTurns(page, false);
      await point(page);
      await linkOf(page).blur();
      await expectTurns(page, false);
      await leave(page);
      await expect(cardsOf(page), "both are gone").toHaveAttribute("aria-live", "off");
      await expectTurns(page, true);
    });

    test("a card swiped away gives its focus to the next, comes back, and leads on", async ({ page }) => {
      await focus(page);
      const before = Number.parseInt((await frontOf(page)) ?? "", 10);
      await drag(page, -300);
      await expect.poll(() => frontOf(page)).toBe(`${(before % 5) + 1} of 5`);
      await expect(linkOf(page)).toBeFocused();
      await drag(page, 300);
      await expect.poll(() => frontOf(page)).toBe(`${before} of 5`);
      await expect(page).toHaveURL("/");
      await linkOf(page).click();
      await expect(page).toHaveURL(/\/collection\//);
    });
  });

  test("what moves by itself is a carousel as the pattern has it", async ({ page }) => {
    const name = "Featured Dresses";
    await page.goto("/");
    const carousel = page.locator('[aria-roledescription="carousel"]').and(page.getByRole("group", { name }));
    await carousel.scrollIntoViewIfNeeded();
    const controls = carousel.getByRole("button");
    await expect(controls.first(), "what stops it comes first").toHaveAccessibleName("Pause motion");
    await expect(controls.nth(1)).toBeVisible();
    const slides = carousel.locator('[role="group"][aria-roledescription="slide"]');
    await expect(slides).toHaveCount(5);
    await expect(cardsOf(page)).toHaveAttribute("aria-live", "off");
    const labels = await slides.evaluateAll((elements) =>
      elements.map((slide) => slide.getAttribute("aria-label")),
    );
    expect(labels.toSorted()).toEqual(["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"]);
    await controls.nth(1).focus();
    await expectHeld(page);
    await controls.nth(1).press("Enter");
    await page.getByRole("contentinfo").getByRole("textbox").focus();
    await page.mouse.move(0, 0);
    await expect(controls.first(), "and after a choice").toHaveAttribute("aria-pressed", "true");
    await controls.first().click();
    await expect(cardsOf(page)).toHaveAttribute("aria-live", "off");
    const stops = await carousel.evaluate((element) => element.querySelectorAll("[tabindex='0']").length);
    expect(stops).toBe(0);
  });
});

async function countOf(page: Page) {
  const slider = page.locator("section[aria-labelledby=evening]");
  return /(\d+) \/ (\d+)/.exec((await slider.getByText(/^\d+ \/ \d+$/).textContent()) ?? "")?.slice(1);
}

async function expectTurns(page: Page, turns: boolean) {
  const before = await frontOf(page);
  await page.clock.runFor(LONG);
  expect((await frontOf(page)) !== before).toBe(turns);
}

function stackOf(page: Page) {
  return page.getByRole("group", { name: "Featured Dresses" });
}

/** Which are read out as they turn while they stand, and not while they turn by themselves. */
function cardsOf(page: Page) {
  return stackOf(page).locator("[aria-live]");
}

/** The link of the card in front. */
function linkOf(page: Page) {
  return stackOf(page).locator("[data-front]").getByRole("link");
}

function frontOf(page: Page) {
  return stackOf(page).locator("[data-front]").getAttribute("aria-label");
}

async function point(page: Page) {
  const [x, y] = await middleOf(stackOf(page));
  await page.mouse.move(x, y);
  await expectPointedAt(page, true);
  await expectHeld(page);
}

async function focus(page: Page) {
  await linkOf(page).focus();
  await expectHeld(page);
}

async function leave(page: Page) {
  await page.mouse.move(0, 0);
  await expectPointedAt(page, false);
}

/** The browser itself scrolls, whatever the stack makes of it. */
async function expectPointedAt(page: Page, isPointedAt: boolean) {
  await expect.poll(() => stackOf(page).evaluate((stack) => stack.matches(":hover"))).toBe(isPointedAt);
}

/** A pointer is noticed when the browser has time for it; the clock, which is the test's, must not run before. */
async function expectHeld(page: Page) {
  await expect(cardsOf(page)).toHaveAttribute("aria-live", "polite");
}

async function drag(page: Page, by: number) {
  const [x, y] = await middleOf(linkOf(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}

async function middleOf(part: Locator): Promise<[x: number, y: number]> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It has no place.");
  return [box.x + box.width / 2, box.y + box.height / 2];
}
