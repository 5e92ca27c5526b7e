import { z } from "zod";
import { type House, house, type SocialNetwork } from "#app/label/house.ts";
import { line, paragraphs, summary, webAddress } from "./text-fields.server.ts";

const networks = ["instagram", "facebook", "pinterest", "youtube"] satisfies SocialNetwork[];
const PLACEHOLDER = "Enter Your Email";

export const houseText = z.object({
  name: line.default(house.name),
  description: summary.default(house.description),
  phone: z
    .string()
    .transform((number) => number.replace(/\D/g, ""))
    .refine((digits) => /^[1-9]\d{7,14}$/.test(digits), "is not a telephone number with its country code")
    .default(house.phone),
  phoneDisplay: line.default(house.phoneDisplay),
  greeting: line.default(house.greeting),
  email: z.email("is not an email address").default(house.email),
  showroom: z
    .object({
      address: z.array(line).min(1, "is empty").default(house.showroom.address),
      mapsUrl: webAddress.default(house.showroom.mapsUrl),
    })
    .prefault({}),
  hours: z.array(line).min(1, "is empty").default(house.hours),
  bookingUrl: webAddress.default(house.bookingUrl),
  social: z.array(z.object({ network: z.enum(networks), url: webAddress })).default(house.social),
  colophon: line.default(house.colophon),
  foundedYear: z.int().min(1800).max(2200).default(house.foundedYear),
  newsletter: z
    .object({
      heading: line.default(house.newsletter.heading),
      /** By specification, word for word. */
      placeholder: z.literal(PLACEHOLDER).default(PLACEHOLDER),
      note: line.default(house.newsletter.note),
      privacy: paragraphs.default(house.newsletter.privacy),
    })
    .prefault({}),
  customerCare: z.array(line).default(house.customerCare),
  delivery: paragraphs.default(house.delivery),
  notShown: line.default(house.notShown),
}) satisfies z.ZodType<House>;
