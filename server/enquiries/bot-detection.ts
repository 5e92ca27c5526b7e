import type { BotSignals, NewEnquiry } from "#app/content/enquiry-service.server.ts";
import { QUICKEST_MS } from "#app/label/entry-limits.ts";

/** A bride may send links to several dresses. Programs send without script. */
const MOST_LINKS = { withScript: 4, without: 1 };

const link = /\bhttps?:\/\/|\bwww\./gi;

/** People do not type markup of links. The bound keeps a thousand times "<a " from taking long. */
const markup = /<a\s[^>]{0,200}href|\[url[=\]]/i;

/** Tells whether a program has filled in the form, without asking the visitor for proof. */
export function isFromBot({ name, message, details, botSignals }: NewEnquiry): boolean {
  if (hasBotSignals(botSignals)) return true;
  const { elapsedMs } = botSignals;
  const lines = [name, details?.city ?? "", details?.measurements ?? "", details?.phone ?? ""];
  if (markup.test(message) || lines.some((line) => line.search(link) >= 0)) return true;
  const most = elapsedMs === undefined ? MOST_LINKS.without : MOST_LINKS.withScript;
  return (withoutOurs(message, details?.address).match(link)?.length ?? 0) > most;
}

/** The form itself names the page of the dress. */
function withoutOurs(message: string, addresses = ""): string {
  return addresses
    .split("\n")
    .filter(Boolean)
    .reduce((text, address) => text.replace(address, ""), message);
}

export function hasBotSignals({ honeypot, elapsedMs }: BotSignals): boolean {
  return honeypot !== "" || (elapsedMs !== undefined && elapsedMs < QUICKEST_MS);
}
