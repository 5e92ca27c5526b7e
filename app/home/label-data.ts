import type { MerchantReturnPolicy, Organization, ShippingService, WebSite } from "schema-dts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { daysBetween, postalAddress } from "#app/site/structured-data.ts";

type Described = Pick<Texts, "labelSettings" | "terms" | "collections">;

/** Search engines learn who the label is, and what it promises of every dress. It stands on the home page, for all pages. */
export function labelData({ labelSettings, terms, collections }: Described, origin: string) {
  const { name, email, phone, showroom, social, foundedYear } = labelSettings;
  const shipping = shippingData({ terms, collections });
  const url = `${origin}/`;
  const label = {
    "@type": "Organization",
    name,
    url,
    logo: `${origin}/icon-512.png`,
    ...(social.length > 0 && { sameAs: social.map((account) => account.url) }),
    ...(email && { email }),
    ...(phone && { telephone: `+${phone}` }),
    ...(foundedYear !== undefined && { foundingDate: String(foundedYear) }),
    ...(showroom.address.length > 0 && { address: postalAddress(showroom.address) }),
    ...(terms.returnDays !== undefined && { hasMerchantReturnPolicy: returnPolicy(terms.returnDays) }),
    ...(shipping && { hasShippingService: shipping }),
  } satisfies Organization;
  return [{ "@type": "WebSite", name, url } satisfies WebSite, label];
}

function returnPolicy(days: number) {
  return {
    "@type": "MerchantReturnPolicy",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: days,
  } satisfies MerchantReturnPolicy;
}

/** How long a dress is made and travels. Undefined where the label has said neither. */
function shippingData({ terms, collections }: Pick<Described, "terms" | "collections">) {
  const making = [terms, ...Object.values(collections)].flatMap(({ makingDays }) => makingDays ?? []);
  const { nearShippingDays: near, shippingDays: far } = terms;
  const travels = near !== undefined || far !== undefined;
  if (making.length === 0 && !travels) return undefined;
  return {
    "@type": "ShippingService",
    ...(making.length > 0 && { handlingTime: daysBetween(Math.min(...making), Math.max(...making)) }),
    ...(travels && {
      shippingConditions: { "@type": "ShippingConditions" as const, transitTime: daysBetween(near, far) },
    }),
  } satisfies ShippingService;
}
