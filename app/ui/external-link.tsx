import type { ComponentProps } from "react";
import controlNames from "#words/controls.json" with { type: "json" };

/** A link to another site, which tells those who do not see it of the new tab. An empty address has no link. */
export function ExternalLink({
  "aria-label": label,
  href,
  children,
  ...link
}: ComponentProps<"a"> & { href: string }) {
  if (!href) return null;
  return (
    <a
      href={href}
      {...link}
      target="_blank"
      rel="noreferrer"
      aria-label={label && `${label} ${controlNames.newTab}`}
    >
      {typeof children === "string" ? <span>{children}</span> : children}
      {!label && <span className="visually-hidden">{` ${controlNames.newTab}`}</span>}
    </a>
  );
}
