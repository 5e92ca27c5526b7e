import { say } from "@trousseau/words/say.ts";
import { type MouseEvent, type RefObject, useCallback, useEffect } from "react";
import { Loading } from "#app/site/loading.tsx";
import buttons from "#app/ui/button.module.css";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { useHasScript } from "#app/ui/use-has-script.ts";
import { SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import type { SearchTexts } from "#model/texts/label-texts.server.ts";
import searchWords from "#words/search.json" with { type: "json" };
import { RecentList, recentSearches } from "./recent-list.tsx";
import { searchIn } from "./search-field.ts";
import styles from "./search-panel.module.css";
import { type SearchResponse, searchPath } from "./search-response.ts";
import { optionId, SearchResults } from "./search-results.tsx";
import { partlyInWords, SearchNothing, SearchPages, SearchPartly, SearchStart } from "./search-start.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useSearch } from "./use-search.ts";

export type SearchPanelProps = {
  texts: SearchTexts;
  inAddress: string | null;
  loadedAnswer: SearchResponse | undefined;
  field: RefObject<HTMLInputElement | null>;
  text: string;
  write: (text: string) => void;
  /** How often the form has been sent. */
  submits: number;
};

/** Everything below the field of the dialog. */
export function SearchPanel({
  texts,
  inAddress,
  loadedAnswer,
  field,
  text,
  write,
  submits,
}: SearchPanelProps) {
  const hasScript = useHasScript();
  const { answer, state, isCurrent, hasPaused } = useSearch(text, loadedAnswer, submits);
  const { query, results, total, arePagesLast } = answer;
  // Results of another text are no options of this one.
  const count = state === "found" && isCurrent ? results.length : 0;
  const active = useCombobox(field, { text, write, count, idOf: optionId });
  useAddressAsLeft(text, inAddress);
  // A submitted search is in the address, as one is that was shared.
  useEffect(() => recentSearches.remember(inAddress ?? ""), [inAddress]);

  // The same function each time: another one would render all results again with every letter.
  const leave = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const left = field.current?.value ?? "";
      recentSearches.remember(left);
      // Back finds the search again.
      if (isPlainClick(event)) writeToAddress(left);
    },
    [field],
  );

  function choose(next: string) {
    write(next);
    field.current?.focus();
  }

  return (
    <>
      {state === "found" && (
        <>
          {!arePagesLast && <SearchPages pages={answer.pages} onOpen={leave} />}
          {total > 0 && (
            <p className={`${styles.count} label soft`}>{say(searchWords, "count", { count: total })}</p>
          )}
          {answer.without && <SearchPartly text={query} without={answer.without} asking={answer.asking} />}
          {total > 0 && (
            <SearchResults
              results={results}
              text={query}
              active={hasScript ? active : undefined}
              onOpen={leave}
            />
          )}
          {total > results.length && (
            <ScreenLink
              className={`${buttons.link} ${styles.further}`}
              href={searchPath(query)}
              onClick={leave}
            >
              {say(searchWords, "all", { count: total })}
            </ScreenLink>
          )}
          {arePagesLast && <SearchPages pages={answer.pages} onOpen={leave} />}
        </>
      )}
      {state === "empty" && (
        <div className={styles.start}>
          <RecentList onChoose={choose} />
          <SearchStart first={answer.first} waysOn={texts.waysOn} />
        </div>
      )}
      {/* A region that came with its words would not be read out. */}
      <div role="status" className={styles.status}>
        {state === "looking" && <Loading text={texts.loading} />}
        {state === "nothing" && <SearchNothing texts={texts} text={text} answer={answer} />}
        {state === "failed" && <Failed text={text} texts={texts} />}
        {/* Said with each letter, it would be out of date before it is heard. */}
        {state === "found" && hasPaused && <span className="visually-hidden">{foundInWords(answer)}</span>}
      </div>
    </>
  );
}

function foundInWords({ total, without, pages }: SearchResponse): string {
  const countSentences = [say(searchWords, "count", { count: total }), without && partlyInWords(without)];
  return [...countSentences, ...pages.map(({ label }) => label)].filter(Boolean).join(" ");
}

/** Enter asks again, and so does the next letter. */
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
