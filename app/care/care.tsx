import { data, redirect } from "react-router";
import { movedAddress } from "#app/content/find-dress.server.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { localAddress } from "#app/label/local-address.ts";
import { carePath, withDivisibleWords } from "#app/label/texts/care-page.ts";
import { pageTitle } from "#app/label/texts/found-as.ts";
import { withSoftHyphens } from "#app/label/texts/soft-hyphens.ts";
import { NotFoundScreen } from "#app/site/error-screen.tsx";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { socialPicture } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import reading from "#app/styles/reading.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Title } from "#app/ui/title.tsx";
import { notFoundWords } from "#words/not-found.ts";
import type { Route } from "./+types/care.ts";
import styles from "./care.module.css";
import { PageBody } from "./page-body.tsx";

export const shouldRevalidate = ignoringFragment;

export function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { catalogue, texts, origin } = context.get(shopContext);
  const page = texts.carePages.find((candidate) => candidate.slug === slug);
  const moved = page ? undefined : movedAddress(catalogue, carePath(slug), url.search);
  if (moved) throw redirect(localAddress(moved), 301);
  const site = { heading: texts.footer.customerCare, labelName: texts.labelSettings.name, origin };
  if (!page) return data({ page, notFound: texts.notFound, ...site }, 404);
  const shown = { heading: withSoftHyphens(page.title), body: page.body.map(withDivisibleWords) };
  return data({ page: { ...page, ...shown }, notFound: undefined, ...site });
}

export const action = screenAction;

export function meta({ loaderData: { page, labelName, origin } }: Route.MetaArgs) {
  if (!page) return [{ title: withoutEmphasis(notFoundWords.title) }, { name: "robots", content: "noindex" }];
  return [
    { title: page.searchTitle ?? pageTitle(page.title, labelName) },
    ...(page.description ? [{ name: "description", content: page.description }] : []),
    { tagName: "link", rel: "canonical", href: origin + carePath(page.slug) },
    ...socialPicture(origin, "/", labelName, { own: page.sharingPicture }),
  ];
}

export default function Care({ loaderData: { page, notFound, heading } }: Route.ComponentProps) {
  const field = useDataAttribute("carePage", page?.slug);
  if (!page) return <NotFoundScreen texts={notFound} />;
  return (
    <article className={`${reading.page} grid`} aria-labelledby="care">
      <header className={`${reading.beside} ${styles.head}`}>
        <p className="label">{heading}</p>
        <h1 id="care" data-sanity={field("title")}>
          <Title text={page.heading} />
        </h1>
      </header>
      <div className={`${reading.text} ${reading.links} ${styles.body} flows-on-paper`}>
        <PageBody key={page.slug} slug={page.slug} blocks={page.body} />
      </div>
    </article>
  );
}
