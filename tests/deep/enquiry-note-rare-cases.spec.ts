import { fillSender, NOTE_PAGE, openNote, openNoteOn } from "#tests/support/enquiry-note.ts";
import { expect, expectAccessible, expectComplaints, test } from "#tests/support/journey.ts";

const FORM = /\/enquiry\.json/;

test("Enter beside her address sends, and where her words are kept is told there", async ({ page }) => {
  const note = await openNote(page);
  await note.getByLabel("Anything to add?").fill("With Enter");
  await note.getByText("No WhatsApp?").click();
  await note.getByRole("link", { name: "How we use and keep your message" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your privacy" })).toBeVisible();
  await page.goBack();
  await openNoteOn(page);
  await expect(note.getByLabel("Anything to add?")).toHaveValue("With Enter");
  await note.getByText("No WhatsApp?").click();
  await fillSender(page);
  await note.getByRole("textbox", { name: "Email" }).press("Enter");
  await expect(note.getByRole("group", { name: "Thank you" })).toBeFocused();
});

test("while a slow shop sends the form there is something to see and to close, and it comes", async ({
  page,
}) => {
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
