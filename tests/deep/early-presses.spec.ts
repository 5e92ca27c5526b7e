import type { Page } from "@playwright/test";
import { serveHeldBack } from "#tests/support/held-back.ts";
import { expect, hydrated, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";

// Nothing done before the scripts is lost.

const kept: {
  what: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  /** `before`: what the act has returned. */
  expectKept: (page: Page, before: unknown) => Promise<unknown>;
}[] = [
  {
    what: "a chosen colour",
    path: "/product/aurelie?size=38",
    act: async (page) => {
      await page.getByRole("radio", { name: "Sage", exact: true }).click();
      await expect(page.getByRole("button", { name: "Choose" }), "it can be sent").toBeVisible();
      return page.locator("#enquiry").boundingBox();
    },
    expectKept: async (page, place) => {
      await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
      for (const name of [/^Sage$/, "Size 38"]) await expect(page.getByRole("radio", { name })).toBeChecked();
      await expect(page.getByRole("button", { name: "Choose" })).toBeHidden();
      await expect.poll(() => page.locator("#enquiry").boundingBox(), "it stays").toEqual(place);
      const rent = page.locator("#enquiry").getByRole("link", { name: "Rent via WhatsApp" });
      await expect(rent).toHaveAttribute("href", /38%2C%20in%20Sage/);
    },
  },
  {
    what: "what is typed into an opened search",
    path: "/faq",
    act: async (page) => {
      await page.getByRole("button", { name: "Search", exact: true }).first().click();
      await page.getByRole("dialog", { name: "Search" }).getByRole("searchbox").pressSequentially("vivi");
    },
    expectKept: async (page) => {
      const overlay = page.getByRole("dialog", { name: "Search" });
      await expect(overlay.getByRole("combobox")).toHaveValue("vivi");
      await expect(overlay.getByRole("option", { name: /Vivienne/ })).toBeVisible();
    },
  },
  {
    what: "an opened question",
    path: "/faq",
    act: (page) => page.getByText("Will the colour match the pictures?").click(),
    expectKept: async (page) => {
      const answer = page.getByText("Satin changes with the light it stands in");
      await expect(answer).toBeVisible();
      await page.getByText("Will the colour match the pictures?").click();
      await expect(answer, "one click closes it").toBeHidden();
    },
  },
  {
    what: "an open menu",
    path: "/faq",
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: "Open the menu" }).click();
    },
    expectKept: async (page) => {
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      await page.goBack({ waitUntil: "commit" });
      await expect(menu, "Back closes it from now on").toBeHidden();
      await expect(page).toHaveURL("/faq");
    },
  },
  {
    what: "a filter that was scrolled",
    path: "/collection/tulle-dresses",
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 600 });
      await page.getByRole("button", { name: "Filter and Sort" }).click();
      await lastValue(page).focus();
      await expect.poll(() => scrollOf(page)).toBeGreaterThan(100);
    },
    expectKept: async (page) => {
      await expect(page.locator("dialog:modal")).toBeVisible();
      expect(await scrollOf(page)).toBeGreaterThan(100);
      await expect(lastValue(page)).toBeFocused();
    },
  },
  {
    what: "a ticked filter",
    path: "/collection/bridal-dresses",
    act: (page) => page.locator('[name=colour][value="black"]').evaluate((box: HTMLElement) => box.click()),
    expectKept: async (page) => {
      await expect(page).toHaveURL("/collection/bridal-dresses?colour=black");
      await expect(page.getByRole("main").locator("li h2")).toHaveCount(1);
    },
  },
  {
    what: "a featured card that has the focus",
    path: "/",
    act: async (page) => {
      const links = featured(page).locator(":not([inert]) > a");
      await expect(links, "all are within reach").toHaveCount(5);
      await links.nth(2).evaluate((link) => {
        link.parentElement?.scrollIntoView({ inline: "start", block: "center" });
        link.focus();
      });
    },
    expectKept: async (page) => {
      await expect(featured(page).locator('[aria-roledescription="slide"][inert]')).toHaveCount(4);
      const front = featured(page).locator("[data-front]");
      await expect(front).toHaveAccessibleName("3 of 5");
      await expect(front.getByRole("link")).toBeFocused();
    },
  },
];

function lastValue(page: Page) {
  return page.locator("dialog [type=checkbox]:enabled").last();
}

for (const { what, path, act, expectKept } of kept)
  test(`${what} is kept when the scripts come`, async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, path);
    const before = await act(page);
    await expect(page.locator("html"), "the scripts are not there").not.toHaveAttribute("data-hydrated");
    await letScriptsCome();
    await expectKept(page, before);
  });

test("a newsletter address sent before the scripts is answered in view", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/faq");
  const words = page.getByRole("contentinfo").getByRole("textbox");
  await words.fill("not an address");
  await words.press("Enter");
  await expect(page, "it stays on its page").toHaveURL("/faq");
  await expect(words).toBeFocused();
  await expect(words).toHaveAttribute("aria-invalid", "true");
  await expect(words).toBeInViewport();
  await letScriptsCome();
  await expect(words).toHaveValue("not an address");
});

test("the scripts take over a page whose address has parameters of no meaning", async ({ page }) => {
  const path = "/product/aurelie?colour=transparent&size=900&fbclid=1";
  const letScriptsCome = await openWithoutScripts(page, path);
  const heading = await page.locator("main h1").elementHandle();
  await letScriptsCome();
  expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test("a page whose last script is half there hydrates all the same", async ({ page, baseURL }) => {
  await page.clock.install();
  const half = 'async="">import';
  const server = await serveHeldBack(baseURL ?? "", (path, body) =>
    path === "/about" ? body.indexOf(half) + half.length : undefined,
  );
  await page.goto(`${server.url}/about`, { waitUntil: "commit" });
  await page.locator("#scripts").waitFor({ state: "attached" });
  // They are requested after four seconds at the latest.
  await page.clock.runFor(4_500);
  server.sendRest();
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await server.close();
});

function featured(page: Page) {
  return page.getByRole("group", { name: "Featured Dresses" });
}

function scrollOf(page: Page): Promise<number> {
  const most = (dialog: Element) =>
    Math.max(...[dialog, ...dialog.querySelectorAll("*")].map((part) => part.scrollTop));
  return page.getByRole("dialog").evaluate(most);
}
