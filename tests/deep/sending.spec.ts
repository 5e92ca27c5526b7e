import { fillMessage, submitMessage } from "#tests/support/contact-message.ts";
import { fillSender, openNote } from "#tests/support/enquiry-note.ts";
import { holdResponses } from "#tests/support/held-responses.ts";
import { expect, test } from "#tests/support/journey.ts";

// Whoever has sent a form sees and hears that it is on its way.

test("the contact page says that the message is on its way", async ({ page }) => {
  await page.goto("/contact");
  await fillMessage(page, "Good day.");
  const held = await holdResponses(page, /\/contact\.data/);
  await submitMessage(page);
  const sending = page.getByText("Sending", { exact: true });
  await expect(sending).toBeVisible();
  held.release();
  await expect(sending).toHaveCount(0);
});

test("so does the newsletter", async ({ page }) => {
  await page.goto("/faq");
  const held = await holdResponses(page, /\/faq\.data/);
  const email = page.getByRole("textbox", { name: "Email address for the newsletter" });
  await email.fill("ada@mail.example");
  await email.press("Enter");
  const sending = page.getByText("Sending", { exact: true });
  await expect(sending).toBeVisible();
  held.release();
  await expect(sending).toHaveCount(0);
  await expect(page.locator("#newsletter-outcome")).not.toBeEmpty();
});

test("so does a note that is sent from its dialog", async ({ page }) => {
  const note = await openNote(page);
  await note.getByText("No WhatsApp? Send it from here").click();
  await fillSender(page);
  const held = await holdResponses(page, /\/enquiry\.json/);
  await note.getByRole("button", { name: "Send", exact: true }).click();
  await expect(note.getByRole("button", { name: "Sending", exact: true })).toBeVisible();
  await expect(note.getByRole("status").getByText("Sending", { exact: true })).toBeAttached();
  held.release();
  await expect(note.getByRole("group", { name: "Thank you" })).toBeVisible();
});

test("an answer comes into sight at the foot of a phone", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/faq");
  const email = page.getByRole("textbox", { name: "Email address for the newsletter" });
  await email.fill("ada@");
  await email.evaluate((field) => field.scrollIntoView({ block: "end" }));
  await email.press("Enter");
  await expect(page.getByText("This address looks incomplete")).toBeInViewport({ ratio: 1 });
});
