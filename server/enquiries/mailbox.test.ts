import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

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
