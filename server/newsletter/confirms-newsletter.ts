import type { Settings } from "#server/settings.ts";

/** Whether its mails can be sent: they lead back to the shop, and what is done with them is written into the content. */
export function confirmsNewsletter({ mail, publicUrl, startsLake, writeToken }: Settings): boolean {
  return Boolean(mail && publicUrl && (startsLake || writeToken));
}
