import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

/** Time of the page's own clock in which the stack would have turned more than once, in milliseconds. */
const LONG = 9_000;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await stackOf(page).scrollIntoViewIfNeeded();
  await expect(stackOf(page).getByRole("button", { name: "Next featured dress" })).toBeVisible();
  await page.mouse.move(0, 0);
});

test("the stack turns by itself while nobody is at it", async ({ page }) => {
  const before = await frontOf(page);
  await page.clock.runFor(LONG);
  expect(await frontOf(page)).not.toBe(before);
});

const holds = {
  "the pointer alone": [point],
  "the focus alone": [focus],
  "the pointer, then the focus": [point, focus],
  "the focus, then the pointer": [focus, point],
} as const;

for (const [name, steps] of Object.entries(holds)) {
  test(`${name}: the stack stands still`, async ({ page }) => {
    for (const step of steps) await step(page);
    const before = await frontOf(page);
    await page.clock.runFor(LONG);
    expect(await frontOf(page)).toBe(before);
  });
}

test("the focus holds it when the pointer goes, and keeps its dress", async ({ page }) => {
  await focus(page);
  await point(page);
  await page.mouse.move(0, 0);
  const before = await frontOf(page);
  await page.clock.runFor(LONG);
  expect(await frontOf(page)).toBe(before);
  await expect(linkOf(page)).toBeFocused();
});

test("the pointer holds it when the focus goes", async ({ page }) => {
  await point(page);
  await focus(page);
  await page
    .getByRole("contentinfo")
    .getByRole("textbox")
    .evaluate((field) => field.focus({ preventScroll: true }));
  const before = await frontOf(page);
  await page.clock.runFor(LONG);
  expect(await frontOf(page)).toBe(before);
});

test("once both are gone it turns again", async ({ page }) => {
  await focus(page);
  await point(page);
  await page.mouse.move(0, 0);
  await linkOf(page).evaluate((link) => link.blur());
  const before = await frontOf(page);
  await page.clock.runFor(LONG);
  expect(await frontOf(page)).not.toBe(before);
});

test("a card swiped away with the focus on it gives the focus to the next", async ({ page }) => {
  await focus(page);
  const box = await linkOf(page).boundingBox();
  if (!box) throw new Error("The front card has no place.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => frontOf(page)).toBe("2 of 5");
  await expect(linkOf(page)).toBeFocused();
});

function stackOf(page: Page) {
  return page.getByRole("group", { name: "Featured Dresses" });
}

/** Of the card in front. */
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
}

async function focus(page: Page) {
  await linkOf(page).focus();
}
