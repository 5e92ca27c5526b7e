import { submitMessage } from "#tests/support/contact-message.ts";
import { expect, test } from "#tests/support/journey.ts";
import { openWithoutScripts } from "#tests/support/open-without-scripts.ts";

test("before the scripts come, a choice can be sent and is asked for", async ({ page }) => {
  await openWithoutScripts(page, "/product/aurelie");
  await page.getByRole("radio", { name: "Sage", exact: true }).click();
  await page.getByRole("radio", { name: "Size 38" }).click();
  await page.getByRole("button", { name: "Choose" }).click();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
  const rent = page.getByRole("link", { name: "Rent via WhatsApp" }).first();
  await expect(rent).toHaveAttribute("href", /Aur%C3%A9lie%20\(size%2038%2C%20in%20Sage\)/);
});

test("once the scripts are there, nothing has to be sent, and nothing has moved", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie");
  const send = page.getByRole("button", { name: "Choose" });
  const rent = page.locator("#enquiry");
  await expect(send).toBeVisible();
  const before = await rent.boundingBox();
  await letScriptsCome();
  await expect(send).toBeHidden();
  expect(await rent.boundingBox()).toEqual(before);
});

test("a picture tapped twice before the scripts come waits for them, and shows that it does", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/product/aurelie");
  const picture = page.getByRole("link", { name: /^Enlarge/ }).first();
  await picture.click();
  await picture.click();
  await expect(page).toHaveURL("/product/aurelie");
  await expect(picture).toHaveCSS("cursor", "progress");
  await letScriptsCome();
  await expect(page.getByRole("dialog", { name: "Pictures of Aurélie, enlarged" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picture).toHaveCSS("cursor", "zoom-in");
});

for (const isRefused of [false, true]) {
  test(`where scripts are lost ${isRefused ? "and storage is refused " : ""}the page says so, and a picture opens with one tap`, async ({
    page,
    complaints,
  }) => {
    if (isRefused) await page.addInitScript(refuseStorage);
    await page.route(/\/static\/js\//, (route) => route.abort());
    await page.goto("/product/aurelie", { waitUntil: "commit" });
    await expect(page.locator("html")).not.toHaveAttribute("data-script");
    await page
      .getByRole("link", { name: /^Enlarge/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/images\//);
    complaints.splice(0);
  });
}

test("Back from a page whose scripts are lost, to one that the router had shown, shows that one", async ({
  page,
  complaints,
}) => {
  await page.goto("/faq");
  const questions = page.getByRole("heading", { level: 1, name: /^Questions/ });
  await expect(questions).toBeVisible();
  await page.route(/\/static\/js\/contact-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await expect(page.locator("html"), "it was loaded anew, twice").not.toHaveAttribute("data-script");
  await page.goBack({ waitUntil: "commit" });
  await expect(questions).toBeVisible();
  await expect(page).toHaveURL("/faq");
  complaints.splice(0);
});

test("a picture that was tapped opens when it turns out that the scripts are lost", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(refuseStorage);
  const gate = Promise.withResolvers<void>();
  await page.route(/\/static\/js\//, async (route) => {
    await gate.promise;
    await route.abort();
  });
  await page.goto("/product/aurelie", { waitUntil: "commit" });
  await page
    .getByRole("link", { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page).toHaveURL("/product/aurelie");
  gate.resolve();
  await expect(page).toHaveURL(/\/images\//);
  complaints.splice(0);
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

test("a newsletter address sent before the scripts come has its way on, which they keep", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/faq");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox").fill("ada@example.com");
  await footer.getByRole("textbox").press("Enter");
  await expect(page).toHaveURL("/faq");
  const way = footer.getByRole("link", { name: "Ask on WhatsApp" });
  await expect(way).toBeInViewport();
  await letScriptsCome();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(way).toHaveAttribute("href", /ada%40example\.com/);
});

test("before the scripts come all featured dresses are within reach, and the one gone to stays", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/");
  const stack = page.getByRole("group", { name: "Featured Dresses" });
  const links = stack.locator(":not([inert]) > a");
  await expect(links).toHaveCount(5);
  await stack.scrollIntoViewIfNeeded();
  await links
    .nth(2)
    .evaluate((link) => link.parentElement?.scrollIntoView({ inline: "start", block: "center" }));
  await links.nth(2).focus();
  await expect(links.nth(2)).toBeInViewport({ ratio: 0.5 });
  await letScriptsCome();
  await expect(stack.locator('[aria-roledescription="slide"][inert]')).toHaveCount(4);
  const front = stack.locator("[data-front]");
  await expect(front).toHaveAccessibleName("3 of 5");
  await expect(front.getByRole("link")).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all featured dresses are within reach", async ({ page }) => {
    await page.goto("/");
    const links = page.getByRole("group", { name: "Featured Dresses" }).locator(":not([inert]) > a");
    await expect(links).toHaveCount(5);
    await links.last().click();
    await expect(page).toHaveURL(/\/collection\//);
  });
});

/** As some browsers do with all cookies refused. */
function refuseStorage() {
  Object.defineProperty(window, "sessionStorage", {
    get: () => {
      throw new DOMException("Refused", "SecurityError");
    },
  });
}
