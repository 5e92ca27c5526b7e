import { lazy, type ReactNode, useLayoutEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import { withTracking } from "#app/label/joined-scripts.ts";
import { languageTag, textDirection } from "#words/locale.ts";
import type { Route } from "./+types/root.ts";
import { colourFamilyOf } from "./content/colour-family.server.ts";
import { shopContext } from "./content/shop-context.server.ts";
import type { Texts } from "./content/texts/label-texts.server.ts";
import { careLines } from "./label/texts/care-page.ts";
import { SEARCH_PARAM } from "./label/url-parameters.ts";
import { LabelHead } from "./label-head.tsx";
import { runSearchInUrl } from "./search/run-search.server.ts";
import { newsletterAction, newsletterContext } from "./site/newsletter-action.server.ts";
import { RouteError } from "./site/route-error.tsx";
import { SiteLayout, type SiteLayoutTexts } from "./site/site-layout.tsx";
import { lettersOf, signatureOf } from "./site/wordmark-length.ts";
import { isRefresh } from "./ui/is-refresh.ts";
import { restoreMotion } from "./ui/motion.ts";
import "./styles/app.css";
import "./styles/print.css";

/** Only editors see it: its script is loaded when it is rendered. */
const ShopPreview = lazy(async () => ({ default: (await import("./site/shop-preview.tsx")).ShopPreview }));

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { texts, preview, countsVisits, newsletter } = shop;
  return {
    layout: siteLayoutTexts(texts, newsletter.canConfirm),
    paper: texts.identity.palette.paper,
    countsVisits,
    preview: preview && { title: preview.title, documentIds: preview.documentIds },
    found: await runSearchInUrl(shop, colourFamilyOf, url.searchParams.get(SEARCH_PARAM)),
    newsletter: context.get(newsletterContext) ?? undefined,
  };
}

/** The home page has no form of its own: one sent to "/" is the newsletter of the layout. */
export function action(args: Route.ActionArgs) {
  return newsletterAction(args, args.context.get(shopContext));
}

/** The router runs this round each of its requests in the browser. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const form = request.method === "POST" ? await request.clone().formData() : undefined;
    const results = await next();
    if (!Object.values(results).some(({ type }) => type === "error")) return results;
    const lost = await import("./site/list-without-response.ts").catch(() => undefined);
    return lost?.recover(request, form, results) ?? results;
  },
];

/** The layout's data is the same on every screen, except for a search in the address. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const [now, next] = [change.currentUrl, change.nextUrl].map((url) => url.searchParams.get(SEARCH_PARAM));
  return now !== next || isRefresh(change);
}

export function Layout({ children }: { children: ReactNode }) {
  useMarkedDocument();
  const loaded = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={languageTag} dir={textDirection} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={loaded?.paper} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.SSR && <LabelHead />}
        <Meta />
        <Links />
      </head>
      <body style={loaded?.layout.letters}>
        <WithSiteLayout>{children}</WithSiteLayout>
        <ScrollRestoration />
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

/**
 * Coming from an error screen, or going to one, React mounts the document again and removes the attributes off `<html>` that
 * app/boot/boot.ts has put there. They are put back before anything is painted or any other effect runs. `data-hydrated`
 * says that what only scripts can do can be done: style sheets show no such control earlier.
 */
function useMarkedDocument() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["script"] = "";
    dataset["hydrated"] = "";
    restoreMotion();
  }, []);
}

export default function Root() {
  return <Outlet />;
}

/** Shows errors of the layout itself; site/screens.tsx has those of the screens. */
export function ErrorBoundary() {
  return <RouteError />;
}

/** Without the loader's data (it failed, or nothing matched it) a screen stands alone. */
function WithSiteLayout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  if (!loaded) return <main id="main">{children}</main>;
  const layout = (
    <SiteLayout texts={loaded.layout} found={loaded.found} newsletter={loaded.newsletter}>
      {children}
    </SiteLayout>
  );
  return loaded.preview ? <ShopPreview {...loaded.preview}>{layout}</ShopPreview> : layout;
}

/** `canConfirm`: whether the newsletter can be signed up for by mail. Otherwise WhatsApp is the only way. */
function siteLayoutTexts(texts: Texts, canConfirm: boolean): SiteLayoutTexts {
  const {
    labelSettings,
    identity,
    designer,
    navigation,
    mainLinks,
    explore,
    footer,
    newsletter,
    search,
    carePages,
  } = texts;
  const showroom = { id: "showroom", label: footer.showroom, href: labelSettings.showroom.mapsUrl };
  const appointment = { id: "appointment", label: footer.appointment, href: labelSettings.bookingUrl };
  const contact = mainLinks.filter(({ id }) => id === "contact");
  return {
    name: identity.wordmark,
    letters: lettersOf(
      identity.wordmark,
      explore.map(({ label }) => label),
    ),
    navigation: navigation.map(withTracking),
    showroom,
    search,
    newsletter:
      canConfirm || labelSettings.phone
        ? { labelSettings: labelSettings.newsletter, phone: labelSettings.phone, texts: newsletter }
        : undefined,
    footer: {
      headings: footer,
      copyright: `© ${yearsSince(labelSettings.foundedYear)} ${labelSettings.name}. ${labelSettings.colophon}`,
      mark: signatureOf(identity.wordmark),
      shortBiography: designer.shortBiography,
      mainLinks,
      explore,
      reach: [...contact, showroom, appointment].filter(({ href }) => href),
      customerCare: careLines(labelSettings.customerCare, carePages),
      social: labelSettings.social,
    },
  };
}

/** "2016–2026", or the one year of a new label. */
function yearsSince(founded: number | undefined): string {
  const year = new Date().getFullYear();
  return founded !== undefined && founded < year ? `${founded}–${year}` : String(year);
}
