import { fillMessage, submitMessage } from "#tests/support/contact-message.ts";
import { cardOf, expect, expectAccessible, expectComplaints, test } from "#tests/support/journey.ts";

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

test("a screen's script that is missing is requested once more, then named", async ({ page, complaints }) => {
  await page.route(/\/static\/js\/contact-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first();
  await page.goto("/faq");
  await contact.click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();

  // The reloaded page misses its script as well, and is itself reloaded once.
  await expect(() => page.goto("/faq")).toPass();
  await contact.click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText(/^Loading chunk contact-\S+ failed$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expectAccessible(page);
  await expectComplaints(complaints, /contact-|chunk/);
});

test("data that the shop answers with 500 is named in the error", async ({ page, complaints }) => {
  await page.goto("/about");
  await page.route(/\/contact\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("500 Internal Server Error")).toBeVisible();
  await expectComplaints(complaints, /^500: /);
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
  await expect(page.getByText("This address looks incomplete")).toBeVisible();
  await expect(field).toHaveValue("ada@");
  await field.fill("ada@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  const way = page.getByRole("link", { name: "Send it on WhatsApp" });
  await expect(way).toHaveAttribute("href", /ada%40example\.com/);
  await expect(page).toHaveURL("/about");
  await expectAccessible(page);
  await field.fill("eve@example.com");
  await expect(way, "another address takes the same way").toHaveAttribute("href", /eve%40example\.com/);
});

test("a message that misses something or fails keeps its words", async ({ page, complaints }) => {
  await page.goto("/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await fillMessage(page, "");
  // The request fails whole, because half an answer would be aborted and complained about.
  await page.route(/\/contact\.data/, (route) => route.abort("connectionfailed"), { times: 1 });
  for (const _time of [1, 2]) {
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("group", { name: "A few details need another look" })).toBeFocused();
  }
  await expectAccessible(page);
  await expect(message).toHaveAccessibleDescription(/^Write a line or two/);
  expect(complaints).toEqual([]);

  await message.fill("June, at the latest");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("group", { name: /Nothing (you wrote )?is lost/ })).toBeInViewport();
  await expect(message).toHaveValue("June, at the latest");
  await expect(page.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute("href", /June%2C%20at/);
  await expectComplaints(complaints, /contact\.data/);
  await submitMessage(page);
  await expect(page.getByRole("group", { name: "Thank you" })).toBeInViewport();
  await expect(page.getByRole("group", { name: "Thank you" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Write another message" }).click();
  await expect(message, "what was sent is not kept").toHaveValue("");
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
  await message.fill("👨‍👩‍👧".repeat(800) + "x".repeat(1_199));
  await expect(page.getByText("1 character left"), "counted as people count").toBeVisible();
  await message.fill("x".repeat(2000));
  await page.keyboard.insertText("a whole paragraph more");
  await expect(message, "nothing is cut").toHaveValue(`${"x".repeat(2000)}a whole paragraph more`);
  await expect(page.getByText("22 characters too many")).toBeVisible();
  await expect(message).toHaveAccessibleDescription(/22 characters too many/);
});
