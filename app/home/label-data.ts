import type { MerchantReturnPolicy, Organization, ShippingService, WebSite } from "schema-dts";
import type { Texts } from "#app/content/texts/label-texts.server.ts";
import { daysBetween, postalAddress } from "#app/site/structured-data.ts";

/** What the label promises of every dress, and where it is: the part that the home page does not hold anyhow. In days. */
export function labelFacts({ labelSettings, terms, collections }: Texts) {
  const making = [terms, ...Object.values(collections)].flatMap(({ makingDays }) => makingDays ?? []);
  return {
    address: labelSettings.showroom.address,
    returns: terms.returnDays,
    made: making.length > 0 ? { least: Math.min(...making), most: Math.max(...making) } : undefined,
    sent: { least: terms.nearShippingDays, most: terms.shippingDays },
  };
}

type Described = ReturnType<typeof labelFacts> & { name: string; accounts: readonly { url: string }[] };

/** Search engines learn who the label is, and what it promises. It stands on the home page, for all pages. */
export function labelData({ name, accounts, address, returns, made, sent }: Described, origin: string) {
  const url = `${origin}/`;
  const isSent = sent.least !== undefined || sent.most !== undefined;
  const label = {
    "@type": "Organization",
    name,
    url,
    logo: `${origin}/icon-512.png`,
    ...(accounts.length > 0 && { sameAs: accounts.map((account) => account.url) }),
    ...(address.length > 0 && { address: postalAddress(address) }),
    ...(returns !== undefined && { hasMerchantReturnPolicy: returnPolicy(returns) }),
    ...((made || isSent) && { hasShippingService: shipping(made, isSent ? sent : undefined) }),
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

/** How long a dress is made and travels. */
function shipping(made: Described["made"], sent: Described["sent"] | undefined) {
  return {
    "@type": "ShippingService",
    ...(made && { handlingTime: daysBetween(made) }),
    ...(sent && {
      shippingConditions: { "@type": "ShippingConditions" as const, transitTime: daysBetween(sent) },
    }),
  } satisfies ShippingService;
}
