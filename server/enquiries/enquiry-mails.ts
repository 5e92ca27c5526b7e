import type { EnquiryDetails } from "#app/content/enquiry-service.server.ts";
import type { Log } from "#app/content/logger.server.ts";
import { dayInWords } from "#app/label/day.ts";
import type { Branding } from "#app/label/identity.ts";
import { composerWords } from "#words/enquiry.ts";
import { languageTag } from "#words/locale.ts";
import { mailWords } from "#words/mails.ts";
import { mailBody } from "./mail-body.ts";
import type { Mailer } from "./mailer.ts";
import { type Deliver, ofKind, PermanentDeliveryError } from "./submission.ts";

type EnquiryMailsParts = {
  mailer: Mailer;
  /** Who is told of an enquiry. */
  to: string;
  /** The label's name at this moment. */
  labelName(): string;
  /** How it signs, at this moment. */
  branding(): Branding;
  log: Log;
};

/** The two mails that an enquiry makes: one tells the label, the other tells the visitor that it has arrived. */
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
        replyTo: { name, address: email },
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
    // Anybody can enter anybody's address: of what was entered it repeats nothing.
    copy: ofKind("enquiry", async ({ id, reference, received, email }) => {
      const label = labelName();
      const { subject, heading, text, notYou } = mailWords.copy;
      const mail = {
        id: `copy.${id}`,
        to: { name: "", address: email },
        date: new Date(received),
        subject: subject(label, reference),
        // No answer comes to an automatic mail (RFC 3834), such as that somebody is on holiday.
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
        // There is nobody at this address: there is nothing to be tried again.
        log("info", "copy of an enquiry refused", { id });
      }
    }),
  };
}

const told = ["purpose", "dress", "colour", "size", "measurements", "date", "city"] as const;

/** "About: Renting · Dress: Aurélie · Colour: Sage". */
function detailsInWords(details: EnquiryDetails): string {
  const said = {
    ...details,
    purpose: composerWords.purposes[details.purpose],
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
