import { say } from "@trousseau/words/say.ts";
import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { shopContext } from "#app/shop-context.server.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import { focusScreen } from "#app/site/route-focus.ts";
import { readQuery } from "#model/screens/search-query.ts";
import { QUERY_PARAM } from "#model/screens/url-parameters.ts";
import { runSearch } from "#model/search/run-search.server.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import type { SearchTexts } from "#model/texts/label-texts.server.ts";
import { quoted } from "#model/texts/quoted-text.ts";
import { quotationMarks } from "#words/locale.ts";
import searchWords from "#words/search.json" with { type: "json" };
import type { Route } from "./+types/search-screen.ts";
import { SearchLine } from "./search-form.tsx";
import { MAX_SHOWN } from "./search-response.ts";
import { SearchResults } from "./search-results.tsx";
import styles from "./search-screen.module.css";
import { SearchNothing, SearchPages, SearchPartly, SearchStart } from "./search-start.tsx";

export const shouldRevalidate = ignoringFragment;

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = readQuery(url.searchParams.get(QUERY_PARAM) ?? "");
  return {
    query,
    answer: await runSearch(shop, query, MAX_SHOWN),
    texts: shop.texts.search,
    labelName: shop.texts.labelSettings.name,
    origin: shop.origin,
  };
}

export const action = screenAction;

export function meta({ loaderData: { query, texts, labelName, origin }, location }: Route.MetaArgs) {
  const searchTitle = pageTitle(texts.title, labelName);
  const title = query ? pageTitle(quoted(query, quotationMarks), searchTitle) : searchTitle;
  return pageMeta({ title, origin, path: location.pathname + location.search, labelName, isUnlisted: true });
}

/** This search can be shared and works without script. */
export default function SearchScreen({ loaderData: { query, answer, texts } }: Route.ComponentProps) {
  const { results, total, first, without, asking, pages, arePagesLast } = answer;
  useQueryFocus(query);
  return (
    <section className={`${styles.search} grid`} aria-labelledby="search-title">
      <h1 id="search-title" className="label soft">
        {texts.title}
      </h1>
      {query && <p className={`${styles.words} title-s`}>{quoted(query, quotationMarks)}</p>}
      <QueryForm key={query} query={query} texts={texts} />
      {query === "" && <SearchStart first={first} waysOn={texts.waysOn} />}
      {!arePagesLast && <SearchPages pages={pages} />}
      {query !== "" && total + pages.length === 0 && (
        <SearchNothing texts={texts} text={query} answer={answer} />
      )}
      {total > 0 && (
        <>
          <h2 className="label soft">
            {total > results.length
              ? say(searchWords, "shownOf", { shown: results.length, count: total })
              : say(searchWords, "count", { count: total })}
          </h2>
          {without && <SearchPartly text={query} without={without} asking={asking} />}
          <SearchResults results={results} text={query} />
        </>
      )}
      {arePagesLast && <SearchPages pages={pages} />}
    </section>
  );
}

/** Another text is another page and takes the focus, although its path is the same. */
function useQueryFocus(query: string) {
  const last = useRef(query);
  useEffect(() => {
    if (last.current === query) return;
    last.current = query;
    focusScreen();
  }, [query]);
}

function QueryForm({ query, texts }: { query: string; texts: SearchTexts }) {
  const [text, setText] = useState(query);
  return (
    <Form action="/search" role="search">
      <SearchLine
        texts={texts}
        name={QUERY_PARAM}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Form>
  );
}
