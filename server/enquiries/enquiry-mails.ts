import { dayInWords } from "#model/days/day.ts";
import type { SaidDetails } from "#model/services/enquiry-service.server.ts";
import enquiryWords from "#words/enquiry.json" with { type: "json" };
import { mailWords } from "#words/mails.ts";
import { dateInMail, mailBody } from "./mail-body.ts";
import { isForEveryServer } from "./mailbox.ts";
import { createVisitorMailer, type LabelMailsParts } from "./mailer.ts";
import { type Deliver, ofKind } from "./submission.ts";

/**
 * An enquiry makes two emails: one tells the label and one tells the visitor that it has arrived. Each of the label's addresses, with
 * commas between them in `to`, gets the first in a delivery of its own.
 */
export function createEnquiryMails({ to, ...parts }: LabelMailsParts & { to: string }): {
  notices: readonly Deliver[];
  copy: Deliver;
} {
  const { mailer, labelName, branding, timeZone } = parts;
  const mailVisitor = createVisitorMailer(parts);
  const noticeTo = (recipient: string) =>
    ofKind("enquiry", async ({ id, reference, received, name, email, message, details }) => {
      const { subject, wrote, answer, studio } = mailWords.notice;
      await mailer.send({
        id: `notice.${id}`,
        to,
        recipient,
        date: new Date(received),
        subject: subject(name, reference, details?.dress ?? ""),
        // A header with such an address could cost the label the whole mail, which names it anyway.
        ...(isForEveryServer(email) ? { replyTo: { name, address: email } } : {}),
        ...mailBody(
          {
            lead: [wrote(name, dateInMail(received, timeZone()))],
            ...(details && { ...pictureOf(details), details: toldOf(details) }),
            message,
            foot: [answer(email), studio, `${mailWords.reference} ${reference}`],
          },
          branding(),
        ),
      });
    });
  return {
    notices: to.split(",").map((address) => noticeTo(address.trim())),
    // It repeats nothing that was entered, since anybody can enter anybody's address.
    copy: ofKind("enquiry", async ({ id, reference, received, email, details }) => {
      const label = labelName();
      const { subject, heading, text, notYou } = mailWords.copy;
      await mailVisitor({
        id: `copy.${id}`,
        email,
        received,
        subject: subject(label, reference),
        body: {
          lead: [heading, text(label, dateInMail(received, timeZone()))],
          ...(details && pictureOf(details)),
          foot: [`${mailWords.reference} ${reference}`, notYou],
        },
      });
    }),
  };
}

const told = ["purpose", "dress", "colour", "size", "measurements", "date", "city", "phone"] as const;

/** "Would like to" and "Rent", "Dress" and "Aurélie". */
function toldOf(details: SaidDetails): [name: string, said: string][] {
  const said = {
    ...details,
    purpose: details.purpose && enquiryWords.purposes[details.purpose],
    date: details.date && dayInWords(details.date),
  };
  return told.flatMap((name) => (said[name] ? [[mailWords.details[name], said[name]]] : []));
}

/** The shop draws a picture for links to a dress, in its colour too (server/pictures/open-graph/). A list has an address a line. */
function pictureOf({ dress = "", address = "" }: SaidDetails) {
  if (address.includes("\n") || !URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  return { picture: { url: `${origin}${pathname}/social.jpg${search}`, alt: dress } };
}
