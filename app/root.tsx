import { lazy, type ReactNode, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import { runSearch } from "#model/search/run-search.server.ts";
import { languageTag, textDirection } from "#words/locale.ts";
import type { Route } from "./+types/root.ts";
import { LabelHead } from "./label-head.tsx";
import { MAX_RESULTS } from "./search/search-response.ts";
import { shopContext } from "./shop-context.server.ts";
import { languageLinks } from "./site/language-links.server.ts";
import { newsletterAction, newsletterContext } from "./site/newsletter-action.server.ts";
import { isRefresh } from "./site/revalidation.ts";
import { RouteError } from "./site/route-error.tsx";
import { SiteLayout } from "./site/site-layout.tsx";
import { siteLayoutTexts } from "./site/site-layout-texts.server.ts";
import { inLanguage } from "./ui/language-base.ts";
import { markMotion } from "./ui/motion.ts";
import "./styles/app.css";
import "./styles/print.css";

/** Only editors see it: its script is loaded when it is rendered. */
const ShopPreview = lazy(async () => ({ default: (await import("./site/shop-preview.tsx")).ShopPreview }));

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { texts, preview, countsVisits, worksOffline, newsletter, place } = shop;
  const text = url.searchParams.get(SEARCH_PARAM);
  return {
    layout: siteLayoutTexts(texts, newsletter.canConfirm),
    ...(place && { languages: languageLinks(place) }),
    paper: texts.identity.palette.paper,
    countsVisits,
    worksOffline,
    preview: preview && { title: preview.title, documentIds: preview.documentIds },
    loadedAnswer: text === null ? undefined : await runSearch(shop, text, MAX_RESULTS),
    newsletter: context.get(newsletterContext) ?? undefined,
  };
}

/** The home page has no form of its own: one sent to "/" is the newsletter of the layout. */
export const action = newsletterAction;

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

/** The layout's data is the same on every screen; the dialog of the search asks for its own. */
export const shouldRevalidate = isRefresh;

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
        <link rel="manifest" href={inLanguage("/manifest.webmanifest")} />
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
    markMotion();
  }, []);
}

export default function Root() {
  return <Outlet />;
}

/** Shows errors of the layout itself; site/screens.tsx has those of the screens. */
export function ErrorBoundary() {
  return <RouteError />;
}

/** A screen stands alone where the loader's data is missing: it failed, or nothing matched it. */
function WithSiteLayout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  if (!loaded) return <main id="main">{children}</main>;
  const layout = (
    <SiteLayout
      texts={loaded.layout}
      languages={loaded.languages}
      loadedAnswer={loaded.loadedAnswer}
      newsletter={loaded.newsletter}
      worksOffline={loaded.worksOffline}
    >
      {children}
    </SiteLayout>
  );
  return loaded.preview ? <ShopPreview {...loaded.preview}>{layout}</ShopPreview> : layout;
}
