import type { BotSignals, NewEnquiry } from "#app/content/enquiry-service.server.ts";

/** Nobody opens a page, finds the form and writes in less. In milliseconds. */
const LEAST_MS = 2_000;

/** A bride sends the dresses that she likes. Without script, which is how programs send, one. */
const MOST_LINKS = { withScript: 4, without: 1 };

const link = /\bhttps?:\/\/|\bwww\./gi;

/** Markup of links, which people do not type. Bounded: whoever writes "<a " a thousand times is not read to the end each time. */
const markup = /<a\s[^>]{0,200}href|\[url[=\]]/i;

/** Whether a program has filled in the form, as far as can be told without asking the visitor to prove anything. */
export function isFromBot({ name, message, details, botSignals }: NewEnquiry): boolean {
  if (hasBotSignals(botSignals)) return true;
  const { elapsedMs } = botSignals;
  const lines = [name, details?.city ?? "", details?.measurements ?? ""];
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
  return honeypot !== "" || (elapsedMs !== undefined && elapsedMs < LEAST_MS);
}
