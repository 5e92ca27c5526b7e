import type { FrameLocator, Page } from "@playwright/test";
import { people } from "./atelier-people.ts";
import { expect, publish, test } from "./studio-session.ts";

/** The overlays are a large script, and this machine may be busy with other tests. In milliseconds. */
const CONNECTING_MS = 90_000;

test("an editor clicks a name on the page, and sees her draft there", async ({ logIn, request, lake }) => {
  const before = await lake.getDocument("product-odette");
  const { page } = await logIn(people.mara);
  const shop = await openBeside(page, "/product/odette");
  const heading = shop.getByRole("heading", { level: 1 });
  const shows = async () => (await (await request.get("/product/odette")).text()).includes("Odette at dusk");

  await heading.click();
  const name = page.getByTestId("field-name").getByRole("textbox");
  await expect(name).toBeFocused();
  await shop.locator("body").evaluate(() => scrollTo(0, 40));
  const began = Date.now();
  await name.fill("Odette at dusk");
  await expect(heading).toHaveText("Odette at dusk");
  process.stdout.write(`The draft is on the page after ${Date.now() - began} ms.\n`);
  await expect(name).toBeFocused();
  expect(await shop.locator("body").evaluate(() => scrollY)).toBe(40);
  expect(await shows()).toBe(false);

  const asked = page.waitForResponse(
    (response) => response.url().includes("/product/odette.data") && response.status() === 404,
  );
  await name.fill("");
  await asked;
  // Studio keeps the form open, because the frame is not led home.
  await expect(name).toBeFocused();
  await name.fill("Odette at dawn");
  await expect(heading).toHaveText("Odette at dawn");
  await name.fill("Odette at dusk");
  await expect(heading).toHaveText("Odette at dusk");

  await publish(page);
  await expect.poll(shows, { timeout: 20_000 }).toBe(true);
  // Later journeys look for the dress by its name.
  if (before) await lake.createOrReplace(before);
});

test("where page and form cover each other, a click on a text brings its field", async ({ logIn }) => {
  const { page } = await logIn(people.mara);
  await page.setViewportSize({ width: 820, height: 1100 });
  const shop = await openBeside(page, "/product/odette");
  const heading = shop.getByRole("heading", { level: 1 });
  const name = page.getByTestId("field-name").getByRole("textbox");
  await heading.click();
  await expect(name).toBeFocused();
  await page.getByRole("tab", { name: "Presentation" }).click();
  await expect(name).toBeHidden();
  await heading.click();
  await expect(name).toBeVisible();
});

test("a page that is about no document stays, and its neighbours open", async ({ logIn }) => {
  const { page } = await logIn(people.mara);
  const refusals: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 400) refusals.push(response.url());
  });
  const shop = await openBeside(page, "/wishlist");
  await shop.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("link", { name: "Today" }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await page.getByRole("link", { name: "Presentation" }).click();
  await expect(page.locator("iframe")).toBeVisible();
  expect(refusals).toEqual([]);
});

test("a document says on which pages it is used, and the shop follows", async ({ logIn }) => {
  const { page } = await logIn(people.mara);
  const shop = await openBeside(page, "/about");
  const contact = shop.getByRole("navigation").getByRole("link", { name: "Contact us" });
  await contact.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/preview=[^&]*\/contact/);

  await openBeside(page, "/product/odette");
  await page.getByText(/^Used on \d pages$/).click();
  await page.getByText("/collection/tulle-dresses", { exact: true }).click();
  await expect(shop.getByRole("heading", { level: 1 })).toContainText("Tulle");

  // The frame tells its address, more than once where the machine is busy, and each time replaces one that is being typed.
  const address = page.getByRole("textbox").filter({ visible: true }).first();
  await expect(address).toHaveValue(/\/collection\/tulle-dresses$/);
  await expect(async () => {
    await address.fill(`${originOf(page)}/faq`);
    await address.press("Enter");
    await expect(shop.getByRole("heading", { level: 1 })).toContainText("Questions", { timeout: 10_000 });
  }).toPass({ timeout: CONNECTING_MS });

  const width = () => shop.locator("body").evaluate(() => innerWidth);
  const wide = await width();
  await page.getByRole("button", { name: "Toggle viewport size" }).click();
  await expect.poll(width).toBe(375);
  expect(wide).toBeGreaterThan(700);
});

/** Presentation with a page of the shop, connected to it: a click leads to a field then. */
async function openBeside(page: Page, path: string): Promise<FrameLocator> {
  const preview = encodeURIComponent(originOf(page) + path);
  const connected = page.waitForResponse((response) => response.url().endsWith("/preview/perspective"), {
    timeout: CONNECTING_MS,
  });
  await page.goto(`/studio/presentation?preview=${preview}`);
  await connected;
  return page.frameLocator("iframe");
}

function originOf(page: Page): string {
  return new URL(page.url()).origin;
}
