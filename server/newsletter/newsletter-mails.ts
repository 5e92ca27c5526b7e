import { dateInMail } from "#server/enquiries/mail-body.ts";
import { createVisitorMailer, type LabelMailsParts } from "#server/enquiries/mailer.ts";
import { CONFIRMATION_MS } from "#server/enquiries/outbox.ts";
import { type Deliver, ofKind } from "#server/enquiries/submission.ts";
import { newsletterMailWords } from "#words/mails.ts";
import type { NewsletterLinks } from "./newsletter-links.ts";

/** The newsletter has two mails: one asks whether the address is theirs, the other welcomes them. */
export function createNewsletterMails({ links, ...parts }: LabelMailsParts & { links: NewsletterLinks }): {
  confirmation: Deliver;
  welcome: Deliver;
} {
  const { labelName, timeZone } = parts;
  const mailVisitor = createVisitorMailer(parts);
  return {
    confirmation: ofKind("signUp", async ({ id, email, received }) => {
      const label = labelName();
      const { subject, heading, text, button, until, notYou } = newsletterMailWords.confirmation;
      await mailVisitor({
        id: `confirmation.${id}`,
        email,
        received,
        subject: subject(label),
        body: {
          lead: [heading(label), text(label)],
          link: { label: button, url: links.confirm({ id, email, signedUp: received }) },
          foot: [until(dateInMail(received + CONFIRMATION_MS, timeZone())), notYou],
        },
      });
    }),
    welcome: ofKind("subscription", async ({ id, email, received, subscriber }) => {
      const label = labelName();
      const { subject, heading, text, leave, button } = newsletterMailWords.welcome;
      const url = links.unsubscribe(subscriber);
      await mailVisitor({
        id: `welcome.${id}`,
        email,
        received,
        subject: subject(label),
        // RFC 8058: mail programs show a button that leaves the list with one press.
        headers: { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        body: {
          lead: [heading(label), text(label), leave],
          link: { label: button, url, isQuiet: true },
          foot: [],
        },
      });
    }),
  };
}
