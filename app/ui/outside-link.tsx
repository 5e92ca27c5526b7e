import type { ComponentProps } from "react";

const NEW_TAB = "(opens in a new tab)";

/** A link to another site, which says so to those who do not see the new tab. */
export function OutsideLink({
  "aria-label": label,
  href,
  children,
  ...link
}: ComponentProps<"a"> & { href: string }) {
  return (
    <a href={href} {...link} target="_blank" rel="noreferrer" aria-label={label && `${label} ${NEW_TAB}`}>
      {children}
      {!label && <span className="visually-hidden"> {NEW_TAB}</span>}
    </a>
  );
}
