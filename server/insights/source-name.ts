import { ASSISTANT_SOURCE } from "#model/services/visit-counts.ts";

/** Sites that lead here from several hosts and from their apps. */
const names: readonly [hosts: RegExp, name: string][] = [
  [/(^|\.)instagram\.com$|^com\.instagram\./, "Instagram"],
  [/(^|\.)facebook\.com$|^com\.facebook\./, "Facebook"],
  [/(^|\.)pinterest\.[a-z]{2,3}(\.[a-z]{2})?$|^pin\.it$|^com\.pinterest/, "Pinterest"],
  [/^(www\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$|^com\.google\.android\.googlequicksearchbox$/, "Google"],
];

/** The longest name of a site that is kept, in characters. */
const LONGEST = 60;

/** A name that anybody may see: it has a dot, and does not end in a number, as an address of a network does. */
const publicHost = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;

/** Hosts of a company's or a family's own network. Millions of routers are called fritz.box; .box itself is public. */
const ownNetwork = /(^|\.)fritz\.box$|\.(local|localhost|internal|intranet|lan|home|corp|test|invalid|arpa)$/;

/** How a referring site is counted: "Instagram", "vogue.example"; empty for what is no public site. */
export function sourceName(sent: string): string {
  const host = sent.trim().toLowerCase().replace(/\.$/, "");
  if (host.length > LONGEST || !publicHost.test(host) || ownNetwork.test(host)) return "";
  return names.find(([hosts]) => hosts.test(host))?.[1] ?? host.replace(/^www\./, "");
}

/** These are few, so that no number of other names keeps them out. */
export function isKnownSite(name: string): boolean {
  return name === ASSISTANT_SOURCE || names.some(([, siteName]) => siteName === name);
}
