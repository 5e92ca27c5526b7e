import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { needed, type Options, objectOf, refined } from "./describe.ts";
import { group, line, lines, webAddress, whole } from "./fields.ts";

/** They are called as in https://schema.org/PostalAddress. */
const addressParts = {
  streetAddress: line(t("Street and number"), { isNeeded: true }),
  postalCode: line(t("Postal code")),
  addressLocality: line(t("Town"), { isNeeded: true }),
  addressCountry: needed(
    "line",
    t("Country"),
    () => z.string().regex(/^[A-Z]{2}$/, t("is not a country in two letters, such as FR")),
    { description: t("In two letters: “FR” for France.") },
  ),
};

const fields = {
  address: lines(t("Address, line by line")),
  addressParts: whole(t("The same address in parts"), addressParts, objectOf(addressParts), {
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

type Place = {
  address: string[];
  addressParts?: { streetAddress: string; postalCode: string; addressLocality: string } | undefined;
};

/** An address is written once: its lines are made of its parts where nobody has written them. */
export function addressLines({ address, addressParts }: Place): string[] {
  if (address.length > 0 || !addressParts) return address;
  const { streetAddress, postalCode, addressLocality } = addressParts;
  return [streetAddress, [postalCode, addressLocality].filter(Boolean).join(" ")];
}
