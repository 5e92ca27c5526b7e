import { expectDress } from "#tests/support/beside-dress.ts";
import { expect, hydrated, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";
import { finderReady, findSize, measure } from "#tests/support/size-finder-page.ts";

test("a finder that comes late opens over no other dress, and over no other dialog", async ({ page }) => {
  let held = Promise.withResolvers<void>();
  await page.route("/size-chart.json", async (route) => {
    await held.promise;
    await route.continue();
  });
  const finder = page.getByRole("dialog", { name: "Find your size" });
  const arrives = async () => {
    const response = page.waitForResponse("/size-chart.json");
    held.resolve();
    await (await response).finished();
    // The chart has been read, so the answer comes at once.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };

  await page.goto("/product/aurelie");
  await finderReady(page);
  await page.getByRole("link", { name: "Find your size" }).click();
  // Where it has its place: further down the header follows the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const search = page.getByRole("dialog", { name: "Search" });
  await expect(search).toBeVisible();
  await arrives();
  await expect(finder).toBeHidden();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL("/product/aurelie");

  held = Promise.withResolvers<void>();
  await page.goto("/product/aurelie");
  await finderReady(page);
  await page.getByRole("link", { name: "Find your size" }).click();
  await page.getByRole("link", { name: /^Next:/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeHidden();
  await arrives();
  await expect(finder).toBeHidden();
  await page.getByRole("link", { name: "Find your size" }).click();
  await expect(finder).toBeVisible();
});

test("a chart of another version leads to its page, which opens the finder in time", async ({ page }) => {
  await page.route("/size-chart.json", (route) => route.fulfill({ json: { rows: [{ size: "38" }] } }));
  await page.goto("/product/aurelie");
  await finderReady(page);
  await page.getByRole("link", { name: "Find your size" }).click();
  await expect(page).toHaveURL("/size-finder?dress=aurelie");
  await expect(page.getByRole("heading", { level: 1, name: "Find your size" })).toBeVisible();

  const sendScripts = await openWithoutScripts(page, "/size-finder?dress=aurelie");
  const button = page.getByRole("button", { name: "Enter my measurements", includeHidden: true });
  await expect(button).toBeAttached();
  await expect(button).toBeHidden();
  const place = await button.boundingBox();
  await sendScripts();
  await expect(button).toBeVisible();
  expect(await button.boundingBox(), "nothing moves when it appears").toEqual(place);
  await button.click();
  await measure(page, { Bust: "88 cm" });
  await findSize(page);
  await page.getByRole("button", { name: "Choose 38" }).click();
  await expect(page).toHaveURL("/product/aurelie?size=38");
});

test("a size that is tapped in the moment of leaving is chosen on no page", async ({ page }) => {
  await page.goto("/product/aurelie");
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    // The address is the next page's already, and the screen is still this one.
    history.pushState = (...step) => {
      history.pushState = push;
      push(...step);
      document.querySelector<HTMLInputElement>('article [name="size"][value="42"]')?.click();
    };
  });
  await page.getByRole("link", { name: "Next: Séraphine" }).click();
  await expectDress(page, "Séraphine");
  await expect(page).toHaveURL("/product/seraphine");
  await expect(page.getByRole("radio", { name: "Size 42" })).not.toBeChecked();
  await page.goBack();
  await expectDress(page, "Aurélie");
  await expect(page.getByRole("radio", { name: "Size 42" })).not.toBeChecked();
  await page.getByRole("radio", { name: "Size 42" }).press("Space");
  await expect(page).toHaveURL("/product/aurelie?size=42");
  const rent = page.getByRole("link", { name: /Rent via WhatsApp/ }).first();
  await expect(rent).toHaveAttribute("href", /size%2042/);
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

test("the first screen has picture, name and price; the picture stays by the choice", async ({ page }) => {
  await page.goto("/product/aurelie");
  const sizes = "390 664, 390 844, 820 1180, 2560 1440, 1440 900".split(", ");
  for (const [width = 0, height = 0] of sizes.map((size) => size.split(" ").map(Number))) {
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
