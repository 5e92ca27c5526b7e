import { say } from "@trousseau/words/say.ts";
import { type ReactNode, useRef } from "react";
import { useSearchParams } from "react-router";
import { redirectFrom } from "#app/dresses/redirect-from.server.ts";
import { shopContext } from "#app/shop-context.server.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import { breadcrumb, structuredData } from "#app/site/structured-data.ts";
import { WriteToUs } from "#app/site/write-to-us.tsx";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { DialogLink } from "#app/ui/dialog.tsx";
import { Emphasis, withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { categoryOf, collectionPath } from "#model/dresses/category.ts";
import { queryFor } from "#model/dresses/choice.ts";
import { type Filter, filterIn, listQuery, showsRail } from "#model/dresses/facet.ts";
import { choiceBy, collectionList, facetsOf } from "#model/dresses/facets.server.ts";
import { pageOf } from "#model/dresses/paging.ts";
import { colouredCardOf, type Product, type ProductCard, type View } from "#model/dresses/product.ts";
import { rentalOf } from "#model/dresses/product-terms.ts";
import { toRentInWords } from "#model/dresses/rental-in-words.ts";
import { type SortOrder, sortLabel, sortLabelInSentence, sortOrderOf } from "#model/dresses/sort-order.ts";
import { PAGE_PARAM, SORT_PARAM } from "#model/screens/url-parameters.ts";
import { foundAs, pageTitle } from "#model/texts/found-as.ts";
import type { Terms } from "#model/texts/terms.ts";
import collectionWords from "#words/collection.json" with { type: "json" };
import filterWords from "#words/filter.json" with { type: "json" };
import { labelled, separated } from "#words/locale.ts";
import type { Route } from "./+types/collection.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import styles from "./collection.module.css";
import { CollectionGrid, viewAt } from "./collection-grid.tsx";
import { CollectionRail } from "./collection-rail.tsx";
import { facetLabels } from "./facet-labels.ts";
import { AskDay } from "./filter-form.tsx";
import { toBuyInTime } from "./in-time.server.ts";
import { Pagination, usePreviousPages } from "./pagination.tsx";
import { useAnnouncedList, useRequestedList } from "./requested-list.ts";
import { SORT_MENU_ID, SortMenu } from "./sort-menu.tsx";

export const shouldRevalidate = ignoringFragment;

export function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { texts, origin } = shop;
  const list = collectionList(shop, params.category, url.searchParams);
  const { all, hasPrices, products, filter, free, without } = list;
  const collection = texts.collections[params.category];
  if (all.length === 0 || !collection) throw redirectFrom(shop, collectionPath(params.category), url);
  const { title, titleFrom, intro, plates, summary, hasRail } = collection;
  const { searchTitle, sharingPicture, spokenIn } = collection;
  const isRail = showsRail(hasRail, url.searchParams);
  const { items, number, count } = pageOf(products, url.searchParams.get(PAGE_PARAM));
  return {
    category: categoryOf(params.category, texts.collections),
    text: {
      title,
      titleFrom,
      intro,
      plates,
      summary,
      ...(spokenIn && { spokenIn }),
      ...foundAs({ searchTitle, sharingPicture }),
    },
    hasRail,
    hasPrices,
    total: products.length,
    without,
    facets: facetsOf(all, filter, free?.isFree),
    inTime: free && toBuyInTime(shop, { all, filter, day: free.day, isFree: free.isFree }),
    ...(free && { free: { form: free.form, day: free.day, chip: free.chip, note: free.note } }),
    page: {
      cards: items.map((product, index) => ({
        ...cardIn(product, filter, isRail ? "still" : viewAt(index)),
        ...(free?.isFree && free.chip && { onDay: [free.chip, ...rentalInLine(product, texts.terms)] }),
      })),
      number,
      count,
    },
    origin,
    name: texts.labelSettings.name,
  };
}

/** The card of a filtered list leads to the product in the colour and size that the filter asks for. */
function cardIn(product: Product, filter: Filter, view: View): ProductCard {
  const choice = choiceBy(filter, product);
  const query = queryFor(choice);
  // Whoever has chosen a colour compares dresses in it.
  const card = colouredCardOf(product, choice.colour, choice.colour ? "still" : view);
  return { ...card, ...(query && { query }) };
}

/** "420 $ to rent, six days", of a dress that is to rent. */
function rentalInLine(product: Product, terms: Terms): string[] {
  const rental = rentalOf(product, terms);
  if (!rental) return [];
  return [separated(toRentInWords(rental))];
}

export const action = screenAction;

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, text, origin, name } = loaderData;
  const title = text.searchTitle ?? pageTitle(withoutEmphasis(text.title), name);
  const path = collectionPath(category.slug);
  return [
    ...pageMeta({
      title,
      description: text.summary,
      origin,
      path: path + pageQuery(loaderData, location.search),
      labelName: name,
      picture: { path, alt: title, own: text.sharingPicture },
    }),
    ...structuredData(breadcrumb(origin, name, { name: withoutEmphasis(text.title) })),
  ];
}

