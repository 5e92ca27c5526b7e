import type { ReactNode } from "react";
import type { LabelSettings, NewsletterTexts, SearchTexts } from "#app/content/texts/label-texts.server.ts";
import type { Tracked } from "#app/label/joined-scripts.ts";
import type { NavLink } from "#app/label/navigation.ts";
import { SearchOverlay } from "#app/search/search-overlay.tsx";
import type { SearchResponse } from "#app/search/search-response.ts";
import { ANNOUNCER_ID } from "#app/ui/announce.ts";
import { controlNames } from "#words/controls.ts";
import { ClientNavigation } from "./client-navigation.tsx";
import { EntryAnimation } from "./entry-animation.tsx";
import { Footer, type FooterProps } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Newsletter } from "./newsletter.tsx";
import type { NewsletterOutcome } from "./newsletter-form.ts";
import { Pending } from "./pending.tsx";
import { SideMenu } from "./side-menu.tsx";
import type { Letters } from "./wordmark-length.ts";

/** Everything round a screen, as the loader of the document returns it. */
export type SiteLayoutTexts = {
  name: string;
  letters: Letters;
  navigation: readonly (NavLink & Tracked)[];
  showroom: NavLink;
  search: SearchTexts;
  /** Undefined where nothing would come of it. */
  newsletter:
    | { labelSettings: LabelSettings["newsletter"]; phone: string; texts: NewsletterTexts }
    | undefined;
  footer: FooterProps;
};

type SiteLayoutProps = {
  texts: SiteLayoutTexts;
  /** The results of a search in the address. */
  found: SearchResponse | undefined;
  newsletter: NewsletterOutcome | undefined;
  children: ReactNode;
};

export function SiteLayout({ texts, found, newsletter, children }: SiteLayoutProps) {
  const { name, navigation, showroom } = texts;
  return (
    <>
      <a className="skip label" href="#main">
        {controlNames.skip}
      </a>
      <Header name={name} mapsUrl={showroom.href} navigation={navigation} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer texts={texts.footer}>
        {texts.newsletter && <Newsletter {...texts.newsletter} sent={newsletter} />}
      </Footer>
      <SideMenu name={name} navigation={navigation} showroom={showroom} />
      <SearchOverlay name={name} texts={texts.search} found={found} />
      {/* It is rendered empty: a region that is added with its text is not read out. */}
      <p id={ANNOUNCER_ID} className="visually-hidden" role="status" />
      <ClientNavigation />
      <Pending />
      <EntryAnimation />
    </>
  );
}
