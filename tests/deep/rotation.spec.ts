import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

/** Time of the page's own clock in which the stack would have turned more than once, in milliseconds. */
const LONG = 9_000;
/** The clock stops only ahead of now, and what passes between two calls is less, in milliseconds. */
const MOMENT = 60_000;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await stackOf(page).scrollIntoViewIfNeeded();
  await expect(stackOf(page).getByRole("button", { name: "Next featured dress" })).toBeVisible();
  await page.mouse.move(0, 0);
  // Time passes from here on where a test lets it: on a busy machine the stack would turn between two steps.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MOMENT);
});

test("the stack turns by itself, and stands still as long as the pointer or the focus is at it", async ({
  page,
}) => {
  await expectTurns(page, true);
  await point(page);
  await expectTurns(page, false);
  await focus(page);
  await leave(page);
  await expectTurns(page, false);
  await point(page);
  await blur(page);
  await expectTurns(page, false);
  await leave(page);
  await expect(cardsOf(page), "both are gone").toHaveAttribute("aria-live", "off");
  await expectTurns(page, true);
});

test("a card swiped away with the focus on it gives the focus to the next", async ({ page }) => {
  await focus(page);
  const before = Number.parseInt((await frontOf(page)) ?? "", 10);
  const box = await linkOf(page).boundingBox();
  if (!box) throw new Error("The front card has no place.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => frontOf(page)).toBe(`${(before % 5) + 1} of 5`);
  await expect(linkOf(page)).toBeFocused();
});

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
  const box = await stackOf(page).boundingBox();
  if (!box) throw new Error("The stack has no place.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
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

async function blur(page: Page) {
  await linkOf(page).evaluate((link) => link.blur());
}

/** The browser itself scrolls, whatever the stack makes of it. */
async function expectPointedAt(page: Page, isPointedAt: boolean) {
  await expect.poll(() => stackOf(page).evaluate((stack) => stack.matches(":hover"))).toBe(isPointedAt);
}

/** A pointer is noticed when the browser has time for it; the clock, which is the test's, must not run before. */
async function expectHeld(page: Page) {
  await expect(cardsOf(page)).toHaveAttribute("aria-live", "polite");
}
