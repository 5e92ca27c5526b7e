import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createNewsletterKeys } from "./newsletter-links.ts";

const DAY_MS = 24 * 60 * 60_000;
const claims = { id: "0123", email: "Ada+letters@mail.example", signedUp: 1_000 * DAY_MS };

test("A confirmation link holds for seven days from the sign-up, and its address cannot be read in it", () => {
  let now = claims.signedUp;
  const keys = createNewsletterKeys(randomBytes(32), () => now);
  const token = keys.issueConfirmation(claims);
  expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("mail.example");
  expect(keys.readConfirmation(token)).toEqual(claims);
  now += 7 * DAY_MS - 1;
  expect(keys.readConfirmation(token)).toEqual(claims);
  now += 1;
  expect(keys.readConfirmation(token)).toBeUndefined();
});

test("No part of a link can be altered, and none can be borrowed or made up", () => {
  const now = () => claims.signedUp;
  const keys = createNewsletterKeys(randomBytes(32), now);
  const foreign = createNewsletterKeys(randomBytes(32), now);
  const confirmation = keys.issueConfirmation(claims);
  const unsubscription = keys.issueUnsubscription(keys.subscriberOf(claims.email));
  expect(keys.readUnsubscription(unsubscription)).toBe(keys.subscriberOf(claims.email));
  for (let at = 0; at < confirmation.length - 1; at += 1)
    expect(keys.readConfirmation(altered(confirmation, at)), String(at)).toBeUndefined();
  for (let at = 0; at < unsubscription.length - 1; at += 1)
    expect(keys.readUnsubscription(altered(unsubscription, at)), String(at)).toBeUndefined();
  const madeUp = ["", ".", "AAAA", "é", `${"0".repeat(32)}.${"A".repeat(43)}`, confirmation.slice(0, -4)];
  for (const token of [...madeUp, unsubscription, foreign.issueConfirmation(claims)])
    expect(keys.readConfirmation(token), token).toBeUndefined();
  for (const token of [...madeUp, confirmation, foreign.issueUnsubscription(keys.subscriberOf(claims.email))])
    expect(keys.readUnsubscription(token), token).toBeUndefined();
});

test("An address is one subscriber however its letters are typed, and no other shop's", () => {
  const { subscriberOf } = createNewsletterKeys(randomBytes(32));
  expect(subscriberOf("ADA@Mail.example")).toBe(subscriberOf("ada@mail.example"));
  expect(subscriberOf("adä@mail.example")).toBe(subscriberOf("ada\u0308@mail.example"));
  expect(subscriberOf("ada@\uff4dail.example"), "it leads to the same mailbox").toBe(
    subscriberOf("ada@mail.example"),
  );
  expect(subscriberOf("ada@mail.example")).toMatch(/^[0-9a-f]{32}$/);
  expect(subscriberOf("ada@mail.example")).not.toBe(subscriberOf("eve@mail.example"));
  const another = createNewsletterKeys(randomBytes(32));
  expect(another.subscriberOf("ada@mail.example")).not.toBe(subscriberOf("ada@mail.example"));
});

/** Changes one letter. */
function altered(token: string, at: number): string {
  return token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
}
