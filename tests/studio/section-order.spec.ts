import type { Locator, Page } from "@playwright/test";
import { people } from "./atelier-people.ts";
import { expect, expectInShop, publish, test } from "./studio-session.ts";

test("the owner orders, hides and adds sections of the home page", async ({ logIn, request, lake }) => {
  const before = await lake.getDocument("home");
  const html = async () => (await request.get("/")).text();
  const idsOf = (page: string) => [...page.matchAll(/<h2[^>]* id="([a-z0-9-]+)"/g)].map(([, id]) => id);
  const shown = async () => idsOf(await html().then((page) => page.split("</main>")[0] ?? ""));
  const whole = ["first", "bridal", "parallax", "evening", "featured", "tulle", "shipping"];
  try {
    const { page } = await logIn(people.mara);
    await page.getByRole("link", { name: "Home page" }).click();
    const list = page.getByTestId("field-sections");
    await expect(list.getByText("Carousel", { exact: true })).toBeVisible();
    expect(await shown()).toEqual(whole);

    const moved = ["first", "parallax", "bridal", ...whole.slice(3)];
    await moveDown(page, list.locator("[data-index]").filter({ hasText: "Carousel" }), "parallax");
    await publish(page);
    await expectInShop(shown).toEqual(moved);

    await list.getByText("Shipping", { exact: true }).click();
    await page.getByLabel("Hidden").check();
    await page.keyboard.press("Escape");
    await publish(page);
    await expectInShop(shown).toEqual(moved.slice(0, -1));

    const add = list.getByRole("button", { name: "Add a section" });
    await add.click();
    await expect(page.getByRole("dialog", { name: "Add a section" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(add).toBeFocused();
    await add.click();
    await expect(page.getByText("A heading and a few paragraphs, with a button if you like.")).toBeVisible();
    await page.getByRole("button", { name: /^Text/ }).click();
    await page.getByLabel("Heading").fill("Sewn by *four* people");
    await page.keyboard.press("Escape");
    await publish(page);
    await expectInShop(shown).toEqual([...moved.slice(0, -1), "text"]);

    await add.click();
    await page.getByRole("button", { name: /Five pictures stacked like cards/ }).click();
    await page.keyboard.press("Escape");
    await expect(
      list.getByText("Section 10 (Stacked cards) needs five pictures: it is not shown."),
    ).toBeVisible();
    await publish(page);
    expect(await shown()).toEqual([...moved.slice(0, -1), "text"]);
  } finally {
    if (before) await lake.createOrReplace(before);
  }
});

/** The keyboard takes the handle, moves it by one place, and lets it go. Studio measures the list when it is taken. */
async function moveDown(page: Page, row: Locator, below: string) {
  const place = Number(await row.getAttribute("data-index"));
  await row.locator("[data-ui='DragHandleButton']").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("was moved over droppable area")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`was moved over droppable area ${below}`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(row).toHaveAttribute("data-index", String(place + 1));
}
