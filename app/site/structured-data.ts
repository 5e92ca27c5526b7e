import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, PostalAddress } from "schema-dts";
import { pageAddress } from "#model/screens/language-path.ts";
import type { LabelSettings } from "#model/texts/label-texts.server.ts";

/** One thing of https://schema.org, whose type `satisfies` where it is made. */
type Node = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

/** Search engines read it in documents, and browsers do without. */
export function structuredData(...nodes: readonly Node[]): MetaDescriptor[] {
  const [first, ...others] = nodes;
  if (!import.meta.env.SSR || !first) return [];
  const context = "https://schema.org";
  return [
    {
      "script:ld+json":
        others.length === 0 ? { "@context": context, ...first } : { "@context": context, "@graph": nodes },
    },
  ];
}

type Step = { name: string /** The page itself is the last, and has none. */; path?: string };

/** The way to a page: the label's home page, and the pages on it. */
export function breadcrumb(origin: string, labelName: string, ...steps: readonly Step[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: labelName, path: "/" }, ...steps].map(({ name, path }: Step, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      ...(path !== undefined && { item: pageAddress(origin, path) }),
    })),
  } satisfies BreadcrumbList;
}

/** The parts where the label has named them, and else its lines as people read them. */
export function postalAddress({ address, addressParts }: LabelSettings["showroom"]) {
  const { postalCode, ...parts } = addressParts ?? { streetAddress: address.join(", ") };
  return {
    "@type": "PostalAddress",
    ...parts,
    ...(postalCode && { postalCode }),
  } satisfies PostalAddress;
}
