import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { isList, type NamedDress, type Neighbours } from "#app/catalogue/neighbours.ts";
import { isText, objectOf, optional } from "#app/catalogue/type-guards.ts";
import { DRESS_PARAM, LIST_PARAM } from "#app/catalogue/url-parameters.ts";
import { loaded } from "#app/ui/lazy-part.tsx";

const isNamedDress = optional(objectOf<NamedDress>({ slug: isText, name: isText }));
const isNeighbours = objectOf<Neighbours>({ previous: isNamedDress, next: isNamedDress });

type Answer = { question: string; neighbours: Neighbours | null };

/**
 * The dress's neighbours in the list that the visitor came from, which the history entry names (site/client-navigation.tsx); in its collection
 * where there is no such list, or the dress is not in it. Undefined while the server is asked.
 */
export function useNeighbours(slug: string, inCollection: Neighbours, collection: string) {
  const { state } = useLocation();
  const list = state?.list === undefined ? referringList() : listIn(state);
  const [asked, setAsked] = useState("");
  const [answer, setAnswer] = useState<Answer>();
  const isAsked = list !== undefined && list !== collection;
  const question = isAsked ? questionOf(slug, list) : "";

  // While it is hydrated the page is the server's, which knows no history.
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

/** Opened in another tab, or before the scripts had come: the browser names the page that the link was on. */
function referringList(): string | undefined {
  if (import.meta.env.SSR || !document.referrer.startsWith(`${location.origin}/`)) return undefined;
  return listIn({ list: document.referrer.slice(location.origin.length) });
}

/** Anybody may have written a history entry. */
function listIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("list" in state)) return undefined;
  return typeof state.list === "string" && isList(state.list) ? state.list : undefined;
}

function questionOf(slug: string, list: string): string {
  return `/neighbours.json?${new URLSearchParams({ [DRESS_PARAM]: slug, [LIST_PARAM]: list })}`;
}

/** Without a connection it is asked again until it is there, or nobody waits for it. */
async function ask(question: string, signal: AbortSignal): Promise<Neighbours | null> {
  const response = await loaded(async () => (signal.aborted ? null : await fetch(question, { signal })));
  if (!response) return null;
  const neighbours: unknown = await response.json();
  return response.ok && isNeighbours(neighbours) ? neighbours : null;
}
