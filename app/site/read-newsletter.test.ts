import { expect, test } from "vitest";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { readNewsletter } from "./read-newsletter.ts";

const { newsletter, labelSettings } = sampleTexts;

function read(email: string | undefined) {
  const form = new FormData();
  if (email !== undefined) form.set("email", email);
  return readNewsletter(form, { phone: labelSettings.phone, newsletter });
}

test("An address that is too long is kept whole, and said to be so", () => {
  const email = `${"x".repeat(253)}😀@mail.example`;
  expect(read(email)).toEqual({ email, error: newsletter.errors.emailTooLong });
});
