import type { ReactNode } from "react";
import { useLocation } from "react-router";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { CareLine } from "#model/texts/care-page.ts";
import type { SocialNetwork } from "#model/texts/label-texts.server.ts";
import styles from "./footer.module.css";
import type { SiteLayoutTexts } from "./site-layout-texts.server.ts";
import type { Signature } from "./wordmark-length.ts";

const networkNames: Record<SocialNetwork, string> = {
  instagram: "Instagram",
  facebook: "Facebook",
  pinterest: "Pinterest",
  youtube: "YouTube",
};

/** On phones the designer is introduced on these screens alone. */
const introductions = ["/", "/about"];

type FooterProps = { texts: SiteLayoutTexts["footer"]; languages: ReactNode; children: ReactNode };

export function Footer({ texts, languages, children }: FooterProps) {
  const { headings } = texts;
  const settings = useDataAttribute("house");
  const designer = useDataAttribute("designer");
  const { pathname } = useLocation();
  return (
    <footer className={`${styles.footer} grid`}>
      {children}
      <div className={`${styles.columns} twelve`}>
        {texts.shortBiography && (
          <section
            className={styles.about}
            data-wide-alone={introductions.includes(pathname) ? undefined : ""}
          >
            <h2 className="label" aria-label={headings.about}>
              {headings.about}
            </h2>
            <p {...texts.spokenIn} data-sanity={designer("shortBiography")}>
              {texts.shortBiography}
            </p>
          </section>
        )}
        <Links heading={headings.mainLinks} links={texts.mainLinks} />
        <Links heading={headings.explore} links={texts.explore} />
        <Links heading={headings.reach} links={texts.reach} />
        <Links heading={headings.customerCare} links={texts.customerCare} />
      </div>
      <div className={styles.end}>
        <p data-sanity={settings("colophon")}>{texts.copyright}</p>
        {languages && <div>{languages}</div>}
        {texts.social.length > 0 && (
          <ul className={styles.social}>
            {texts.social.map(({ network, url }) => (
              <li key={network}>
                <ExternalLink className={buttons.icon} href={url} aria-label={networkNames[network]}>
                  <Icon name={network} />
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Mark {...texts.mark} />
    </footer>
  );
}

/** The label signs its page from margin to margin: the drawing is as wide as the page, and its letters fill it. */
function Mark({ name, length, letters }: Signature) {
  return (
    <p
      className={styles.mark}
      style={{ "--length": length }}
      data-joined={letters.lengthAdjust}
      aria-hidden="true"
      translate="no"
    >
      <svg viewBox={`0 0 ${length} 100`} preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <text y="100" {...letters}>
          {name}
        </text>
      </svg>
    </p>
  );
}

function Links({ heading, links }: { heading: string; links: readonly CareLine[] }) {
  if (links.length === 0) return null;
  const leads = links.some(({ href }) => href);
  const Column = leads ? "nav" : "section";
  return (
    <Column aria-label={leads ? heading : undefined}>
      <h2 className="label" aria-label={heading}>
        {heading}
      </h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label + href}>
            {href ? <ScreenLink href={href}>{label}</ScreenLink> : <span>{label}</span>}
          </li>
        ))}
      </ul>
    </Column>
  );
}
