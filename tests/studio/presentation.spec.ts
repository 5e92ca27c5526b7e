import type { FrameLocator, Page } from "@playwright/test";
import { people } from "./atelier-people.ts";
import { expect, publish, test } from "./studio-session.ts";

/** The overlays are a large script, and this machine may be busy with other tests. In milliseconds. */
const CONNECTING_MS = 90_000;

test("an editor clicks a dress's name on the page, types, and sees the draft there; shoppers see it when it is published", async ({
  logIn,
  request,
}) => {
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

  await publish(page);
  await expect.poll(shows, { timeout: 20_000 }).toBe(true);
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
