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

test("a dress is asked for, and Back finds it with its choices", { tag: "@phone" }, async ({
  page,
  context,
}) => {
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

test("whoever has no WhatsApp finds the telephone, and the message, copied and selected", {
  tag: "@phone",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const note = await openWithoutWhatsApp(page);
  await expect(note.getByRole("link", { name: "+33 1 99 00 12 34" })).toHaveAttribute(
    "href",
    "tel:+33199001234",
  );
  await expect(note.getByRole("textbox", { name: "Email" })).toBeVisible();
  const said = note.getByRole("status").filter({ hasText: "Copied" });
  await expect(said).toHaveCount(0);
  await markStatuses(page);
  await note.getByRole("button", { name: "Copy text" }).tap();
  await expect(said).toBeVisible();
  await expect(said, "the region was there before").toHaveAttribute("data-was-there");
  const words = note.getByRole("textbox", { name: "Your message" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await words.inputValue());
  await expect(words).toBeFocused();
  expect(await selectionIn(words)).toBe(await words.inputValue());
});

test("where nothing can be copied, that is said, and the message is selected", { tag: "@phone" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  const note = await openWithoutWhatsApp(page);
  await note.getByRole("button", { name: "Copy text" }).tap();
  await expect(note.getByRole("status").filter({ hasText: "Select the text and copy it" })).toBeVisible();
  const words = note.getByRole("textbox", { name: "Your message" });
  expect(await selectionIn(words)).toBe(await words.inputValue());
});

async function openWithoutWhatsApp(page: Page) {
  await page.goto("/product/aurelie?colour=sage&size=38");
  await hydrated(page);
  await page.getByRole("link", { name: "Without WhatsApp" }).tap();
  const note = page.getByRole("dialog", { name: "Add a few words" });
  await expect(note.getByText("No WhatsApp?")).toBeInViewport();
  return note;
}

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
  {
    path: "/product/aurelie?colour=sage&size=38",
    state: "a note",
    prepare: openNoteOn,
  },
];

for (const { path, state, prepare } of [...left, ...leftOpen])
  test(`Back from another site finds ${path} with ${state} as it was left`, { tag: "@phone" }, async ({
    page,
    context,
  }) => {
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

function markStatuses(page: Page) {
  return page.getByRole("status").evaluateAll((regions) => {
    for (const region of regions) region.setAttribute("data-was-there", "");
  });
}

function selectionIn(field: Locator) {
  return field.evaluate((area) =>
    area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart, area.selectionEnd) : "",
  );
}
