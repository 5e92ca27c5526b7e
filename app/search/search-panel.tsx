import { say } from "@trousseau/words/say.ts";
import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useNavigation } from "react-router";
import { Loading } from "#app/site/loading.tsx";
import buttons from "#app/ui/button.module.css";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { useHasScript } from "#app/ui/use-has-script.ts";
import { SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import type { SearchTexts } from "#model/texts/label-texts.server.ts";
import searchWords from "#words/search.json" with { type: "json" };
import { RecentList, recentSearches } from "./recent-list.tsx";
import type { SearchResult } from "./search-entry.ts";
import { SEARCH_FIELD_ID, SEARCH_STATUS_ID, searchIn, searchText, writeSearchText } from "./search-field.ts";
import styles from "./search-panel.module.css";
import { MAX_RESULTS, type SearchResponse, searchPath } from "./search-response.ts";
import { optionId, SearchResults } from "./search-results.tsx";
import { partlyInWords, SearchNothing, SearchPages, SearchPartly, SearchStart } from "./search-start.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useSearch } from "./use-search.ts";

/** So many results come with the letter. Hardly more are in sight above a phone's keyboard. */
const MAX_AT_ONCE = 3;

type SearchPanelProps = {
  texts: SearchTexts;
  inAddress: string | null;
  /**
   * The server's results for the text in the address, so that the form works without script. Undefined without a
   * response.
   */
  found: SearchResponse | undefined;
};

/** Everything below the field of the dialog. */
export function SearchPanel({ texts, inAddress, found }: SearchPanelProps) {
  const text = useSyncExternalStore(
    searchText.subscribe,
    () => searchText.get() ?? inAddress ?? "",
    () => inAddress ?? "",
  );
  const hasScript = useHasScript();
  const { answer, state: inIndex, isCurrent, hasPaused } = useSearch(text, inAddress, found);
  const isAsking = useIsAsking();
  const state = inIndex === "failed" && isAsking ? "looking" : inIndex;
  const { results, further } = useInTurn(text, answer.results);
  const count = state === "found" ? results.length + further.results.length : 0;
  // Results of another text are no options of this one.
  const active = useCombobox(text, { count: isCurrent ? count : 0, idOf: optionId });
  useRemembered();
  useAddressAsLeft(text, inAddress);

  function choose(next: string) {
    writeSearchText(next);
    document.getElementById(SEARCH_FIELD_ID)?.focus();
  }

  return (
    <>
      {state === "found" && (
        <>
          <SearchPages pages={answer.pages} onOpen={leaveSearch} />
          {answer.total > 0 && (
            <p className={`${styles.count} label soft`}>
              {say(searchWords, "count", { count: answer.total })}
            </p>
          )}
          {answer.without && <SearchPartly text={text} without={answer.without} asking={answer.asking} />}
          {count > 0 && (
            <SearchResults
              results={results}
              further={further}
              text={text}
              active={hasScript ? active : undefined}
              onOpen={leaveSearch}
            />
          )}
          <Further text={text} total={answer.total} hasScript={hasScript} />
        </>
      )}
      {state === "empty" && (
        <div className={styles.start}>
          <RecentList onChoose={choose} />
          <SearchStart first={answer.first} waysOn={texts.waysOn} />
        </div>
      )}
      <SearchStatus hasScript={hasScript}>
        {state === "looking" && <Loading text={texts.loading} />}
        {state === "nothing" && <SearchNothing texts={texts} text={text} answer={answer} />}
        {state === "failed" && <Failed text={text} texts={texts} />}
        {/* Said with each letter, it would be out of date before it is heard. */}
        {state === "found" && hasPaused && <span className="visually-hidden">{foundInWords(answer)}</span>}
      </SearchStatus>
    </>
  );
}

/** The form has been sent, and the server has not answered yet. */
function useIsAsking(): boolean {
  const { location: next } = useNavigation();
  return next !== undefined && searchIn(next) !== null;
}

function foundInWords({ total, without, pages }: SearchResponse): string {
  const countSentences = [say(searchWords, "count", { count: total }), without && partlyInWords(without)];
  return [...countSentences, ...pages.map(({ label }) => label)].filter(Boolean).join(" ");
}

/**
 * The first results come at once, the others when nothing more is typed. Until then those of the text before stay:
 * on a phone, replacing them with every letter takes longer than the search.
 */
function useInTurn(text: string, all: readonly SearchResult[]) {
  const [late, lateText] = [useDeferredValue(all), useDeferredValue(text)];
  const results = all.slice(0, MAX_AT_ONCE);
  const first = new Set(results.map(({ slug }) => slug));
  const others = late.slice(MAX_AT_ONCE).filter(({ slug }) => !first.has(slug));
  return { results, further: { results: others, text: lateText } };
}

/** Links that lead out of the search call this, so that Back finds it again. */
function leaveSearch(event: MouseEvent<HTMLElement>) {
  const text = searchText.get() ?? "";
  recentSearches.remember(text);
  if (isPlainClick(event)) writeToAddress(text);
}

/** Writes into the dialog's live region once there are scripts; the server cannot. */
function SearchStatus({ hasScript, children }: { hasScript: boolean; children: ReactNode }) {
  const region = hasScript ? document.getElementById(SEARCH_STATUS_ID) : null;
  return region ? createPortal(children, region) : children;
}

type FurtherProps = {
  text: string;
  total: number;
  hasScript: boolean;
};

/** The search page has all results; without script it searches colours and fabrics as well. */
function Further({ text, total, hasScript }: FurtherProps) {
  if (hasScript && total <= MAX_RESULTS) return null;

  return (
    <ScreenLink className={`${buttons.link} ${styles.further}`} href={searchPath(text)} onClick={leaveSearch}>
      {hasScript ? say(searchWords, "all", { count: total }) : searchWords.everywhere}
    </ScreenLink>
  );
}

/** The next letter asks again; the search page needs no index. */
function Failed({ text, texts }: { text: string; texts: SearchTexts }) {
  return (
    <div className={styles.nothing}>
      <p>{texts.failed}</p>
      <ScreenLink className={buttons.link} href={searchPath(text)}>
        {searchWords.onPage}
      </ScreenLink>
    </div>
  );
}

/** Safari refuses more than 100 changes of an address in 30 seconds, so it does not change with each letter. */
const PAUSE_MS = 600;

/** An address that has opened the dialog follows its field, so that Back and a reload find the search as it was left. */
function useAddressAsLeft(text: string, inAddress: string | null): void {
  useEffect(() => {
    if (inAddress === null) return;
    const pause = setTimeout(() => {
      // Back may have led to an address without a search, whose screen is still on its way.
      if (searchIn(location) !== null) writeToAddress(text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, inAddress]);
}

/** Writes into the history entry alone. The router reads the address when it comes back. */
function writeToAddress(text: string): void {
  if ((searchIn(location) ?? "") === text) return;
  const query = new URLSearchParams(location.search);
  query.set(SEARCH_PARAM, text);
  history.replaceState(history.state, "", `${location.pathname}?${query}`);
}

/** A submitted search is remembered, too. */
function useRemembered() {
  useEffect(() => {
    const field = document.getElementById(SEARCH_FIELD_ID);
    const form = field instanceof HTMLInputElement ? field.form : null;
    const remember = () => recentSearches.remember(searchText.get() ?? "");
    form?.addEventListener("submit", remember);
    return () => form?.removeEventListener("submit", remember);
  }, []);
}
