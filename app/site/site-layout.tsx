import { lazy, type ReactNode, Suspense } from "react";
import { SearchOverlay } from "#app/search/search-overlay.tsx";
import type { SearchResponse } from "#app/search/search-response.ts";
import { ANNOUNCER_ID } from "#app/ui/announce.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import { ClientNavigation } from "./client-navigation.tsx";
import { EntryAnimation } from "./entry-animation.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { LanguageLink } from "./language-links.server.ts";
import { Newsletter } from "./newsletter.tsx";
import type { NewsletterOutcome } from "./newsletter-form.ts";
import { Pending } from "./pending.tsx";
import { SideMenu } from "./side-menu.tsx";
import type { SiteLayoutTexts } from "./site-layout-texts.server.ts";

// Few shops speak more than one.
const Languages = lazy(async () => ({ default: (await import("./languages.tsx")).Languages }));

type WaysProps = Pick<SiteLayoutProps, "languages"> & { isOffer?: boolean };

function Ways({ languages, isOffer = false }: WaysProps) {
  if (!languages) return null;
  return (
    <Suspense>
      <Languages languages={languages} isOffer={isOffer} />
    </Suspense>
  );
}

type SiteLayoutProps = {
  texts: SiteLayoutTexts;
  /** Undefined where the shop speaks one. */
  languages: readonly LanguageLink[] | undefined;
  /** The results of a search in the address. */
  loadedAnswer: SearchResponse | undefined;
  newsletter: NewsletterOutcome | undefined;
  worksOffline: boolean;
  children: ReactNode;
};

export function SiteLayout({
  texts,
  languages,
  loadedAnswer,
  newsletter,
  worksOffline,
  children,
}: SiteLayoutProps) {
  const { name, navigation, crowding, showroom } = texts;
  return (
    <>
      <a className="skip label" href="#main">
        {controlNames.skip}
      </a>
      <Header name={name} mapsUrl={showroom.href} navigation={navigation} crowding={crowding} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer texts={texts.footer} languages={languages && <Ways languages={languages} />}>
        {texts.newsletter && <Newsletter {...texts.newsletter} sent={newsletter} />}
      </Footer>
      <SideMenu
        name={name}
        navigation={navigation}
        showroom={showroom}
        languages={languages && <Ways languages={languages} />}
      />
      <SearchOverlay name={name} texts={texts.search} loadedAnswer={loadedAnswer} />
      {/* It is rendered empty: a region that is added with its text is not read out. */}
      <p id={ANNOUNCER_ID} className="visually-hidden" role="status" />
      <Ways languages={languages} isOffer />
      <ClientNavigation worksOffline={worksOffline} />
      <Pending />
      <EntryAnimation />
    </>
  );
}
