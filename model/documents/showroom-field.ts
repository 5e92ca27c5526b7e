import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { countries, countryCode, townLines } from "#model/entries/countries.ts";
import { needed, type Options, objectOf, refined } from "./describe.ts";
import { group, line, lines, webAddress, whole } from "./fields.ts";

/** They are called as in https://schema.org/PostalAddress. */
const addressParts = {
  streetAddress: line(t("Street and number"), { isNeeded: true }),
  postalCode: line(t("Postal code")),
  addressLocality: line(t("Town"), { isNeeded: true }),
  addressCountry: needed("choice", t("Country"), () => z.string().transform(readCountry), {
    choices: countries,
  }),
};

const fields = {
  address: lines(t("Address, line by line"), { isSameInAll: true }),
  addressParts: whole(t("The same address in parts"), addressParts, objectOf(addressParts), {
    isSameInAll: true,
    description: t(
      "For search engines. Either is enough: the lines are made of these parts, and search engines read the lines.",
    ),
  }),
  mapsUrl: webAddress(t("Link to the map")),
};

/** People read the lines, in the order of their country; search engines are told nothing else in the parts. */
export function showroom(form: Options<never>) {
  return refined(group(t("Showroom"), fields, form), (schema) =>
    schema.check(({ value, issues }) => {
      const { addressCountry: _, ...parts } = value.addressParts ?? {};
      for (const part of Object.values(parts))
        if (value.address.length > 0 && !value.address.join(", ").includes(part))
          issues.push({
            code: "custom",
            message: t("names “{{part}}”, which is not in the lines above", { part }),
            path: ["addressParts"],
            input: value,
          });
    }),
  );
}

function readCountry(text: string, context: z.RefinementCtx): string {
  const code = countryCode(text);
  if (code) return code;
  context.addIssue(t("is not a country in two letters, such as FR"));
  return z.NEVER;
}

type Parts = { streetAddress: string; postalCode: string; addressLocality: string; addressCountry: string };

type Place = { address: string[]; addressParts?: Parts | undefined };

/** An address is written once: its lines are made of its parts where nobody has written them. */
export function addressLines({ address, addressParts }: Place): string[] {
  if (address.length > 0 || !addressParts) return address;
  const { streetAddress, postalCode, addressLocality, addressCountry } = addressParts;
  return [streetAddress, ...townLines(addressLocality, postalCode, addressCountry)];
}
