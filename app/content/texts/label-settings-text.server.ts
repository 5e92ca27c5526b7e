import { z } from "zod";
import { foundedYears } from "#app/label/label-limits.ts";
import { phoneDigits } from "#app/label/link-address.ts";
import { socialNetworks } from "#app/label/social-networks.ts";
import { openingHoursText } from "./opening-hours-text.server.ts";
import { line, lines, paragraphsWithTerms, summary, webAddress } from "./text-fields.server.ts";

export const labelSettingsText = z.object({
  name: line,
  description: summary,
  phone: z
    .string()
    .transform((number) => number.replace(/\D/g, ""))
    .refine((digits) => phoneDigits.test(digits), "is not a telephone number with its country code"),
  /** The same number as it is read. */
  phoneDisplay: line,
  /** The text that opens a conversation from the home page. */
  greeting: line,
  email: z.email("is not an email address"),
  showroom: z.object({ address: z.array(line).min(1, "is empty"), mapsUrl: webAddress }),
  /** In words: on the printed sheet and for search engines, and on the contact page where there are no opening hours. */
  hours: z.array(line).min(1, "is empty"),
  /** Undefined: nothing is drawn, and nothing is claimed. */
  openingHours: openingHoursText.optional(),
  bookingUrl: webAddress,
  /** A network without an account is simply not listed: its icon does not show. */
  social: z
    .array(z.object({ network: z.enum(socialNetworks), url: webAddress }))
    .check(({ value, issues }) => {
      for (const [index, { network }] of value.entries())
        if (value.findIndex((other) => other.network === network) < index)
          issues.push({
            code: "custom",
            message: `names ${network} a second time`,
            path: [index],
            input: value,
          });
    }),
  colophon: line,
  /** Undefined: the line of the copyright names this year alone. */
  foundedYear: z.int().min(foundedYears.least).max(foundedYears.most).optional(),
  newsletter: z.object({ heading: lines, note: line }),
  /** Older ones are deleted, by what is said in the document: server/enquiries/retention.ts. */
  enquiriesKeptMonths: z.int().min(1),
  /** Plain text until these pages exist. */
  customerCare: z.array(line),
  /** The accordion text on every product; it may name the label's numbers of days (label/terms.ts). */
  delivery: paragraphsWithTerms,
  /** Shown on the home page after an address led to a piece or collection that is gone. */
  notShown: line,
});
