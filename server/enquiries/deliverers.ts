import type { SanityClient } from "@sanity/client";
import type { Log } from "#app/content/logger.server.ts";
import type { Branding } from "#app/label/brand/identity.ts";
import { hideInLog } from "#server/log.ts";
import type { NewsletterKeys } from "#server/newsletter/newsletter-keys.ts";
import { createNewsletterLinks } from "#server/newsletter/newsletter-links.ts";
import { createNewsletterMails } from "#server/newsletter/newsletter-mails.ts";
import { createSubscriberList } from "#server/newsletter/subscriber-list.ts";
import type { Settings } from "#server/settings.ts";
import { createEnquiryWriter } from "./enquiry-document.ts";
import { createEnquiryMails } from "./enquiry-mails.ts";
import { createMailer } from "./mailer.ts";
import type { Deliver, Step } from "./submission.ts";

type DeliverersParts = {
  settings: Pick<Settings, "mail" | "publicUrl">;
  store: { texts(): { labelSettings: { name: string }; identity: Branding } };
};

/** Both are undefined where the shop may not write into the label's content. */
type Content = { writer: SanityClient | undefined; keys: NewsletterKeys | undefined };

/** Collects the steps that this shop can do with what visitors send. */
export function deliverersOf(
  { settings: { mail, publicUrl }, store }: DeliverersParts,
  { writer, keys }: Content,
  log: Log,
): Partial<Record<Step, Deliver>> {
  const links = keys && createNewsletterLinks(keys, publicUrl ?? "");
  const content = writer && {
    content: createEnquiryWriter(writer),
    ...(links && { list: createSubscriberList(writer, links) }),
  };
  if (!mail) return { ...content };
  const { password } = new URL(mail.smtpUrl);
  if (password) hideInLog(decodeURIComponent(password));
  const mailer = createMailer(mail);
  const labelName = () => store.texts().labelSettings.name;
  const branding = () => store.texts().identity;
  if (!publicUrl) log("warning", "newsletter confirms no address: its mails need PUBLIC_URL for their links");
  return {
    ...content,
    ...createEnquiryMails({ mailer, to: mail.to, labelName, branding, log }),
    ...(links && publicUrl && createNewsletterMails({ mailer, links, labelName, branding, log })),
  };
}
