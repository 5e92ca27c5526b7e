import { cardOf, expect, hydrated, test } from "#tests/support/journey.ts";

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a shopper browses to a dress, chooses colour and size, and asks to rent it", async ({
    page,
    context,
  }) => {
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

test("while a picture is on its way from a list, the page takes what is tapped", async ({ page }) => {
  await page.goto("/product/aurelie");
  const sage = page.getByRole("radio", { name: "Sage", exact: true });
  await sage.scrollIntoViewIfNeeded();
  const tapped = await sage.evaluate(async (radio) => {
    const { left, top, width, height } = radio.getBoundingClientRect();
    const under = () => document.elementFromPoint(left + width / 2, top + height / 2) === radio;
    const before = under();
    const transition = document.startViewTransition(() => undefined);
    await transition.ready;
    const during = under();
    transition.skipTransition();
    return { before, during };
  });
  expect(tapped).toEqual({ before: true, during: true });
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

test("a picture in another colour than the chosen one says which it shows", async ({ page }) => {
  const said = page.getByText(/^Pictured in/);
  await page.goto("/product/rosalind");
  await expect(said).toHaveCount(0);
  await page.getByRole("radio", { name: "Ivory", exact: true }).click();
  await expect(said).toHaveText("Pictured in Blush");
  await page.getByRole("radio", { name: "Blush", exact: true }).click();
  await expect(said).toHaveCount(0);
  await page.goto("/product/marguerite?colour=burgundy");
  await hydrated(page);
  await expect(said, "it is pictured in that colour").toHaveCount(0);
});

test("a colour without a picture shows its cloth, and a cutting of it is asked for", async ({ page }) => {
  await page.goto("/product/solange");
  await page.getByRole("radio", { name: "Burgundy", exact: true }).click();
  await expect(page.getByText("The cloth, in Burgundy. Solange is pictured in Black.")).toBeVisible();
  await expect(page.getByRole("img", { name: "The cloth, in Burgundy" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Ask for a cutting" })).toHaveAttribute(
    "href",
    /wa\.me\/33199001234\?text=.*cutting%20of%20the%20cloth%20in%20Burgundy/,
  );
});

test("the first screen has the picture, the name and the price, and nothing over them; the picture stays beside the decision", async ({
  page,
}) => {
  await page.goto("/product/aurelie");
  for (const [width, height] of [
    [390, 664],
    [390, 844],
    [820, 1180],
    [2560, 1440],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const picture = await page.getByRole("group", { name: "Pictures of Aurélie" }).boundingBox();
    const price = await page.getByText(/^2,450\s\$ or 420\s\$ to rent, six days$/).boundingBox();
    const bar = await page.locator("main [class*=bar]").last().boundingBox();
    const end = bar && bar.y > 0 ? bar.y : height;
    const size = `${width} by ${height}`;
    expect(picture?.height, size).toBeGreaterThan(height / 3);
    expect(picture?.height, `${size}: never higher than the screen`).toBeLessThan(height);
    expect((price?.y ?? height) + (price?.height ?? 0), size).toBeLessThan(end);
  }
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  await expect(page.getByRole("link", { name: "Purchase via WhatsApp" }).first()).toBeInViewport();
  await expect(page.getByRole("img").first()).toBeInViewport({ ratio: 0.9 });
});
