import type { Page } from "@playwright/test";
import { axeOn, expect, hydrated, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";

const BRIDAL = "/collection/bridal-dresses";

const dresses = (page: Page) => page.getByRole("main").locator("li").getByRole("heading", { level: 2 });
const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });

async function openFilter(page: Page) {
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await expect(page.getByRole("dialog", { name: "Filter and Sort" })).toBeVisible();
}

/** The box lies under its words. */
async function tick(page: Page, name: RegExp) {
  await box(page, name).focus();
  await page.keyboard.press("Space");
  await expect(box(page, name)).toBeChecked();
}

test("a shopper ticks what she wants, sees how many are left, and Back leads to the whole list", async ({
  page,
}) => {
  await page.goto(BRIDAL);
  await expect(dresses(page)).toHaveCount(7);
  await openFilter(page);
  await tick(page, /^Pink and blush/);
  await tick(page, /^46/);
  await expect(page).toHaveURL(`${BRIDAL}?colour=pink&size=46`);
  await expect(box(page, /^Mermaid/), "no such dress").toBeDisabled();
  await page.getByRole("button", { name: "Show the dresses" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(dresses(page)).toHaveText([/Éloïse|Eloise/, /Joséphine/]);
  await expect(page.getByRole("paragraph").filter({ hasText: /^2 products$/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(BRIDAL);
  await expect(dresses(page)).toHaveCount(7);
  await openFilter(page);
  await expect(box(page, /^46/)).not.toBeChecked();
});

test("whatever lies beneath it, the button that shows the dresses takes what is pressed on it", async ({
  page,
}) => {
  await page.goto(BRIDAL);
  await openFilter(page);
  const covered = await page.getByRole("button", { name: "Show the dresses" }).evaluate(async (button) => {
    const drawer = button.closest("dialog");
    if (!drawer) throw new Error("The button stands in no drawer.");
    await Promise.all(drawer.getAnimations({ subtree: true }).map((animation) => animation.finished));
    const found: string[] = [];
    const below = drawer.scrollHeight - drawer.clientHeight;
    for (let offset = 0; offset <= below; offset += 20) {
      drawer.scrollTo({ top: offset, behavior: "instant" });
      const { left, top, width, height } = button.getBoundingClientRect();
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const met = document.elementFromPoint(left + share * width, top + height / 2);
        if (met !== button && !button.contains(met)) found.push(`${offset} ${share} ${met?.outerHTML}`);
      }
    }
    return { found, places: below };
  });
  expect(covered.found).toEqual([]);
  expect(covered.places, "there is something to scroll").toBeGreaterThan(100);
});

test("Back closes the dialog in which something was ticked, and undoes it", async ({ page }) => {
  await page.goto("/faq");
  await page.goto(BRIDAL);
  await openFilter(page);
  await tick(page, /^Black/);
  await expect(dresses(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(BRIDAL);
  await expect(dresses(page)).toHaveCount(7);
  await page.goBack();
  await expect(page).toHaveURL("/faq");
});

test("Back in the moment in which the filtered list comes undoes it, too", async ({ page }) => {
  await page.goto(BRIDAL);
  await openFilter(page);
  await page.evaluate(backOnceFiltered);
  // Not looked at: it may be undone at once.
  await box(page, /^Black/).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(BRIDAL);
  await expect(page.getByRole("link", { name: "Remove: Black" })).toHaveCount(0);
  await expect(dresses(page)).toHaveCount(7);
});

test("an order stays with its filter, and a filter with its order", async ({ page }) => {
  await page.goto(`${BRIDAL}?sort=price-ascending&silhouette=a-line,ball-gown`);
  await expect(dresses(page)).toHaveCount(3);
  await openFilter(page);
  await page.getByRole("link", { name: "Price, high to low" }).click();
  await expect(page).toHaveURL(`${BRIDAL}?sort=price-descending&silhouette=a-line,ball-gown`);
  await expect(dresses(page).first()).toHaveText(/Eloise|Éloïse/);
  await page.getByRole("link", { name: "Remove: Ball gown" }).click();
  await expect(page).toHaveURL(`${BRIDAL}?sort=price-descending&silhouette=a-line`);
  await expect(page.getByRole("paragraph").filter({ hasText: /^1 product$/ })).toBeFocused();
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(`${BRIDAL}?sort=price-descending`);
  await expect(dresses(page)).toHaveCount(7);
});

test("what no dress has offers the nearest", async ({ page }) => {
  await page.goto(`${BRIDAL}?colour=black&sleeves=long`);
  await expect(page.getByText("No dress has all of this. These come nearest, without colour:")).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: /^0 products$/ })).toBeVisible();
  await expect(dresses(page)).toHaveText([/Clémence/, /Madeleine/]);
});

test("what was ticked before the scripts came is asked for when they do", async ({ page }) => {
  const arrive = await openWithoutScripts(page, BRIDAL);
  await page.evaluate(() =>
    document.querySelector<HTMLInputElement>('[name=colour][value="black"]')?.click(),
  );
  await arrive();
  await expect(page).toHaveURL(`${BRIDAL}?colour=black`);
  await expect(dresses(page)).toHaveCount(1);
});

test("Back undoes a filter that was sent before the scripts came", async ({ page }) => {
  const arrive = await openWithoutScripts(page, BRIDAL);
  await page.getByRole("button", { name: "Filter and Sort" }).click();
  await page.getByRole("checkbox", { name: /^Black/ }).check();
  await page.getByRole("button", { name: "Show the dresses" }).click();
  await expect(page).toHaveURL(`${BRIDAL}?colour=black`);
  await arrive();
  await page.goBack();
  await hydrated(page);
  await expect(dresses(page)).toHaveCount(7);
  await expect(page).toHaveURL(BRIDAL);
  await page.getByRole("button", { name: "Filter and Sort" }).click();
  await expect(page.getByRole("checkbox", { name: /^Black/ })).not.toBeChecked();
});

test("a value that means nothing changes nothing, and the page stays the same when the scripts come", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`${BRIDAL}?colour=made-up,white&size=%F0%9F%A4%8D&price=,,,&sort=junk`);
  await hydrated(page);
  await expect(dresses(page)).toHaveCount(7);
  await expect(page.getByRole("navigation", { name: "Chosen" }).getByRole("link")).toHaveText([
    /White and ivory/,
    "Clear all",
  ]);
  expect(errors).toEqual([]);
});

test("axe finds nothing in the form, with boxes ticked and boxes that cannot be", async ({ page }) => {
  await page.goto(`${BRIDAL}?colour=black`);
  await openFilter(page);
  await expect(box(page, /^Mermaid/)).toBeDisabled();
  await expect
    .poll(async () => (await axeOn(page).analyze()).violations.map(({ id }) => id), {
      timeout: 30_000,
    })
    .toEqual([]);
});

test("on a laptop the first dresses are well in sight", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(BRIDAL);
  const first = await page.getByRole("main").locator("li picture, li img").first().boundingBox();
  expect(first?.y).toBeLessThan(620);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent by its button", async ({ page }) => {
    await page.goto(`${BRIDAL}?sort=price-ascending`);
    await openFilter(page);
    await box(page, /^Pink and blush/).check();
    await box(page, /^Black/).check();
    await page.getByRole("button", { name: "Show the dresses" }).click();
    await expect(page).toHaveURL(/sort=price-ascending&colour=pink&colour=black/);
    await expect(dresses(page)).toHaveCount(3);

    await page.reload();
    const chosen = page.getByRole("navigation", { name: "Chosen" }).getByRole("link");
    await expect(chosen).toHaveText([/Pink and blush/, /Black/, "Clear all"]);
    await openFilter(page);
    await expect(box(page, /^Black/)).toBeChecked();
    await expect(box(page, /^White and ivory/)).not.toBeChecked();
    await page.getByRole("button", { name: "Show the dresses" }).click();
    await chosen.getByText("Clear all").click();
    await expect(page).toHaveURL(`${BRIDAL}?sort=price-ascending`);
    await expect(dresses(page)).toHaveCount(7);
  });

  test("what no dress has offers the nearest, and a way back to all", async ({ page }) => {
    await page.goto(`${BRIDAL}?colour=black&sleeves=long`);
    await expect(page.getByText("No dress has all of this. These come nearest")).toBeVisible();
    await expect(dresses(page)).toHaveCount(2);
    await page.getByRole("link", { name: "Remove: Black" }).click();
    await expect(page).toHaveURL(`${BRIDAL}?sleeves=long`);
    await expect(page.getByText("No dress has all of this.")).toHaveCount(0);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(dresses(page)).toHaveCount(7);
  });
});

/** Runs in the page: goes back as soon as one dress is left, before effects that wait for the frame. */
function backOnceFiltered() {
  new MutationObserver((_changes, observer) => {
    if (document.querySelectorAll("main li h2").length !== 1) return;
    observer.disconnect();
    history.back();
  }).observe(document.querySelector("main") ?? document, { childList: true, subtree: true });
}
