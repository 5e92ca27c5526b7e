import type { BrowserContext, Locator, Page } from "@playwright/test";
import { findChromium } from "#scripts/test-programs.mjs";
import { openNoteOn } from "#tests/support/enquiry-note.ts";
import { BRIDAL, filterDialog, openFilter } from "#tests/support/filter-page.ts";
import { expect, hydrated, test } from "#tests/support/journey.ts";
import { enlargeLinks, lightboxIn } from "#tests/support/lightbox-page.ts";

const executablePath = await findChromium();

// Further windows are refused, and pages stay in the back/forward cache as on a phone, which the headless shell does not do.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      args: [...(launchOptions.args ?? []), "--block-new-web-contents"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
});

test("a dress is asked for, and Back finds its choices", { tag: "@phone" }, async ({ page, context }) => {
  await answerAsWhatsApp(context);
  await page.goto("/product/aurelie?size=38");
  await page.getByRole("radio", { name: "Sage" }).tap();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
  await page.getByRole("link", { name: "Rent via WhatsApp" }).first().tap();
  await expect(page.getByRole("heading", { name: "WhatsApp" })).toBeVisible();
  // It comes from the browser's own cache: nothing is loaded.
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
  await expect(page.getByRole("radio", { name: "Sage" })).toBeChecked();
});

test("whoever has no WhatsApp finds the telephone, and another way", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/product/aurelie?colour=sage&size=38");
  await hydrated(page);
  await page.getByRole("link", { name: "Without WhatsApp" }).tap();
  const note = page.getByRole("dialog", { name: "Add a few words" });
  await expect(note.getByText("No WhatsApp?")).toBeInViewport();
  const telephone = note.getByRole("link", { name: "+33 1 99 00 12 34" });
  await expect(telephone).toHaveAttribute("href", "tel:+33199001234");
  await expect(note.getByRole("textbox", { name: "Email" })).toBeVisible();
  await note.getByRole("button", { name: "Copy text" }).tap();
  await expect(note.getByRole("textbox", { name: "Your message" }), "it is selected").toBeFocused();
});

type Left = { path: string; state: string; prepare: (page: Page) => Promise<Locator> };

const left: Left[] = ["/", "/product/aurelie"].map((path) => ({
  path,
  state: "its top",
  prepare: async (page) => page.getByRole("heading", { level: 1 }),
}));

const leftOpen: Left[] = [
  {
    path: "/faq",
    state: "a search",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Search", exact: true }).tap();
      await page.getByRole("combobox").fill("vi");
      return page.getByRole("dialog", { name: "Search" }).getByRole("option", { name: /Vivienne/ });
    },
  },
  {
    path: "/faq",
    state: "the menu",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Open the menu" }).tap();
      return page.getByRole("dialog", { name: "Menu" });
    },
  },
  {
    path: BRIDAL,
    state: "the filter",
    prepare: async (page) => {
      await openFilter(page);
      return filterDialog(page);
    },
  },
  {
    path: "/product/aurelie",
    state: "an enlarged picture",
    prepare: async (page) => {
      await enlargeLinks(page).first().tap();
      return lightboxIn(page);
    },
  },
  { path: "/product/aurelie?colour=sage&size=38", state: "a note", prepare: openNoteOn },
];

for (const { path, state, prepare } of [...left, ...leftOpen])
  test(`Back from elsewhere finds ${path} with ${state}`, { tag: "@phone" }, async ({ page, context }) => {
    await answerAsWhatsApp(context);
    await page.goto(path);
    const seen = await prepare(page);
    await expect(seen).toBeVisible();
    await page.evaluate(() => Reflect.set(window, "isSame", true));
    await page.evaluate(() => location.assign("https://wa.me/33199001234"));
    await expect(page.getByRole("heading", { name: "WhatsApp" })).toBeVisible();
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
    await expect(seen).toBeVisible();
    if (!leftOpen.some((open) => open.state === state)) return;
    await page.goBack({ waitUntil: "commit" });
    await expect(page.getByRole("dialog"), "another Back closes it").toHaveCount(0);
    await expect(page).toHaveURL(path);
  });

function answerAsWhatsApp(context: BrowserContext) {
  return context.route("https://wa.me/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>WhatsApp</h1>" }),
  );
}
