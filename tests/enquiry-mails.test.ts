import { Window } from "happy-dom";
import { expect, onTestFinished, test } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import { PermanentDeliveryError } from "#server/enquiries/delivery-errors.ts";
import { createEnquiryMails } from "#server/enquiries/enquiry-mails.ts";
import { createMailer } from "#server/enquiries/mailer.ts";
import { awkwardNames } from "./support/awkward-names.ts";
import { openMailer, startDeliveryOf } from "./support/mail-delivery.ts";
import { type MailBehaviour, openMailServer } from "./support/mail-server.ts";
import { details, enquiry, submissionOf } from "./support/temporary-outbox.ts";

test("A notice goes to the label in text and HTML, and its answer to the visitor", async () => {
  const { mails, notice } = await opened();
  await notice(enquiry);
  const [mail] = mails;
  expect(mail).toMatchObject({
    recipients: ["atelier@label.example"],
    messageId: "<notice.0123abcd@label.example>",
    subject: "Enquiry K7M2QX from Ada Byron",
    date: new Date(enquiry.received),
  });
  expect(mail?.from?.value).toEqual([{ name: "Maison Une", address: "shop@label.example" }]);
  expect(mail?.replyTo?.value).toEqual([{ name: "Ada Byron", address: "ada@mail.example" }]);
  expect(mail?.text).toContain("> June, & a <b>train</b>?\n> “é” 👗");
  expect(mail?.html).toContain("June, &amp; a &lt;b&gt;train&lt;/b&gt;?\n“é” 👗");
});

test("A mailbox that not every server takes is named in the notice, and its header costs the label no mail", async () => {
  const { mails, notice } = await opened();
  await notice({ ...enquiry, email: "käthe@mail.example" });
  await notice({ ...enquiry, email: "ada@käthe.example" });
  expect(mails[0]?.replyTo).toBeUndefined();
  expect(mails[0]?.text).toContain("käthe@mail.example");
  expect(mails[1]?.replyTo?.value).toMatchObject([{ address: "ada@käthe.example" }]);
});

test("A label at a domain with an umlaut sends mails whose ids every server takes", async () => {
  const server = await openMailServer();
  const from = { name: "Brautmode", address: "atelier@brautmode-müller.example" };
  const mailer = createMailer({ smtpUrl: server.url, from, to: "atelier@brautmode-müller.example" });
  onTestFinished(async () => {
    mailer.close();
    await server.close();
  });
  const date = new Date();
  await mailer.send({ id: "a", to: "ada@mail.example", subject: "A", date, text: "A", html: "A" });
  expect(server.mails[0]?.messageId).toBe("<a@xn--brautmode-mller-9vb.example>");
  expect(server.mails[0]?.raw).toContain("From: Brautmode <atelier@xn--brautmode-mller-9vb.example>");
});

test("A notice of an enquiry about a dress names it, and what was said of it", async () => {
  const { mails, notice } = await opened();
  await notice({ ...enquiry, details: { ...details, purpose: "purchase", city: "Lyon" } });
  const [mail] = mails;
  expect(mail?.subject).toBe("Enquiry K7M2QX from Ada Byron: Aurélie");
  expect(mail?.text).toContain(
    "Would like to: Buy\nDress: Aurélie\nColour: Sage\nMeasurements: bust 88\nDate of the event: 9 May 2027\nCity: Lyon\n",
  );
  expect(mail?.html).toMatch(/<th [^>]*>City<\/th><td [^>]*>Lyon<\/td>/);
});

test("A notice of a message names the telephone and the day that its sender has left", async () => {
  const { mails, notice } = await opened();
  await notice({ ...enquiry, details: { phone: "+33 6 12 34 56 78", date: "2027-05-09" } });
  expect(mails[0]?.subject).toBe("Enquiry K7M2QX from Ada Byron");
  expect(mails[0]?.text).toContain("\n\nDate of the event: 9 May 2027\nTelephone: +33 6 12 34 56 78\n\n");
});

test.each([
  "Eve\r\nBcc: all@mail.example\r\n\r\nBuy now",
  "Eve\nTo: all@mail.example",
  "Eve\u2028Cc: all@mail.example",
  'Eve" <all@mail.example>, "x',
])("A name like %j adds neither header nor recipient", async (name) => {
  const { mails, notice, copy } = await opened();
  await notice({ ...enquiry, name });
  await copy({ ...enquiry, name });
  const [told, copied] = mails;
  expect(told?.recipients).toEqual(["atelier@label.example"]);
  expect(copied?.recipients).toEqual(["ada@mail.example"]);
  for (const mail of [told, copied]) {
    const names = mail?.headerLines.map(({ key }) => key) ?? [];
    expect(names.filter((header) => ["to", "subject", "from"].includes(header))).toHaveLength(3);
    expect(names).not.toContain("bcc");
    expect(names).not.toContain("cc");
  }
  expect(told?.replyTo?.value.map(({ address }) => address)).toEqual(["ada@mail.example"]);
});

