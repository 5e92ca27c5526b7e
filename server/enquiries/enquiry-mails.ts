import { say } from "@trousseau/words/say.ts";
import { dayInWords } from "#model/days/day.ts";
import type { SaidDetails } from "#model/documents/enquiry-document.ts";
import enquiryWords from "#words/enquiry.json" with { type: "json" };
import mailWords from "#words/mails.json" with { type: "json" };
import { dateInMail, mailBody } from "./mail-body.ts";
import { isForEveryServer } from "./mailbox.ts";
import { createVisitorMailer, type LabelMailsParts } from "./mailer.ts";
import { recipientsOf } from "./notice-mail.ts";
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
      const words = mailWords.notice;
      const dress = details?.dress ?? "";
      await mailer.send({
        id: `notice.${id}`,
        to,
        recipient,
        date: new Date(received),
        subject: say(words, dress ? "subjectOfDress" : "subject", { name, reference, dress }),
        // A header with such an address could cost the label the whole mail, which names it anyway.
        ...(isForEveryServer(email) ? { replyTo: { name, address: email } } : {}),
        ...mailBody(
          {
            lead: [say(words, "wrote", { name, when: dateInMail(received, timeZone()) })],
            ...(details && { ...pictureOf(details), details: mailedDetails(details) }),
            message,
            foot: [say(words, "answer", { email }), words.studio, `${mailWords.reference} ${reference}`],
          },
          branding(),
        ),
      });
    });
  return {
    notices: recipientsOf(to).map(noticeTo),
    // It repeats nothing that was entered, since anybody can enter anybody's address.
    copy: ofKind("enquiry", async ({ id, reference, received, email, details }) => {
      const label = labelName();
      const words = mailWords.copy;
      await mailVisitor({
        id: `copy.${id}`,
        email,
        received,
        subject: say(words, "subject", { label, reference }),
        body: {
          lead: [words.heading, say(words, "text", { label, when: dateInMail(received, timeZone()) })],
          ...(details && pictureOf(details)),
          foot: [`${mailWords.reference} ${reference}`, words.notYou],
        },
      });
    }),
  };
}

const detailNames = ["purpose", "dress", "colour", "size", "measurements", "date", "city", "phone"] as const;

/** "Would like to" and "Rent", "Dress" and "Aurélie". */
function mailedDetails(details: SaidDetails): [name: string, value: string][] {
  const detailTexts = {
    ...details,
    purpose: details.purpose && enquiryWords.purposes[details.purpose],
    date: details.date && dayInWords(details.date),
  };
  return detailNames.flatMap((name) =>
    detailTexts[name] ? [[mailWords.details[name], detailTexts[name]]] : [],
  );
}

/** The shop draws a picture for links to a dress, in its colour too (server/pictures/open-graph/). A list has an address a line. */
function pictureOf({ dress = "", address = "" }: SaidDetails) {
  if (address.includes("\n") || !URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  return { picture: { url: `${origin}${pathname}/social.jpg${search}`, alt: dress } };
}
