import { expect, test } from "vitest";
import { isEmailAddress, mailboxOf } from "./email-address.ts";

test.each([
  "ada@mail.example",
  "o'neil+letters@mail.example",
  "ada@xn--mller-kva.example",
  "ädä@mail.example",
  "아다@메일.example",
  "ada.von.x@mail.example",
  `${"x".repeat(64)}@mail.example`,
])("%s is an email address", (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  "ada",
  "ada@mail",
  "ada@@mail.example",
  // A mail program reads these as several addresses, a name, a group or a comment.
  "ada@mail.example,eve.example",
  "ada@mail.example;x.y",
  "ada@mail.example<root",
  "ada@mail(eve).example",
  "ada@[127.0.0.1]",
  // No server takes these names.
  `${"x".repeat(65)}@mail.example`,
  "ada..x@mail.example",
  ".ada@mail.example",
  "ada.@mail.example",
  // Nobody sees these characters.
  "ada@mail.example\u200b",
  "ada@mail.\u202eexample",
  "a\u0000b@mail.example",
])("%j is none", (address) => expect(isEmailAddress(address)).toBe(false));

test.each([
  ["ADA@Mail.example", "ada@mail.example"],
  ["ada\u0308@mail.example", "ad\u00e4@mail.example"],
  ["ada@M\u00dcLLER.example", "ada@xn--mller-kva.example"],
  // Letters of another width lead to the same mail server.
  ["ada@\uff4dail.example", "ada@mail.example"],
  ["no address", "no address"],
  ["ada@xn--.example", "ada@xn--.example"],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
