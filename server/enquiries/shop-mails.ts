import type { SanityClient } from "@sanity/client";
import type { Branding } from "#model/brand/identity.ts";
import { timeZoneOf } from "#model/days/opening-hours.ts";
import { withVisitMails } from "#server/appointments/open-visits.ts";
import type { VisitTexts } from "#server/appointments/stored-visits.ts";
import { createNewsletterLinks, type NewsletterKeys } from "#server/newsletter/newsletter-links.ts";
import { createNewsletterMails } from "#server/newsletter/newsletter-mails.ts";
import { createEnquiryMails } from "./enquiry-mails.ts";
import type { LabelMailsParts } from "./mailer.ts";
import type { Deliver } from "./submission.ts";

/** Mails are signed with the name, and have the days of the showroom. */
type Signing = { name: string; openingHours?: { timeZone: string } | undefined };

/** The texts that stand in mails. */
export type MailTexts = { labelSettings: Signing; identity: Branding };

/** They are the same in each language. */
export type SharedMailsParts = Pick<LabelMailsParts, "mailer" | "log"> & {
  /** The label's own addresses, with commas between them. */
  to: string;
  publicUrl: string | undefined;
  /** Both are undefined where the shop may not write into the label's content. */
  writer: SanityClient | undefined;
  keys: NewsletterKeys | undefined;
};

/** PUBLIC_URL ends in the path of the language. */
type ShopMailsParts = SharedMailsParts & {
  texts(): MailTexts;
  /** Undefined where nobody books a visit. */
  visitTexts: VisitTexts | undefined;
};

/** The steps that mail visitors; those that this shop cannot do are missing. */
export type VisitorMails = Partial<Record<"copy" | "confirmation" | "welcome" | "visit", Deliver>>;

/** All that the shop mails, in the language of this module and of the texts. */
export function createShopMails({
  mailer,
  log,
  to,
  publicUrl,
  texts,
  visitTexts,
  writer,
  keys,
}: ShopMailsParts): VisitorMails & { notices: readonly Deliver[] } {
  const labelName = () => texts().labelSettings.name;
  const branding = () => texts().identity;
  const timeZone = () => timeZoneOf(texts().labelSettings.openingHours);
  const parts = { mailer, labelName, branding, timeZone, log };
  const ofEnquiries = createEnquiryMails({ ...parts, to });
  const ofVisits =
    writer && publicUrl && visitTexts
      ? withVisitMails(ofEnquiries.notices, { ...parts, to, writer, publicUrl, texts: visitTexts })
      : {};
  const links = keys && publicUrl && createNewsletterLinks(keys, publicUrl);
  return { ...ofEnquiries, ...ofVisits, ...(links && createNewsletterMails({ ...parts, links })) };
}

/** Visitors are mailed in the language of the page that they wrote from; in the first one where the shop has given theirs up. */
export function inTheirLanguage(
  visitorMails: VisitorMails,
  mailsIn: (language: string) => Promise<VisitorMails | undefined>,
): VisitorMails {
  const steps = Object.entries(visitorMails).map(([step, work]): [string, Deliver] => [
    step,
    async (submission) => {
      const language = "language" in submission ? submission.language : undefined;
      const mails: Partial<Record<string, Deliver>> = (language && (await mailsIn(language))) || {};
      await (mails[step] ?? work)(submission);
    },
  ]);
  return Object.fromEntries(steps);
}