test.each(awkwardNames)(
  "A label called %j is named in a copy as it is, and adds neither header, recipient nor markup",
  async (label) => {
    const { mails, copy, notice } = await opened([], label);
    const plain = await opened();
    for (const sender of [{ copy, notice }, plain]) {
      await sender.copy(enquiry);
      await sender.notice(enquiry);
    }
    const [copied, told] = mails;
    const name = label.replace(/\s+/g, " ");
    expect(copied?.subject?.replace(/\s+/g, " ")).toBe(`Your message to ${name} (K7M2QX)`);
    expect(copied?.text?.replace(/\s+/g, " ")).toContain(name);
    expect(copied?.recipients).toEqual(["ada@mail.example"]);
    expect(told?.recipients).toEqual(["atelier@label.example"]);
    expect(mails.map(elementsIn)).toEqual(plain.mails.map(elementsIn));
    for (const mail of [copied, told]) {
      expect(mail?.headerLines.map(({ key }) => key)).not.toContain("bcc");
      const [headers = ""] = mail?.raw.split(/\r?\n\r?\n/) ?? [];
      expect(headers).toMatch(/^[\t\x20-\x7e\r\n]+$/);
      expect(Math.max(...headers.split(/\r?\n/).map(({ length }) => length))).toBeLessThanOrEqual(78);
    }
  },
);

test.each([
  "ada@mail.example, eve@mail.example",
  "ada@mail.example<eve@mail.example>",
  "all: eve@mail.example;",
])("An address like %j, kept before such ones were refused, is never read as another's", async (email) => {
  const { mails, copy } = await opened();
  await copy({ ...enquiry, email });
  await copy(enquiry);
  expect(mails.map(({ recipients }) => recipients)).toEqual([["ada@mail.example"]]);
});

test("A visitor's copy has the reference and the day, no word of hers, and asks for no automatic answer", async () => {
  const { mails, copy } = await opened();
  await copy(enquiry);
  const [mail] = mails;
  expect(mail).toMatchObject({
    recipients: ["ada@mail.example"],
    messageId: "<copy.0123abcd@label.example>",
    subject: "Your message to Maison Une (K7M2QX)",
  });
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail?.raw, "a name may be anything that somebody has written").toMatch(
    /^To: ada@mail\.example\r?$/m,
  );
  expect(mail?.text).toContain("23 November 2026");
  expect(mail?.text).toContain("K7M2QX");
  expect(mail?.raw, "anybody can enter anybody's address").not.toMatch(/June|train|Ada|Byron/);
});

test("The dress is pictured in the notice and in the copy, in the chosen colour; nothing where it is about none", async () => {
  const { mails, copy, notice } = await opened();
  const picture =
    '<img src="https://shop.example/product/aurelie/social.jpg?colour=sage" alt="Aurélie" width="560"';
  for (const send of [notice, copy]) await send({ ...enquiry, details });
  for (const address of ["", `${details.address}\n${details.address}`])
    await copy({ ...enquiry, details: { ...details, address } });
  expect(mails.map(({ html }) => String(html).includes("<img"))).toEqual([true, true, false, false]);
  for (const { html } of mails.slice(0, 2)) expect(html).toContain(picture);
});

test("A copy to nobody is not tried again; a notice that is refused is told as refused", async () => {
  const { copy, notice, tries } = await opened([550, 550, 550]);
  await copy(enquiry);
  expect(tries()).toBe(1);
  await expect(notice(enquiry)).rejects.toThrow(PermanentDeliveryError);
});

test("What a mail server says of an address is told without the address: it would stand in the log", async () => {
  const { copy, notice } = await opened([451, 451, 451, 550, 550]);
  for (const send of [() => copy(enquiry), () => notice(enquiry), () => notice(enquiry)]) {
    const error = await send().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof Error)) throw new Error("It was taken.");
    const told = [error.message, error.stack, error.cause].map((part) =>
      part instanceof Error ? `${part.message} ${part.stack}` : String(part),
    );
    expect(told.join()).toContain("not now");
    expect(told.join()).not.toMatch(/ada@|atelier@|studio@/);
  }
});

test.each<[string, MailBehaviour[]]>([
  ["greylists once", [451, 451]],
  ["fails thrice", [421, 450, 452]],
  ["dies in the middle", ["dies"]],
])("A mail server that %s gets everything once, and in order", async (_what, behaviours) => {
  const { mails, notice } = await opened([...behaviours]);
  const messages = ["one", "two", "three"];
  const submissions = messages.map((message) => submissionOf(message, { steps: ["notice"] }));
  await startDeliveryOf({ notice }, submissions).untilDelivered();
  expect(mails.map(({ text }) => messages.find((message) => text?.includes(`> ${message}`)))).toEqual(
    messages,
  );
});

const { DOMParser } = new Window();

/** The elements of a mail, as a reader's program finds them. */
function elementsIn({ html }: { html?: string | false }): string[] {
  const { body } = new DOMParser().parseFromString(html || "", "text/html");
  return Array.from(body.querySelectorAll("*"), ({ tagName }) => tagName);
}

async function opened(behaviours: MailBehaviour[] = [], label = "Maison Une") {
  const { mailer, ...server } = await openMailer(behaviours);
  const { notices, copy } = createEnquiryMails({
    mailer,
    to: "atelier@label.example, studio@label.example",
    labelName: () => label,
    branding: () => identityOf(label),
    // The day there is the next one.
    timeZone: () => "Pacific/Kiritimati",
    log: () => undefined,
  });
  const [notice] = notices;
  if (!notice) throw new Error("There is one for each address.");
  return { ...server, notice, copy };
}
