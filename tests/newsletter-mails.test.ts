import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import type { SubmissionOf } from "#server/enquiries/submission.ts";
import { createNewsletterKeys, createNewsletterLinks } from "#server/newsletter/newsletter-links.ts";
import { createNewsletterMails } from "#server/newsletter/newsletter-mails.ts";
import { openMailer } from "./support/mail-delivery.ts";
import type { MailBehaviour } from "./support/mail-server.ts";

const received = Date.UTC(2026, 10, 22, 12);
const common = { id: "0123abcd", reference: "K7M2QX", received, email: "ada@mail.example" };
const signUp: SubmissionOf<"signUp"> = { kind: "signUp", ...common, subscriber: "s" };

test("A confirmation asks once, with a link that carries the sign-up, and says until when it holds", async () => {
  const { mails, confirmation, keys } = await opened();
  await confirmation(signUp);
  const [mail] = mails;
  expect(mail).toMatchObject({
    recipients: ["ada@mail.example"],
    messageId: "<confirmation.0123abcd@label.example>",
    subject: "Letters from Maison Une: is this your address?",
    date: new Date(received),
  });
  const link = new URL(/https:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  expect(link.origin + link.pathname).toBe("https://shop.example/newsletter/confirm");
  const claims = { id: common.id, email: common.email, signedUp: received };
  expect(keys.readConfirmation(link.searchParams.get("token") ?? "")).toEqual(claims);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.text).toContain("30 November 2026");
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail?.raw, "nobody knows her name").toMatch(/^To: ada@mail\.example\r?$/m);
  expect(mail?.raw, "nobody can leave a list that she is not on").not.toMatch(/^List-Unsubscribe/im);
});

test("A welcome can be left with one press of a mail program (RFC 8058), and by a link", async () => {
  const { mails, welcome, keys } = await opened();
  const subscriber = keys.subscriberOf(common.email);
  await welcome({ kind: "subscription", ...common, subscriber, signedUp: received });
  const [mail] = mails;
  const unfolded = mail?.raw.replace(/\r\n[ \t]+/g, " ") ?? "";
  const [, address = ""] = /^List-Unsubscribe: <([^>\s]+)>$/im.exec(unfolded.replaceAll("\r", "")) ?? [];
  const link = new URL(address);
  expect(link.origin + link.pathname).toBe("https://shop.example/newsletter/unsubscribe");
  expect(keys.readUnsubscription(link.searchParams.get("token") ?? "")).toBe(subscriber);
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
  expect(mail?.text).toContain(address);
  expect(mail?.html).toContain(`href="${address}"`);
});

test("An address that nobody has is not tried again", async () => {
  const { confirmation, welcome, tries } = await opened([550, 550]);
  await confirmation(signUp);
  await welcome({ kind: "subscription", ...common, subscriber: "s", signedUp: received });
  expect(tries()).toBe(2);
});

async function opened(behaviours: MailBehaviour[] = [], labelName = "Maison Une") {
  const { mailer, ...server } = await openMailer(behaviours);
  const keys = createNewsletterKeys(randomBytes(32), () => received);
  const links = createNewsletterLinks(keys, "https://shop.example");
  const mails = createNewsletterMails({
    mailer,
    links,
    labelName: () => labelName,
    branding: () => identityOf(labelName),
    // The day there is the next one.
    timeZone: () => "Pacific/Kiritimati",
    log: () => undefined,
  });
  return { ...server, ...mails, keys };
}
