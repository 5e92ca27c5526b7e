import { expect, test } from "vitest";
import { sampleTexts } from "#app/content/texts/sample-texts.server.ts";
import { readNewsletter } from "./read-newsletter.ts";

const { newsletter, labelSettings } = sampleTexts;

function read(email: string | undefined) {
  const form = new FormData();
  if (email !== undefined) form.set("email", email);
  return readNewsletter(form, { phone: labelSettings.phone, newsletter });
}

test.each(["ada@mail.example", "a.b+c@sub.mail.example"])("%s is taken to WhatsApp", (email) => {
  const { href, error } = read(` ${email} `);
  expect(error).toBeUndefined();
  expect(new URL(href ?? "").searchParams.get("text")).toContain(email);
});

test.each(["ada", "ada@", "@mail.example", "ada@mail", "a b@mail.example", "a@b@c.example"])(
  "%s is kept and mended",
  (email) => {
    expect(read(email)).toEqual({ email, error: newsletter.errors.emailMalformed });
  },
);

test("Nothing typed is said so", () => {
  expect(read(undefined).error).toBe(newsletter.errors.emailMissing);
});

test("An address that is too long is kept whole, and said to be so", () => {
  const email = `${"x".repeat(253)}😀@mail.example`;
  expect(read(email)).toEqual({ email, error: newsletter.errors.emailTooLong });
});
