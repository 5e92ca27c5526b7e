import type { Log } from "#app/content/logger.server.ts";
import type { Branding } from "#app/label/brand/identity.ts";
import { mailBody } from "#server/enquiries/mail-body.ts";
import type { Mail, Mailer } from "#server/enquiries/mailer.ts";
import { CONFIRMATION_MS } from "#server/enquiries/outbox.ts";
import { type Deliver, ofKind, PermanentDeliveryError } from "#server/enquiries/submission.ts";
import { languageTag } from "#words/locale.ts";
import { newsletterMailWords } from "#words/mails.ts";
import type { NewsletterLinks } from "./newsletter-links.ts";

type NewsletterMailsParts = {
  mailer: Mailer;
  links: NewsletterLinks;
  /** The label's current name. */
  labelName(): string;
  /** The label's current look. */
  branding(): Branding;
  log: Log;
};

/** This asks for no automatic answer, such as that somebody is on holiday (RFC 3834). */
const AUTOMATIC = { "Auto-Submitted": "auto-generated" };

/** The newsletter has two mails: one asks whether the address is theirs, the other welcomes them. */
export function createNewsletterMails({ mailer, links, labelName, branding, log }: NewsletterMailsParts): {
  confirmation: Deliver;
  welcome: Deliver;
} {
  /** An address may have no mailbox, and then there is nothing to try again. */
  async function send(mail: Mail) {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (!(error instanceof PermanentDeliveryError)) throw error;
      log("info", "mail of the newsletter refused", { id: mail.id });
    }
  }

  return {
    confirmation: ofKind("signUp", async ({ id, email, received }) => {
      const label = labelName();
      const { subject, heading, text, button, until, notYou } = newsletterMailWords.confirmation;
      await send({
        id: `confirmation.${id}`,
        to: { name: "", address: email },
        date: new Date(received),
        subject: subject(label),
        headers: AUTOMATIC,
        ...mailBody(
          {
            lead: [heading(label), text(label)],
            link: { label: button, url: links.confirm({ id, email, signedUp: received }) },
            foot: [until(dayOf(received + CONFIRMATION_MS)), notYou],
          },
          branding(),
        ),
      });
    }),
    welcome: ofKind("subscription", async ({ id, email, received, subscriber }) => {
      const label = labelName();
      const { subject, heading, text, leave, button } = newsletterMailWords.welcome;
      const url = links.unsubscribe(subscriber);
      await send({
        id: `welcome.${id}`,
        to: { name: "", address: email },
        date: new Date(received),
        subject: subject(label),
        // RFC 8058: mail programs show a button that leaves the list with one press.
        headers: {
          ...AUTOMATIC,
          "List-Unsubscribe": `<${url}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
        ...mailBody(
          {
            lead: [heading(label), text(label), leave],
            link: { label: button, url, isQuiet: true },
            foot: [],
          },
          branding(),
        ),
      });
    }),
  };
}

function dayOf(time: number): string {
  return new Intl.DateTimeFormat(languageTag, { dateStyle: "long" }).format(time);
}
