import type { EnquiryDetails } from "#app/content/enquiry-service.server.ts";
import type { Log } from "#app/content/logger.server.ts";
import type { Branding } from "#app/label/brand/identity.ts";
import { dayInWords } from "#app/label/hours/day.ts";
import { enquiryWords } from "#words/enquiry.ts";
import { languageTag } from "#words/locale.ts";
import { mailWords } from "#words/mails.ts";
import { mailBody } from "./mail-body.ts";
import { isForEveryServer } from "./mailbox.ts";
import type { Mailer } from "./mailer.ts";
import { type Deliver, ofKind, PermanentDeliveryError } from "./submission.ts";

type EnquiryMailsParts = {
  mailer: Mailer;
  /** The address that is told of an enquiry. */
  to: string;
  /** The label's current name. */
  labelName(): string;
  /** The label's current look. */
  branding(): Branding;
  log: Log;
};

/** An enquiry makes two emails: one tells the label, and one tells the visitor that it has arrived. */
export function createEnquiryMails({ mailer, to, labelName, branding, log }: EnquiryMailsParts): {
  notice: Deliver;
  copy: Deliver;
} {
  return {
    notice: ofKind("enquiry", async ({ id, reference, received, name, email, message, details }) => {
      const { subject, wrote, answer, studio } = mailWords.notice;
      await mailer.send({
        id: `notice.${id}`,
        to,
        date: new Date(received),
        subject: subject(name, reference, details?.dress ?? ""),
        // A header with such an address could cost the label the whole mail, which names it anyway.
        ...(isForEveryServer(email) ? { replyTo: { name, address: email } } : {}),
        ...mailBody(
          {
            lead: [wrote(name, dayOf(received)), ...(details ? [detailsInWords(details)] : [])],
            message,
            foot: [answer(email), studio, `${mailWords.reference} ${reference}`],
          },
          branding(),
        ),
      });
    }),
    // It repeats nothing that was entered, since anybody can enter anybody's address.
    copy: ofKind("enquiry", async ({ id, reference, received, email }) => {
      const label = labelName();
      const { subject, heading, text, notYou } = mailWords.copy;
      const mail = {
        id: `copy.${id}`,
        to: { name: "", address: email },
        date: new Date(received),
        subject: subject(label, reference),
        // This asks for no automatic answer, such as that somebody is on holiday (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated" },
        ...mailBody(
          {
            lead: [heading, text(label, dayOf(received))],
            foot: [`${mailWords.reference} ${reference}`, notYou],
          },
          branding(),
        ),
      };
      try {
        await mailer.send(mail);
      } catch (error) {
        if (!(error instanceof PermanentDeliveryError)) throw error;
        // The address has no mailbox, so there is nothing to try again.
        log("info", "copy of an enquiry refused", { id });
      }
    }),
  };
}

const told = ["purpose", "dress", "colour", "size", "measurements", "date", "city"] as const;

/** Writes "Would like to: Rent · Dress: Aurélie · Colour: Sage". */
function detailsInWords(details: EnquiryDetails): string {
  const said = {
    ...details,
    purpose: enquiryWords.purposes[details.purpose],
    date: dayInWords(details.date),
  };
  return told
    .filter((name) => said[name] !== "")
    .map((name) => `${mailWords.details[name]}: ${said[name]}`)
    .join(" · ");
}

function dayOf(received: number): string {
  return new Intl.DateTimeFormat(languageTag, { dateStyle: "long" }).format(received);
}
