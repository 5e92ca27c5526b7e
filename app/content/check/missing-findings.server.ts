import { error, type FindingDetail } from "./finding.server.ts";

/** Without these a label of its own has nothing to show; everything else it may leave out. */
const needed = {
  name: "the label has no name: the shop is called “Untitled label”",
  phone: "there is no telephone number: no dress can be asked for on WhatsApp",
};

/** What the document of the label's settings lacks. */
export function missingFindings({ _type, ...fields }: Record<string, unknown>): FindingDetail[] {
  if (_type !== "house") return [];
  return Object.entries(needed)
    .filter(([field]) => String(fields[field] ?? "").trim() === "")
    .map(([, message]) => error(message));
}
