import { z } from "zod";
import type { LabelSettings, SocialNetwork } from "#app/label/label-settings.ts";
import { openingHoursText } from "./opening-hours-text.server.ts";
import { line, orElse, paragraphsWithTerms, summary, webAddress } from "./text-fields.server.ts";

const networks = ["instagram", "facebook", "pinterest", "youtube"] satisfies SocialNetwork[];
const PLACEHOLDER = "Enter Your Email";

/** What a document leaves out is taken from `labelSettings`. */
export function labelSettingsText(labelSettings: LabelSettings) {
  return z.object({
    name: line.default(labelSettings.name),
    description: summary.default(labelSettings.description),
    phone: z
      .string()
      .transform((number) => number.replace(/\D/g, ""))
      .refine((digits) => /^[1-9]\d{7,14}$/.test(digits), "is not a telephone number with its country code")
      .default(labelSettings.phone),
    phoneDisplay: line.default(labelSettings.phoneDisplay),
    greeting: line.default(labelSettings.greeting),
    email: z.email("is not an email address").default(labelSettings.email),
    showroom: z
      .object({
        address: z.array(line).min(1, "is empty").default(labelSettings.showroom.address),
        mapsUrl: webAddress.default(labelSettings.showroom.mapsUrl),
      })
      .prefault({}),
    hours: z.array(line).min(1, "is empty").default(labelSettings.hours),
    openingHours: orElse(openingHoursText, labelSettings.openingHours),
    bookingUrl: webAddress.default(labelSettings.bookingUrl),
    social: z.array(z.object({ network: z.enum(networks), url: webAddress })).default(labelSettings.social),
    colophon: line.default(labelSettings.colophon),
    foundedYear: orElse(z.int().min(1800).max(2200), labelSettings.foundedYear),
    newsletter: z
      .object({
        heading: line.default(labelSettings.newsletter.heading),
        /** By specification, word for word. */
        placeholder: z.literal(PLACEHOLDER).default(PLACEHOLDER),
        note: line.default(labelSettings.newsletter.note),
      })
      .prefault({}),
    /** As the shop itself reads it when it deletes: server/enquiries/retention.ts. */
    enquiriesKeptMonths: z.int().min(1).default(labelSettings.enquiriesKeptMonths),
    customerCare: z.array(line).default(labelSettings.customerCare),
    delivery: paragraphsWithTerms.default(labelSettings.delivery),
    notShown: line.default(labelSettings.notShown),
  }) satisfies z.ZodType<LabelSettings>;
}
