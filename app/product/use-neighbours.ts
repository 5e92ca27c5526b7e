import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { isList, type Neighbours } from "#app/catalogue/neighbours.ts";
import { DRESS_PARAM, LIST_PARAM } from "#app/label/url-parameters.ts";
import { readJson } from "#app/ui/fetch-json.ts";
import { retried } from "#app/ui/retried.ts";

type Answer = { question: string; neighbours: Neighbours | null };

/**
 * Finds the dress's neighbours in the list that the visitor came from, which the history entry names (site/client-navigation.tsx), or else in
 * its collection. They are undefined while the server is asked.
 */
export function useNeighbours(slug: string, inCollection: Neighbours, collection: string) {
  const { state } = useLocation();
  const list = state?.list === undefined ? referringList() : listIn(state);
  const [asked, setAsked] = useState("");
  const [answer, setAnswer] = useState<Answer>();
  const isAsked = list !== undefined && list !== collection;
  const question = isAsked ? questionOf(slug, list) : "";

  // A page that is hydrated is the server's, which knows no history.
  useLayoutEffect(() => setAsked(question), [question]);

  useEffect(() => {
    if (!question) return;
    const asking = new AbortController();
    const { signal } = asking;
    const answerWith = (neighbours: Neighbours | null) =>
      signal.aborted || setAnswer({ question, neighbours });
    ask(question, signal).then(answerWith, () => answerWith(null));
    return () => asking.abort();
  }, [question]);

  if (!isAsked || asked !== question) return { neighbours: inCollection, list: collection };
  if (answer?.question !== question) return { neighbours: undefined, list: collection };
  const { neighbours } = answer;
  return neighbours ? { neighbours, list } : { neighbours: inCollection, list: collection };
}

/** Where the link was opened in another tab, or before hydration, the browser names its page. */
function referringList(): string | undefined {
  if (import.meta.env.SSR || !document.referrer.startsWith(`${location.origin}/`)) return undefined;
  return listIn({ list: document.referrer.slice(location.origin.length) });
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
  return readJson<Neighbours | null>(await retried(() => fetch(question, { signal }), signal));
}
