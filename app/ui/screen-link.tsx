import type { ComponentProps } from "react";
import { ExternalLink } from "./external-link.tsx";
import { inLanguage } from "./language-base.ts";

type ScreenLinkProps = ComponentProps<"a"> & {
  href: string;
  /** Takes the place of this address in the history, and leaves the page where it is scrolled to. */
  isInPlace?: boolean;
  keepsScroll?: boolean;
};

/** An editor may lead anywhere from the places that hold a link. */
const ANOTHER_SITE = /^(https?:)?\/\//i;

/**
 * A link to a screen of the shop: a plain one, which needs no script. One listener for the whole page follows them all
 * (site/client-navigation.tsx); a router's link each would be rendered again with every navigation, fifty on a page. Where the
 * label has set no link there is none.
 */
export function ScreenLink({ isInPlace = false, keepsScroll = isInPlace, ...link }: ScreenLinkProps) {
  if (!link.href) return null;
  if (ANOTHER_SITE.test(link.href)) return <ExternalLink {...link} />;
  return (
    <a
      {...link}
      href={inLanguage(link.href)}
      data-screen=""
      data-replaces={isInPlace ? "" : undefined}
      data-keeps-scroll={keepsScroll ? "" : undefined}
    />
  );
}
