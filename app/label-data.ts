import type { MerchantReturnPolicy, Organization, ShippingService, WebSite } from "schema-dts";
import { pageAddress } from "#model/screens/language-path.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import type { Terms } from "#model/texts/terms.ts";
import { postalAddress } from "./site/structured-data.ts";

/** Search engines learn who the label is, and what it promises. It stands on the home page, for all pages. */
export function labelData({ labelSettings, terms }: Pick<Texts, "labelSettings" | "terms">, origin: string) {
  const { name, social, showroom } = labelSettings;
  const url = pageAddress(origin, "/");
  const returns = returnPolicy(terms, showroom.addressParts?.addressCountry);
  const shipping = shippingIn(terms);
  const label = {
    "@type": "Organization",
    name,
    url,
    logo: `${origin}/icon-512.png`,
    ...(social.length > 0 && { sameAs: social.map((account) => account.url) }),
    ...(showroom.address.length > 0 && { address: postalAddress(showroom) }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
    ...(shipping && { hasShippingService: shipping }),
  } satisfies Organization;
  return [{ "@type": "WebSite", name, url } satisfies WebSite, label];
}

/** It holds everywhere, and search engines want a country. */
function returnPolicy({ returnDays }: Terms, country: string | undefined) {
  if (returnDays === undefined) return undefined;
  return {
    "@type": "MerchantReturnPolicy",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: returnDays,
    ...(country && { applicableCountry: country }),
  } satisfies MerchantReturnPolicy;
}

/** How long a dress travels. */
function shippingIn({ nearShippingDays: near, shippingDays: far }: Terms) {
  if (near === undefined && far === undefined) return undefined;
  const transitTime = {
    "@type": "QuantitativeValue" as const,
    ...(near !== undefined && { minValue: near }),
    ...(far !== undefined && { maxValue: far }),
    unitCode: "DAY",
  };
  return {
    "@type": "ShippingService",
    shippingConditions: { "@type": "ShippingConditions", transitTime },
  } satisfies ShippingService;
}
