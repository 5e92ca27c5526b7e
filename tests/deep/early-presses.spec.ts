import type { Page } from "@playwright/test";
import { FITTING_KEY } from "#app/fitting/device-list.ts";
import { submitMessage } from "#tests/support/contact-message.ts";
import { expect, hydrated, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";
import { servePausedDocument } from "#tests/support/paused-document.ts";

// What is done before the scripts have come is not lost: the kinds that are rarer.

const kept: {
  what: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  expectKept: (page: Page) => Promise<unknown>;
}[] = [
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
    what: "a picture gone to",
    path: "/product/aurelie",
    act: (page) => page.getByRole("link", { name: /^Picture 2/ }).click(),
    expectKept: (page) =>
      expect(page.getByRole("link", { name: /^Picture 2/ })).toHaveAttribute("aria-current", "true"),
  },
  {
    what: "a carousel's slide",
    path: "/",
    act: (page) =>
      bridal(page)
        .locator(".swiper")
        .evaluate((element) => {
          const third = element.querySelectorAll(".swiper-slide")[2];
          element.scrollTo({
            left: third instanceof HTMLElement ? third.offsetLeft : 0,
            behavior: "instant",
          });
          element.scrollIntoView();
        }),
    expectKept: (page) => expect(bridal(page).getByText("3 of 5")).toBeVisible(),
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
    what: "a message for copying",
    path: "/product/aurelie",
    act: async (page) => {
      await expect(page.getByText("Copy message"), "nothing promises to copy it").toHaveCount(0);
      await page.getByText("Message", { exact: true }).click();
    },
    expectKept: (page) =>
      expect(page.getByRole("textbox", { name: "Message", exact: true })).toHaveValue(/rent or buy Aurélie/),
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

for (const { what, path, act, expectKept } of kept)
  test(`${what} is kept when the scripts come`, async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, path);
    await act(page);
    await expect(page.locator("html"), "the scripts are not there").not.toHaveAttribute("data-hydrated");
    await letScriptsCome();
    await expectKept(page);
  });

test("what is typed into a message before the scripts come stays, and is counted on", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.pressSequentially("In May");
  await letScriptsCome();
  await expect(message).toHaveValue("In May");
  await message.pressSequentially(", in Paris");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byron");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("ada@example.com");
  const body = page.waitForRequest(/\/contact\.data/).then((request) => request.postData());
  await submitMessage(page);
  expect(await body).toMatch(/In(\+|%20)May%2C(\+|%20)in(\+|%20)Paris/);
  await expect(page.getByRole("group", { name: "Thank you" })).toBeVisible();
});

test("a newsletter address sent before the scripts come gets its answer, in view and with its words", async ({
  page,
}) => {
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

test("a dress that is on the list already stays there when it is marked before the scripts come", async ({
  page,
}) => {
  await page.addInitScript(([key, list]) => localStorage.setItem(key, list), [
    FITTING_KEY,
    JSON.stringify([{ slug: "aurelie", name: "Aurélie", note: "With a veil" }]),
  ] as const);
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie");
  await page.getByRole("link", { name: "Add Aurélie to the fitting list" }).first().click();
  await letScriptsCome();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("tapped-marks"))).toBeNull();
  await expect(page.getByRole("button", { name: "Add Aurélie to the fitting list" }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("the scripts take over pages whose address has parameters that mean nothing on them", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(
    page,
    "/product/aurelie?colour=transparent&size=900&fbclid=1",
  );
  const heading = await page.locator("main h1").elementHandle();
  await letScriptsCome();
  expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test("a page whose last script is half there when the scripts are requested is hydrated all the same", async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const server = await servePausedDocument(baseURL ?? "", '"later-module">import');
  await page.goto(`${server.url}/about`, { waitUntil: "commit" });
  await page.locator("script[type=later-module]").waitFor({ state: "attached" });
  // They are requested after four seconds at the latest.
  await page.clock.runFor(4_500);
  server.sendRest();
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await server.close();
});

function bridal(page: Page) {
  return page.getByRole("region", { name: "The bridal collection" });
}

function featured(page: Page) {
  return page.getByRole("group", { name: "Featured Dresses" });
}
