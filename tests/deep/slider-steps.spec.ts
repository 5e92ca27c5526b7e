import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a step counts from where the list stands, also where browsers do not say that scrolling has ended", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto("/");
  const next = page.getByRole("button", { name: "Next in Evening Dresses" });
  const list = page.getByRole("list", { name: "Evening Dresses" });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect.poll(async () => (await countOf(page))?.[0]).toBe("2");
  await list.evaluate(scrollToSlide, 9);
  await expect.poll(async () => (await countOf(page))?.[0]).toBe("10");
  await list.evaluate(standsStill);
  await next.click();
  await expect.poll(async () => (await countOf(page))?.[0]).toBe("11");
});

test("a featured card leads on with a click, and is dragged both ways", async ({ page }) => {
  await page.goto("/");
  const stack = page
    .getByRole("region", { name: "Featured" })
    .or(page.locator("section[aria-labelledby=featured]"));
  const pause = stack.getByRole("button", { name: "Pause motion" });
  await pause.click();
  const cards = stack.locator('[aria-roledescription="slide"]');
  const front = () =>
    stack.locator("[data-front]").evaluate((card) => [...(card.parentElement?.children ?? [])].indexOf(card));
  expect(await front()).toBe(0);
  await drag(page, cards.nth(0), -200);
  await expect.poll(front).toBe(1);
  await drag(page, cards.nth(1), 200);
  await expect.poll(front).toBe(0);
  await expect(page).toHaveURL("/");
  await cards.nth(0).click();
  await expect(page).toHaveURL(/\/collection\//);
});

test("arrow keys turn the carousel", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Pause motion" }).first().click();
  const bridal = page.locator("section[aria-labelledby=bridal]");
  await bridal.scrollIntoViewIfNeeded();
  await expect(bridal.getByRole("button", { name: "Show slide 1 of 5" })).toBeVisible();
  await bridal.getByRole("button", { name: "Show slide 1 of 5" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(bridal.getByText("2 of 5")).toBeVisible();
  // While it is still on its way.
  await page.keyboard.press("ArrowLeft");
  await expect(bridal.getByText("1 of 5")).toBeVisible();
  for (const step of [2, 3, 4, 5]) {
    await page.keyboard.press("ArrowRight");
    await expect(bridal.getByText(`${step} of 5`)).toBeVisible();
  }
});

/** By the page's own script, as the keyboard and assistive technology do: no finger, no wheel. */
function scrollToSlide(list: Element, index: number) {
  const [first, slide] = [list.children[0], list.children[index]];
  if (!first || !slide) throw new Error("There is no such slide.");
  const left = slide.getBoundingClientRect().left - first.getBoundingClientRect().left;
  list.scrollTo({ left, behavior: "instant" });
}

/** Resolves when there has been no scrolling for half a second. */
function standsStill(list: Element) {
  return new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 500);
    list.addEventListener("scroll", () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 500);
    });
  });
}

async function countOf(page: Page) {
  const slider = page.locator("section[aria-labelledby=evening]");
  return /(\d+) \/ (\d+)/.exec((await slider.getByText(/^\d+ \/ \d+$/).textContent()) ?? "")?.slice(1);
}

async function drag(page: Page, card: ReturnType<Page["locator"]>, by: number) {
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error("The card has no place.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}
