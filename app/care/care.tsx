import { lazy } from "react";
import { data, redirect } from "react-router";
import { shopContext } from "#app/shop-context.server.ts";
import { NotFoundScreen } from "#app/site/error-screen.tsx";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import reading from "#app/styles/reading.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { Title } from "#app/ui/title.tsx";
import { movedAddress } from "#model/dresses/find-dress.server.ts";
import { localAddress } from "#model/screens/local-address.ts";
import { drawnSections } from "#model/sections/drawn-sections.server.ts";
import { carePath, withDivisibleWords } from "#model/texts/care-page.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import { withSoftHyphens } from "#model/texts/soft-hyphens.ts";
import notFoundWords from "#words/not-found.json" with { type: "json" };
import type { Route } from "./+types/care.ts";
import styles from "./care.module.css";
import { PageBody } from "./page-body.tsx";

/** Most pages are words alone. */
const PageSections = lazy(async () => ({ default: (await import("./page-sections.tsx")).PageSections }));

export const shouldRevalidate = ignoringFragment;

export function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { catalogue, texts, origin, newsletter } = context.get(shopContext);
  const page = texts.carePages.find((candidate) => candidate.slug === slug);
  const moved = page ? undefined : movedAddress(catalogue, carePath(slug), url.search);
  if (moved) throw redirect(localAddress(moved), 301);
  const site = { labelName: texts.labelSettings.name, origin };
  if (!page) return data({ page, notFound: texts.notFound, ...site }, 404);
  const shop = { catalogue, texts, canConfirm: newsletter.canConfirm };
  const preparedPage = {
    // A page that stands elsewhere, or that is no text, is about something else.
    label: page.listed === "footer" && page.body.length > 0 ? texts.footer.customerCare : "",
    heading: withSoftHyphens(page.title),
    body: page.body.map(withDivisibleWords),
    // The page begins with its title, and no section.
    sections: drawnSections(shop, page.sections).map((section) => ({ ...section, isFirst: false })),
  };
  return data({ page: { ...page, ...preparedPage }, notFound: undefined, ...site });
}

export const action = screenAction;

export function meta({ loaderData: { page, labelName, origin } }: Route.MetaArgs) {
  if (!page) return [{ title: withoutEmphasis(notFoundWords.title) }, { name: "robots", content: "noindex" }];
  return pageMeta({
    title: page.searchTitle ?? pageTitle(page.title, labelName),
    description: page.description,
    origin,
    path: carePath(page.slug),
    labelName,
    picture: { own: page.sharingPicture },
  });
}

export default function Care({ loaderData: { page, notFound } }: Route.ComponentProps) {
  if (!page) return <NotFoundScreen texts={notFound} />;
  if (page.sections.length === 0) return <PageText page={page} />;
  return (
    <>
      <PageText page={page} />
      <PageSections slug={page.slug} sections={page.sections} />
    </>
  );
}

type PageTextProps = { page: NonNullable<Route.ComponentProps["loaderData"]["page"]> };

/** The title, and beside it the text. */
function PageText({ page }: PageTextProps) {
  const field = useDataAttribute("carePage", page.slug);
  const hasSections = page.sections.length > 0;
  const isBare = hasSections && page.body.length === 0;
  return (
    <article
      className={`${reading.page} ${hasSections ? `${styles.before} ` : ""}grid`}
      data-bare={isBare ? "" : undefined}
      aria-labelledby="care"
    >
      <header className={`${reading.beside} ${styles.head}`}>
        <Paragraph className="label" text={page.label} />
        <h1 id="care" {...page.spokenIn?.["title"]} data-sanity={field("title")}>
          <Title text={page.heading} />
        </h1>
      </header>
      {!isBare && (
        <div className={`${reading.text} ${reading.links} ${styles.body} flows-on-paper`}>
          <PageBody key={page.slug} slug={page.slug} blocks={page.body} spokenIn={page.spokenIn} />
        </div>
      )}
    </article>
  );
}
