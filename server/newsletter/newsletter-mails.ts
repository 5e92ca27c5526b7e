import { say } from "@trousseau/words/say.ts";
import { dateInMail } from "#server/enquiries/mail-body.ts";
import { createVisitorMailer, type LabelMailsParts } from "#server/enquiries/mailer.ts";
import { CONFIRMATION_MS } from "#server/enquiries/outbox.ts";
import { type Deliver, ofKind } from "#server/enquiries/submission.ts";
import newsletterMailWords from "#words/newsletter-mails.json" with { type: "json" };
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
      const words = newsletterMailWords.confirmation;
      await mailVisitor({
        id: `confirmation.${id}`,
        email,
        received,
        subject: say(words, "subject", { label }),
        body: {
          lead: [say(words, "heading", { label }), say(words, "text", { label })],
          link: { label: words.button, url: links.confirm({ id, email, signedUp: received }) },
          foot: [
            say(words, "until", { day: dateInMail(received + CONFIRMATION_MS, timeZone()) }),
            words.notYou,
          ],
        },
      });
    }),
    welcome: ofKind("subscription", async ({ id, email, received, subscriber }) => {
      const label = labelName();
      const words = newsletterMailWords.welcome;
      const url = links.unsubscribe(subscriber);
      await mailVisitor({
        id: `welcome.${id}`,
        email,
        received,
        subject: say(words, "subject", { label }),
        // RFC 8058: mail programs show a button that leaves the list with one press.
        headers: { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        body: {
          lead: [say(words, "heading", { label }), say(words, "text", { label }), words.leave],
          link: { label: words.button, url, isQuiet: true },
          foot: [],
        },
      });
    }),
  };
}
