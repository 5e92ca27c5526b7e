import { type ReactNode, useLayoutEffect } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import type { Texts } from "./content/default-texts.server.ts";
import { shopContext } from "./content/shop-context.server.ts";
import { PAPER } from "./label/paper.ts";
import { ErrorScreen } from "./site/error-screen.tsx";
import { headerStyle } from "./site/header-fit.ts";
import { inlineBootScript } from "./site/inline-boot-script.ts";
import { readNewsletter } from "./site/newsletter-form.ts";
import { PreviewBar } from "./site/preview-bar.tsx";
import { searchByName } from "./site/search/name-match.ts";
import { SEARCH_PARAM } from "./site/search/search-address.ts";
import { searchEntryOf } from "./site/search/search-entry.ts";
import { SiteLayout, type SiteLayoutTexts } from "./site/site-layout.tsx";
import bodoni from "./styles/fonts/bodoni-moda.woff2?url";
import bodoniItalic from "./styles/fonts/bodoni-moda-italic.woff2?url";
import jost from "./styles/fonts/jost.woff2?url";
import { restoreMotion } from "./ui/motion.ts";
import "./styles/app.css";
import "./styles/print.css";

export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, texts, preview } = context.get(shopContext);
  const wanted = url.searchParams.get(SEARCH_PARAM) ?? "";
  return {
    layout: siteLayoutTexts(texts),
    preview: preview && { title: preview.title },
    found: searchByName(catalogue.products, wanted).map(searchEntryOf),
  };
}

/** The newsletter form stands on every page and posts here. */
export async function action({ request, context }: Route.ActionArgs) {
  const { texts } = context.get(shopContext);
  const newsletter = readNewsletter(await request.formData(), {
    phone: texts.labelSettings.phone,
    newsletter: texts.newsletter,
  });
  return data({ newsletter }, { status: newsletter.error ? 422 : 200 });
}

/** The layout's data is the same on every screen, except for a search in the address. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.searchParams.get(SEARCH_PARAM) !== currentUrl.searchParams.get(SEARCH_PARAM);
}

export function Layout({ children }: { children: ReactNode }) {
  useMarkedDocument();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={PAPER} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {[bodoni, bodoniItalic, jost].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shop; its hash is in the security policy */}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} suppressHydrationWarning />
        <Meta />
        {/* In the browser site/route-modules.ts sees to the styles of further screens. */}
        {import.meta.env.SSR && <Links />}
      </head>
      <body>
        <WithSiteLayout>{children}</WithSiteLayout>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Coming from an error screen, or going to one, React mounts the document anew and takes the attributes off `<html>` that
 * the first script has put there. They are put back before anything is painted or any other effect runs.
 */
function useMarkedDocument() {
  useLayoutEffect(() => {
    document.documentElement.dataset["script"] = "";
    restoreMotion();
  }, []);
}

/** It runs where the server has written it, and nowhere else: the browser's build leaves it out. */
const bootScript = import.meta.env.SSR ? inlineBootScript : "";

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{isLost ? "Not Found" : "Unexpected Application Error!"}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen />
    </>
  );
}

/** Without the loader's data (it failed, or nothing matched it) a screen stands alone. */
function WithSiteLayout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const sent = useActionData<typeof action>();
  if (!loaded) return <main id="main">{children}</main>;
  return (
    <SiteLayout texts={loaded.layout} found={loaded.found} newsletter={sent?.newsletter}>
      {children}
      {loaded.preview && <PreviewBar title={loaded.preview.title} />}
    </SiteLayout>
  );
}

function siteLayoutTexts(texts: Texts): SiteLayoutTexts {
  const { labelSettings, designer, navigation, mainLinks, explore, footer, newsletter, search } = texts;
  const showroom = { id: "showroom", label: footer.showroom, href: labelSettings.showroom.mapsUrl };
  const appointment = { id: "appointment", label: footer.appointment, href: labelSettings.bookingUrl };
  const contact = mainLinks.filter(({ id }) => id === "contact");
  return {
    name: labelSettings.name,
    headerStyle: headerStyle(
      labelSettings.name,
      navigation.map(({ label }) => label),
    ),
    navigation,
    showroom,
    search,
    newsletter: { labelSettings: labelSettings.newsletter, phone: labelSettings.phone, texts: newsletter },
    footer: {
      headings: footer,
      name: labelSettings.name,
      colophon: labelSettings.colophon,
      foundedYear: labelSettings.foundedYear,
      year: new Date().getFullYear(),
      shortBiography: designer.shortBiography,
      mainLinks,
      explore,
      reach: [...contact, showroom, appointment],
      customerCare: labelSettings.customerCare,
      social: labelSettings.social,
    },
  };
}
