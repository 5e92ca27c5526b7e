import type { Settings } from "#server/settings.ts";

/**
 * Whether the newsletter's mails can be sent: they lead back to the shop, and what follows is written into the
 * content.
 */
export function confirmsNewsletter({ mail, publicUrl, startsLake, writeToken }: Settings): boolean {
  return Boolean(mail && publicUrl && (startsLake || writeToken));
}