/** Each page of the whole list is found by itself; any other order or choice of it repeats the whole list. */
function pageQuery({ page, facets, hasPrices }: Route.ComponentProps["loaderData"], search: string): string {
  const sort = sortOrderOf(new URLSearchParams(search).get(SORT_PARAM), hasPrices);
  const isWhole = listQuery({ filter: filterIn(facets), sort }) === "";
  return isWhole && page.number > 1 ? listQuery({ filter: {}, page: page.number }) : "";
}

export default function Collection({ loaderData }: Route.ComponentProps) {
  const { category, text, hasRail, hasPrices, page, total, without, facets, free, inTime } = loaderData;
  const field = useDataAttribute("collection", category.slug);
  const [parameters] = useSearchParams();
  const order = sortOrderOf(parameters.get(SORT_PARAM), hasPrices);
  const products = say(collectionWords, "products", { count: total });
  const nearest =
    without.length > 0 &&
    say(filterWords, "nothing", {
      count: without.length,
      without: without.map((name) => facetLabels[name]),
    });
  const isRail = showsRail(hasRail, parameters);
  const list = { filter: filterIn(facets), sort: order, free: free?.day };
  const query = listQuery(list);
  const requested = useRequestedList(facets, { hasRail, hasPrices, asksForDay: free !== undefined });
  // A link with its path belongs to this list, also while the visitor leaves it.
  const path = collectionPath(category.slug);
  const urlOf = (other: Filter, day = requested.free) =>
    path + listQuery({ ...requested, filter: other, free: day || undefined });
  const count = useRef<HTMLParagraphElement>(null);
  const matching = nearest ? say(collectionWords, "products", { count: 0 }) : products;
  const inOrder = order ? separated([products, sortLabelInSentence(order)]) : products;
  useAnnouncedList(category.slug, query, nearest ? `${nearest} ${inOrder}` : inOrder);
  const before = usePreviousPages(category.slug + query, page.number, page.cards);
  const cards = [...before.flat(), ...page.cards];
  const otherView = {
    label: isRail ? collectionWords.grid : collectionWords.rail,
    href: path + listQuery({ ...list, ...(page.number > 1 && { page: page.number }), isRail: !isRail }),
  };
  return (
    <section className={`${styles.collection} grid`} aria-labelledby="collection">
      <header className={styles.head} data-narrowed={query || isRail ? "" : undefined}>
        <h1 id="collection" {...text.spokenIn?.[text.titleFrom]} data-sanity={field(text.titleFrom)}>
          <Title text={text.title} />
        </h1>
        {text.intro && (
          <p className="soft" {...text.spokenIn?.["intro"]} data-sanity={field("intro")}>
            <Emphasis text={text.intro} />
          </p>
        )}
      </header>
      {free && <AskDay words={free.form} requested={requested} path={path} />}
      <Toolbar order={order}>
        <p ref={count} className="label" tabIndex={-1}>
          {matching}
        </p>
        {hasRail && (
          <ScreenLink className={`${buttons.link} label unprinted`} href={otherView.href}>
            {otherView.label}
          </ScreenLink>
        )}
        <ChosenFilters
          facets={facets}
          free={free?.chip}
          requested={requested.filter}
          urlOf={urlOf}
          count={count}
        />
      </Toolbar>
      {free?.note && <p>{free.note}</p>}
      {nearest && <p>{nearest}</p>}
      {isRail ? (
        <CollectionRail key={query} cards={cards} />
      ) : (
        <CollectionGrid slug={category.slug} cards={cards} editorialImages={text.plates} />
      )}
      <Pagination
        first={page.number - before.length}
        last={page.number}
        count={page.count}
        urlOf={(number) => path + listQuery({ ...list, page: number, isRail })}
      />
      {inTime && <InTime {...inTime} />}
      <WriteToUs />
      <SortMenu
        facets={facets}
        free={free?.form}
        hasPrices={hasPrices}
        requested={requested}
        path={path}
        count={total}
      />
    </section>
  );
}

/** Her day narrows the list to what can be rented: these can be bought. */
function InTime({ words, dresses }: NonNullable<ReturnType<typeof toBuyInTime>>) {
  return (
    <p className={styles.inTime}>
      <span>{words}</span>
      {dresses.map(({ name, href }) => (
        <ScreenLink key={href} className={buttons.link} href={href} translate="no">
          {name}
        </ScreenLink>
      ))}
    </p>
  );
}

type ToolbarProps = {
  order: SortOrder | undefined;
  /** The number of dresses, the way to the other view, and the chosen filters. */
  children: ReactNode;
};

/** The count, the chosen filters and the way to others stay in one row under the header. */
function Toolbar({ order, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      <DialogLink opens={SORT_MENU_ID} className={`${styles.opener} label unprinted`}>
        <span>
          <span>{collectionWords.sort}</span>
          {order && <span className={styles.order}>{labelled("", sortLabel(order))}</span>}
        </span>
        <Icon name="sort" />
      </DialogLink>
    </div>
  );
}
