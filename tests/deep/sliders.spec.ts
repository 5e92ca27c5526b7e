import type { Page } from "@playwright/test";
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

test.describe("where things move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

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
    await expect(carousel.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    const labels = await slides.evaluateAll((elements) =>
      elements.map((slide) => slide.getAttribute("aria-label")),
    );
    expect(labels.toSorted()).toEqual(["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"]);
    await controls.nth(1).focus();
    await expect(carousel.locator("[aria-live]"), "it stands still under the focus").toHaveAttribute(
      "aria-live",
      "polite",
    );
    await controls.nth(1).press("Enter");
    await page.getByRole("contentinfo").getByRole("textbox").focus();
    await page.mouse.move(0, 0);
    await expect(controls.first(), "and after a choice").toHaveAttribute("aria-pressed", "true");
    await controls.first().click();
    await expect(carousel.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    const stops = await carousel.evaluate((element) => element.querySelectorAll("[tabindex='0']").length);
    expect(stops).toBe(0);
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
      stack
        .locator("[data-front]")
        .evaluate((card) => [...(card.parentElement?.children ?? [])].indexOf(card));
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
    await expect(bridal.locator(".swiper-initialized")).toBeVisible();
    await expect(bridal.getByRole("button", { name: "Show slide 1 of 5" })).toBeVisible();
    await bridal.getByRole("button", { name: "Show slide 1 of 5" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(bridal.getByText("2 of 5")).toBeVisible();
    // The slider is still moving here.
    await page.keyboard.press("ArrowLeft");
    await expect(bridal.getByText("1 of 5")).toBeVisible();
    for (const step of [2, 3, 4, 5]) {
      await page.keyboard.press("ArrowRight");
      await expect(bridal.getByText(`${step} of 5`)).toBeVisible();
    }
  });
});

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
