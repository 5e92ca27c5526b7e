import { fillSender, NOTE_PAGE, openNote, openNoteOn } from "#tests/support/enquiry-note.ts";
import { expect, expectAccessible, expectComplaints, test } from "#tests/support/journey.ts";

test("a few words are added in a dialog, whose message follows them, and go to WhatsApp", async ({
  page,
  context,
}) => {
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

test("words of her own stay while she chooses, until she says that they may go", async ({ page }) => {
  const note = await openNote(page);
  const message = note.getByRole("textbox", { name: "Your message" });
  await message.fill("Dear all, that one, please.");
  await expect(note.getByText("You have edited this message")).toBeVisible();
  await note.getByLabel("City").fill("Lyon");
  await expect(message).toHaveValue("Dear all, that one, please.");
  await expect(note.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
    "href",
    /one%2C%20please\.$/,
  );

  await page.reload();
  await expect(message, "also after a reload").toHaveValue("Dear all, that one, please.");
  await note.getByRole("button", { name: "Start again" }).click();
  await expect(message).toHaveValue(/would like to rent Aurélie.*\nCity: Lyon\n/);
  await expect(message).toBeFocused();
  await expect(note.getByText("You have edited this message")).toBeHidden();
});

test("another choice on the page is another message; Enter in a field sends nothing", async ({ page }) => {
  const note = await openNote(page);
  await note.getByLabel("City").fill("Lyon");
  await note.getByLabel("City").press("Enter");
  await expect(note.getByRole("textbox", { name: "Your message" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Ivory", exact: true }).click();
  await openNoteOn(page);
  await expect(note.getByLabel("Colour")).toHaveValue("ivory");
  await expect(note.getByRole("textbox", { name: "Your message" })).toHaveValue(/in Ivory[\s\S]*Lyon/);
});

test("for whoever has no WhatsApp the same words go to the label; what is missing is said, and what fails is kept", async ({
  page,
  complaints,
}) => {
  const note = await openNote(page);
  const line = "From a journey";
  await note.getByLabel("Anything to add?").fill(line);
  await note.getByText("No WhatsApp?").click();
  const send = note.getByRole("button", { name: "Send", exact: true });
  for (const _time of [1, 2]) {
    await send.click();
    await expect(note.getByRole("group", { name: "A few details need another look" })).toBeFocused();
  }
  await expectAccessible(page);
  const email = note.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveAccessibleDescription(/^Please leave an email address/);
  await fillSender(page);

  await page.route(/\/enquiry\.json/, (route) => route.abort("connectionfailed"), { times: 1 });
  await send.click();
  const kept = note.getByRole("group", { name: /Nothing (you wrote )?is lost/ });
  await expect(kept).toBeFocused();
  for (const name of ["Send on WhatsApp", "Write an email"])
    await expect(kept.getByRole("link", { name })).toHaveAttribute(
      "href",
      new RegExp(encodeURIComponent(line)),
    );
  await expectComplaints(complaints, /enquiry\.json/);

  const words = await note.getByRole("textbox", { name: "Your message" }).inputValue();
  await send.click();
  await expect(note.getByRole("group", { name: "Thank you" })).toBeFocused();
  await expect(note.locator("dd").filter({ hasText: words.slice(-6) })).toBeVisible();
  await expectAccessible(page);
});

test("a computer has a code of the message as it stands, WhatsApp's own page, and a text to copy", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(NOTE_PAGE);
  await page.getByText("Continue on your phone").click();
  const strokes = page.getByText("Scan this to open the message").locator("xpath=..").locator("svg path");
  const before = (await strokes.getAttribute("d")) ?? "";
  await page.getByLabel("Anything to add?").fill("With a veil & a train: would that be possible? 👗");
  const link = page.getByRole("link", { name: "Send on WhatsApp" });
  await expect(link).toHaveAttribute("href", /train/);
  const href = (await link.getAttribute("href")) ?? "";
  await expect(strokes).not.toHaveAttribute("d", before);
  const web = await page.getByRole("link", { name: "WhatsApp Web" }).getAttribute("href");
  expect(new URL(web ?? "").searchParams.get("text")).toBe(new URL(href).searchParams.get("text"));
  expect(web, "spaces that no page takes for a plus").not.toContain("+");

  await page.getByRole("button", { name: "Copy text" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const message = page.getByRole("textbox", { name: "Your message" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await message.inputValue());
  await expectAccessible(page);
  await message.fill("word ".repeat(380));
  await expect(page.getByText("Copied", { exact: true }), "the new words are not").toBeHidden();
  await expect(page.getByText("This message is too long for a code.")).toBeVisible();
});

test("a telephone has one way to WhatsApp, and neither code nor WhatsApp's own page", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(NOTE_PAGE);
  await expect(page.getByRole("link", { name: "Send on WhatsApp" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy text" })).toBeVisible();
  await expect(page.getByText("Continue on your phone")).toBeHidden();
  await expect(page.getByRole("link", { name: "WhatsApp Web" })).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the link past WhatsApp leads to the telephone and the form, unfolded", async ({ page }) => {
    await page.goto("/product/aurelie");
    await page.getByRole("link", { name: "Without WhatsApp" }).click();
    await expect(page.getByRole("textbox", { name: "Email", exact: true })).toBeInViewport();
  });

  test("a few words are added on a page, and the same words sent to the label", async ({ page }) => {
    await page.goto("/product/aurelie?colour=sage&size=38");
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(page).toHaveURL(NOTE_PAGE);
    const show = page.getByRole("button", { name: "Show my message" });
    const message = page.getByRole("textbox", { name: "Your message" });
    await page.getByLabel("Date of the event").fill("2127-05-09");
    await show.click();
    await expect(message).toHaveValue(
      /rent Aurélie.*\nDate of the event: 9 May 2127\n[\s\S]*Reference \w{6}$/,
    );
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
