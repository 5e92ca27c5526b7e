import { fillMessage, submitMessage } from "#tests/support/contact-message.ts";
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
