import { say } from "@trousseau/words/say.ts";
import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import buttons from "#app/ui/button.module.css";
import { readJson } from "#app/ui/fetch-json.ts";
import { inLanguage, sharedPath } from "#app/ui/language-base.ts";
import { retried } from "#app/ui/retried.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { type Category, collectionPath } from "#model/dresses/category.ts";
import { isList, type NamedProduct, type Neighbours } from "#model/dresses/neighbours.ts";
import { productPath } from "#model/dresses/product.ts";
import { DRESS_PARAM, LIST_PARAM } from "#model/screens/url-parameters.ts";
import type { Tracked } from "#model/texts/joined-scripts.ts";
import aroundWords from "#words/around.json" with { type: "json" };
import controlNames from "#words/controls.json" with { type: "json" };
import styles from "./product-info.module.css";

type BreadcrumbProps = {
  category: Category & Tracked;
  /** The visitor came from this address of the collection; it is empty where that is not known. */
  list: string;
};

/** The heading that follows says where one is. A dress may be of no collection. */
export function Breadcrumb({ category: { slug, label, tracking }, list }: BreadcrumbProps) {
  if (!label) return null;
  return (
    <nav className="soft" aria-label={controlNames.breadcrumb}>
      <ScreenLink className={`${styles.back} label`} href={list || collectionPath(slug)} style={tracking}>
        {label}
      </ScreenLink>
    </nav>
  );
}

type ProductNavigationProps = {
  slug: string;
  category: Category;
  /** They are in the label's own order. */
  inCollection: Neighbours;
  /** It is called with the address of the neighbours' list if that is the collection, else with "". */
  onList: (list: string) => void;
};

/** Leads to the products beside this one in the list that the visitor came from, with its order and filters. */
export function ProductNavigation({ slug, category, inCollection, onList }: ProductNavigationProps) {
  const collection = collectionPath(category.slug);
  const { neighbours, list } = useNeighbours(slug, inCollection, collection);
  const way = list.startsWith(`${collection}?`) ? list : "";
  useEffect(() => onList(way), [way, onList]);
  return (
    <nav className={styles.neighbours} aria-label={aroundWords.neighbours}>
      <NeighbourLink kind="previous" product={neighbours?.previous} />
      <NeighbourLink kind="next" product={neighbours?.next} />
    </nav>
  );
}

type NeighbourLinkProps = { kind: "previous" | "next"; product: NamedProduct | undefined };

/** At an end of the list its place stays empty: the other link does not move under the pointer. */
function NeighbourLink({ kind, product }: NeighbourLinkProps) {
  if (!product) return <span />;
  return (
    <ScreenLink
      className={buttons.link}
      href={productPath(product.slug) + (product.query ?? "")}
      rel={kind === "previous" ? "prev" : "next"}
      data-keeps-list=""
    >
      {say(aroundWords, kind, { dress: product.name })}
    </ScreenLink>
  );
}

type Answer = { question: string; neighbours: Neighbours | null };

/**
 * Finds the neighbours of a product in the list that the visitor came from, which the history entry names (site/client-navigation.tsx), or else
 * in its collection. They are undefined while the server is asked.
 */
function useNeighbours(slug: string, inCollection: Neighbours, collection: string) {
  const { state } = useLocation();
  const list = state?.list === undefined ? referringList() : listIn(state);
  const [hydratedQuestion, setHydratedQuestion] = useState("");
  const [answer, setAnswer] = useState<Answer>();
  const isAsked = list !== undefined && list !== collection;
  const question = isAsked ? questionOf(slug, list) : "";

  // A page that is hydrated is the server's, which knows no history.
  useLayoutEffect(() => setHydratedQuestion(question), [question]);

  useEffect(() => {
    if (!question) return;
    const asking = new AbortController();
    const { signal } = asking;
    const answerWith = (neighbours: Neighbours | null) =>
      signal.aborted || setAnswer({ question, neighbours });
    ask(question, signal).then(answerWith, () => answerWith(null));
    return () => asking.abort();
  }, [question]);

  if (!isAsked || hydratedQuestion !== question) return { neighbours: inCollection, list: collection };
  if (answer?.question !== question) return { neighbours: undefined, list: collection };
  const { neighbours } = answer;
  return neighbours ? { neighbours, list } : { neighbours: inCollection, list: collection };
}

/** Where the link was opened in another tab, or before hydration, the browser names its page. */
function referringList(): string | undefined {
  if (import.meta.env.SSR || !document.referrer.startsWith(`${location.origin}/`)) return undefined;
  return listIn({ list: sharedPath(document.referrer.slice(location.origin.length)) });
}

/** Another site's script may have written the history entry. */
function listIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("list" in state)) return undefined;
  return typeof state.list === "string" && isList(state.list) ? state.list : undefined;
}

function questionOf(slug: string, list: string): string {
  return `/neighbours.json?${new URLSearchParams({ [DRESS_PARAM]: slug, [LIST_PARAM]: list })}`;
}

async function ask(question: string, signal: AbortSignal): Promise<Neighbours | null> {
  return readJson<Neighbours | null>(await retried(() => fetch(inLanguage(question), { signal }), signal));
}
