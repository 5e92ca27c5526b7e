import { cardOf, expect, test } from "#tests/support/journey.ts";

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a shopper browses to a dress, chooses, and asks to rent it", async ({ page, context }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await page.goto("/");
    await page.getByRole("link", { name: "Shop Now" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Tulle Dresses" })).toBeVisible();
    await expect(page).toHaveURL("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").click();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();

    await page.getByRole("radio", { name: "Sage", exact: true }).click();
    await expect(page.getByRole("radio", { name: "Sage", exact: true })).toBeChecked();
    await expect(page).toHaveURL("/product/aurelie?colour=sage");
    await page.getByRole("radio", { name: "Size 38", exact: true }).click();
    await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");

    const dress = page.url();
    await page.getByRole("link", { name: "Rent via WhatsApp" }).first().click();
    await expect(page.getByText("WhatsApp", { exact: true }), "in the same tab").toBeVisible();
    const address = new URL(page.url());
    expect(address.host + address.pathname).toBe("wa.me/33199001234");
    expect(address.searchParams.get("text")).toBe(
      `Hello, I would like to rent Aurélie (size 38, in Sage). Could you confirm the rental price and tell me whether it is available?\n${dress}`,
    );
  });
});

test("a thumbnail brings its picture forward", async ({ page }) => {
  await page.goto("/product/aurelie");
  const pictures = page.getByRole("group", { name: "Pictures of Aurélie" }).getByRole("img");
  const thumbnail = page.getByRole("list", { name: "Pictures" }).getByRole("link", { name: /^Picture 2/ });
  await expect(pictures.nth(0)).toBeInViewport({ ratio: 0.5 });
  await expect(pictures.nth(1)).not.toBeInViewport({ ratio: 0.5 });
  await thumbnail.click();
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(pictures.nth(0)).not.toBeInViewport({ ratio: 0.5 });
  await expect(thumbnail).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL("/product/aurelie");
});
