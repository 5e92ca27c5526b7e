import { fillMessage, submitMessage } from "#tests/support/contact-message.ts";
import { cardOf, expect, expectAccessible, test } from "#tests/support/journey.ts";

test("a dress that is gone leads home, where a notice says so and can be closed", async ({ page }) => {
  await page.goto("/product/gone");
  await expect(page).toHaveURL("/?notice=not-shown");
  const notice = page.getByRole("main").getByText("no longer shown");
  await expect(notice).toBeVisible();
  await page.getByRole("link", { name: "Close the notice" }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 }), "the focus is not lost").toBeFocused();
});

test("an unknown address is Not Found, and leads on", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1, name: "Not Found" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Tulle dresses" }).click();
  await expect(page).toHaveURL("/collection/tulle-dresses");
});

test("a screen's script that does not arrive is requested again once, and then named in the error", async ({
  page,
  complaints,
}) => {
  await page.route(/\/static\/js\/contact-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first();
  await page.goto("/");
  await contact.click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();

  // The reloaded page misses its script as well, and is itself reloaded once.
  await expect(() => page.goto("/")).toPass();
  await contact.click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText(/^Loading chunk contact-\S+ failed$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expectAccessible(page);
  expect(complaints.filter((complaint) => !/contact-|chunk/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test("a style sheet that does not arrive holds nobody up", async ({ page }) => {
  const requested = Promise.withResolvers<void>();
  await page.route(/\/static\/css\/contact-[^/]*\.css$/, () => requested.resolve());
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await requested.promise;
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible({ timeout: 10_000 });
});

test("while a product's data is on its way, LOADING shows", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/product\/aurelie\.data/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/collection/tulle-dresses");
  await cardOf(page, "Aurélie").click();
  await expect(page.getByText("LOADING", { exact: true })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
  await expect(page.getByText("LOADING", { exact: true })).toBeHidden();
});

test("the newsletter says at once what is wrong, and then what becomes of the address", async ({ page }) => {
  await page.goto("/about");
  const field = page.getByRole("textbox", { name: "Email address for the newsletter" });
  await field.fill("ada@");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("This address does not look complete")).toBeVisible();
  await expect(field).toHaveValue("ada@");
  await field.fill("ada@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("link", { name: "Ask on WhatsApp" })).toHaveAttribute(
    "href",
    /ada%40example\.com/,
  );
  await expect(page).toHaveURL("/about");
  await expectAccessible(page);
});

test("a message that cannot be sent keeps its words, and is sent once more", async ({ page, complaints }) => {
  await page.goto("/contact");
  await fillMessage(page, "June, at the latest");
  await page.route(/\/contact\.data/, (route) => route.abort("connectionfailed"), { times: 1 });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("group", { name: "Your words are kept" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Your words are kept" })).toBeInViewport();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("June, at the latest");
  await expect(page.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute("href", /June%2C%20at/);
  complaints.length = 0;
  await submitMessage(page);
  await expect(page.getByRole("group", { name: "Thank you" })).toBeInViewport();
  await expect(page.getByRole("group", { name: "Thank you" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Write another message" }).click();
  await expect(page.getByRole("textbox", { name: "Message" }), "what was sent is not kept").toHaveValue("");
});

test("what is missing is said at once, and each sentence leads to its field", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byron");
  // What is not whole is not sent: a request would be a complaint.
  await page.route(/\/contact\.data/, (route) => route.abort("connectionfailed"));
  for (const _time of [1, 2]) {
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("group", { name: "Something is still missing" })).toBeFocused();
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Write a line or two" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
});

test("after an answer, words that are edited are those that go out", async ({ page, complaints }) => {
  await page.goto("/contact");
  await fillMessage(page, `In May ${"https://pin.example ".repeat(5)}`);
  await page.getByRole("button", { name: "Submit" }).click();
  const way = page.getByRole("link", { name: "Send on WhatsApp" });
  await expect(way).toHaveAttribute("href", /In%20May/);
  // The browser names the answer 429 on its console.
  complaints.length = 0;
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("In June 😀");
  await expect(way).toHaveAttribute("href", /In%20June%20%F0%9F%98%80/);
  await expect(message, "the field keeps the focus").toBeFocused();
  await message.fill("");
  await expect(way).toBeHidden();
  await expect(page.getByRole("link", { name: "Write a line or two" })).toBeVisible();
});

test("near its end a message says how much room is left", async ({ page }) => {
  await page.goto("/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("x".repeat(1799));
  await expect(page.getByText("characters left")).toHaveCount(0);
  await message.pressSequentially("yz");
  await expect(page.getByText("199 characters left")).toBeVisible();
  await message.fill("x".repeat(2000));
  await expect(page.getByText("0 characters left")).toBeVisible();
  await message.fill("👨‍👩‍👧".repeat(1_999));
  await expect(page.getByText("1 character left"), "counted as people count").toBeVisible();
  await message.fill("x".repeat(2000));
  await page.keyboard.insertText("a whole paragraph more");
  await expect(message, "nothing is cut").toHaveValue(`${"x".repeat(2000)}a whole paragraph more`);
  await expect(page.getByText("22 characters too many")).toBeVisible();
  await expect(message).toHaveAccessibleDescription(/22 characters too many/);
});

test("an error screen is seen from its top, wherever the page was scrolled to", async ({
  page,
  complaints,
}) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about");
  await page.route(/\/contact\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  // A step forward begins at the top by itself; Back goes to where the screen was left, at its footer.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  complaints.length = 0;
});

test("the error of a screen leaves the layout as it is: motion paused, and an address half written", async ({
  page,
  complaints,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Pause motion" }).first().click();
  const address = page.getByRole("textbox", { name: "Email address for the newsletter" });
  await address.fill("ada@");
  await page.route(/\/contact\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(address, "the document is not mounted again").toHaveValue("ada@");
  await page.getByRole("banner").getByRole("link", { name: "Auvrane, home" }).first().click();
  await expect(page.getByRole("button", { name: "Next in Evening Dresses" })).toBeVisible();
  await expect(address).toHaveValue("ada@");
  await expect(page.getByRole("button", { name: "Pause motion" }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  complaints.length = 0;
});

test("an error of the layout itself, which mounts the document again, keeps its attributes", async ({
  page,
  complaints,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Pause motion" }).first().click();
  await page.route(/\/_\.data\?.*search=vi/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill("vi");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("contentinfo"), "the layout is gone").toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Next in Evening Dresses" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Pause motion" }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  for (const mark of ["data-script", "data-hydrated"])
    await expect(page.locator("html")).toHaveAttribute(mark, "");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
  complaints.length = 0;
});
