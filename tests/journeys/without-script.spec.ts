import { cardOf, expect, test } from "#tests/support/journey.ts";

test.use({ javaScriptEnabled: false });

test("a shopper without script browses, sorts, chooses and asks", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await page.getByRole("link", { name: "Price, low to high" }).click();
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending");
  await cardOf(page, "Aurélie").click();
  await page.getByRole("radio", { name: "Sage", exact: true }).click();
  await page.getByRole("radio", { name: "Size 38", exact: true }).click();
  await page.getByRole("button", { name: "Choose" }).click();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
  await expect(page.getByRole("radio", { name: "Size 38", exact: true })).toBeChecked();
  const sage = page.getByRole("img", { name: /in sage green/ });
  await expect.poll(async () => (await sage.boundingBox())?.x).toBeCloseTo(0, 0);
  const href = await page.getByRole("link", { name: "Rent via WhatsApp" }).first().getAttribute("href");
  expect(new URL(href ?? "").searchParams.get("text")).toContain("Aurélie (size 38, in Sage)");
});

test("the contact form keeps what was typed, and takes it once it is whole", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byron");
  await page.getByRole("textbox", { name: "Message" }).fill("A dress for May");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Please leave an email address so that we can reply.")).toBeVisible();
  await expect(page).toHaveTitle(/^A few details need another look.* \| Contact us \| Auvrane$/);
  await expect(page.getByRole("group", { name: "A few details need another look" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Ada Byron");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("ada@example.com");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("group", { name: "Thank you" })).toBeInViewport();
  await expect(page.getByRole("group", { name: "Thank you" })).toBeFocused();
  await expect(page).toHaveTitle(/^Thank you.* \| Contact us \| Auvrane$/);
  const reference = await page
    .locator("dd")
    .filter({ hasText: /^[2-9A-Z]{6}$/ })
    .textContent();
  await page.reload();
  await expect(page.getByText(reference ?? "", { exact: true })).toBeVisible();
});
