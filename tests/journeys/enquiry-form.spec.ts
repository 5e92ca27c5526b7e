import { NOTE_PAGE, openNote } from "#tests/support/enquiry-note.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test("a few words are added in a dialog, and go to WhatsApp", async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const note = await openNote(page);
  const message = note.getByRole("textbox", { name: "Your message" });
  await expect(message).toHaveValue(
    /^Hello, I would like to rent Aurélie \(size 38, in Sage\)\. Could you confirm the rental price and tell me whether it is available\?\n\S+\/product\/aurelie\?colour=sage&size=38\nReference [2-9A-Z]{6}$/,
  );
  await expect(note.getByLabel("Colour")).toHaveValue("sage");
  await expectAccessible(page);

  await note.getByRole("radio", { name: "Buy" }).check();
  await note.getByLabel("Size").selectOption("40");
  await note.getByLabel("Date of the event").fill("2127-05-09");
  await note.getByLabel("Anything to add?").fill("With a veil & a train.");
  await expect(message).toHaveValue(
    /^Hello, I would like to buy Aurélie \(size 40, in Sage\).*\nDate of the event: 9 May 2127\nWith a veil & a train\.\n\S+colour=sage&size=40\nReference \w{6}$/,
  );
  const words = await message.inputValue();
  await note.getByRole("link", { name: "Send on WhatsApp" }).click();
  await expect(page.getByText("WhatsApp", { exact: true }), "in the same tab").toBeVisible();
  const address = new URL(page.url());
  expect(address.host + address.pathname).toBe("wa.me/33199001234");
  expect(address.searchParams.get("text")).toBe(words);

  await page.goBack();
  await expect(message, "with the same code").toHaveValue(words);
});

test("what is chosen in the form is chosen on the page, from the dialog and from the form's own page", async ({
  page,
}) => {
  const note = await openNote(page);
  await note.getByLabel("Size").selectOption("34");
  await page.goBack();
  await expect(note).toBeHidden();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=34");
  await expect(page.getByRole("link", { name: "Ask for one like it" }).first(), "it is sold").toBeVisible();
  await expect(page.getByRole("radio", { name: "Size 34" })).toBeChecked();

  await page.goto(NOTE_PAGE);
  await page.getByLabel("Size").selectOption("40");
  await page.getByRole("link", { name: "Aurélie" }).first().click();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=40");
});

test("a choice in the form waits while another page is open, and the page's own later choice counts", async ({
  page,
}) => {
  const note = await openNote(page);
  await note.getByLabel("Size").selectOption("40");
  await note.getByText("No WhatsApp?").click();
  await note.locator("a[href='/privacy']").click();
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=40");

  await page.getByRole("radio", { name: "Size 42" }).check({ force: true });
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=42");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Size 42" })).toBeChecked();
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(note.getByLabel("Size")).toHaveValue("42");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a few words are added on a page, and the same words sent to the label", async ({ page }) => {
    await page.goto("/product/aurelie?colour=sage&size=38");
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(page).toHaveURL(NOTE_PAGE);
    const show = page.getByRole("button", { name: "Show my message" });
    const message = page.getByRole("textbox", { name: "Your message" });
    await page.getByLabel("Date of the event").fill("2127-05-09");
    await show.click();
    const words = /rent Aurélie.*\nDate of the event: 9 May 2127\n[\s\S]*Reference \w{6}$/;
    await expect(message).toHaveValue(words);
    await expect(message).toBeFocused();
    await message.fill("In my own words");
    await show.click();
    await expect(message).toHaveValue("In my own words");

    const fold = page.getByText("No WhatsApp?");
    const email = page.getByRole("main").getByRole("textbox", { name: "Email" });
    await fold.click();
    await email.fill("ada@example.com");
    await email.press("Enter");
    await expect(message, "Enter shows the message").toBeFocused();
    await expect(email, "and folds nothing away that she has written").toHaveValue("ada@example.com");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("group", { name: "A few details need another look" })).toBeFocused();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byron");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("group", { name: "Thank you" })).toBeFocused();
    await page.reload();
    await expect(page.getByRole("group", { name: "Thank you" }), "not sent twice").toBeVisible();
  });
});
