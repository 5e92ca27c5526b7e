import { fillSender, NOTE_PAGE, openNote, openNoteOn } from "#tests/support/enquiry-note.ts";
import { expect, expectAccessible, expectComplaints, test } from "#tests/support/journey.ts";

const FORM = /\/enquiry\.json/;

test("while a slow shop sends the form there is something to see, and to close", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(FORM, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const note = await openNote(page);
  await expect(note.getByRole("status")).toHaveText("Loading");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await expect(page.getByRole("link", { name: "Add a few words" })).toBeFocused();
  await openNoteOn(page);
  gate.resolve();
  await expect(note.getByRole("textbox", { name: "Your message" })).toHaveValue(/Aurélie/);
});

test("where the form does not come, or another version's, its page does", async ({ page, complaints }) => {
  const another = JSON.stringify({ messages: { title: "A note" } });
  await page.route(FORM, (route) => route.abort("connectionfailed"), { times: 1 });
  for (const _time of ["none", "another"]) {
    await page.goto("/product/aurelie?colour=sage&size=38");
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(page).toHaveURL(NOTE_PAGE);
    await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue(/Aurélie/);
    await page.route(FORM, (route) => route.fulfill({ contentType: "application/json", body: another }));
  }
  await expectComplaints(complaints, /enquiry\.json/);
});

test("words of her own stay while she chooses, until she says that they may go", async ({ page }) => {
  const note = await openNote(page);
  const message = note.getByRole("textbox", { name: "Your message" });
  await message.fill("Dear all, that one, please.");
  await expect(note.getByText("You have edited this message")).toBeVisible();
  await note.getByLabel("City").fill("Lyon");
  await expect(message).toHaveValue("Dear all, that one, please.");
  const send = note.getByRole("link", { name: "Send on WhatsApp" });
  await expect(send).toHaveAttribute("href", /one%2C%20please\.$/);

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

test("without WhatsApp the words go to the label, or are kept", async ({ page, complaints }) => {
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
  await note.getByRole("link", { name: "How we use and keep your message" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your privacy" })).toBeVisible();
  await page.goBack();
  await openNoteOn(page);
  await expect(note.getByLabel("Anything to add?")).toHaveValue(line);
  await note.getByText("No WhatsApp?").click();
  await send.click();
  const email = note.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveAccessibleDescription(/^Please leave an email address/);
  await fillSender(page);

  await page.route(/\/enquiry\.json/, (route) => route.abort("connectionfailed"), { times: 1 });
  await send.click();
  const kept = note.getByRole("group", { name: /Nothing (you wrote )?is lost/ });
  await expect(kept).toBeFocused();
  const said = new RegExp(encodeURIComponent(line));
  for (const name of ["Send on WhatsApp", "Write an email"])
    await expect(kept.getByRole("link", { name })).toHaveAttribute("href", said);
  await expectComplaints(complaints, /enquiry\.json/);

  const words = await note.getByRole("textbox", { name: "Your message" }).inputValue();
  await email.press("Enter");
  await expect(note.getByRole("group", { name: "Thank you" })).toBeFocused();
  await expect(note.locator("dd").filter({ hasText: words.slice(-6) })).toBeVisible();
  await expectAccessible(page);
});

test("a computer has a code, WhatsApp's own page, and a text to copy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(NOTE_PAGE);
  await page.getByText("Use your phone, or WhatsApp Web").click();
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

test("a telephone has one way to WhatsApp, neither code nor page", { tag: "@phone" }, async ({ page }) => {
  await page.goto(NOTE_PAGE);
  await expect(page.getByRole("link", { name: "Send on WhatsApp" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy text" })).toBeVisible();
  await expect(page.getByText("Use your phone, or WhatsApp Web")).toBeHidden();
  await expect(page.getByRole("link", { name: "WhatsApp Web" })).toBeHidden();
});
