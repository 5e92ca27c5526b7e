import { type MouseEvent, memo, type ReactNode } from "react";
import { AlsoIn } from "#app/dresses/also-in.tsx";
import { PriceLine } from "#app/dresses/price-line.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { DRESS_RATIO } from "#model/dresses/picture-size.ts";
import { productPath } from "#model/dresses/product.ts";
import { COLOUR_PARAM } from "#model/screens/url-parameters.ts";
import type { SearchEntry, SearchResult } from "#model/search/search-entry.ts";
import { separated } from "#words/locale.ts";
import searchWords from "#words/search.json" with { type: "json" };
import { MarkedName, MarkedWords } from "./marked-text.tsx";
import { SEARCH_RESULTS_ID } from "./search-field.ts";
import { searchPath } from "./search-response.ts";
import styles from "./search-results.module.css";

type SearchResultsProps = {
  results: readonly SearchResult[];
  text: string;
  /**
   * The place of the option that the field points at, or -1. Options are real links, which open in a new tab.
   * The results are plain links without this prop, and without script.
   */
  active?: number | undefined;
  /** Another function each time would render all results again with every letter. */
  onOpen?: Open | undefined;
};

type Open = (event: MouseEvent<HTMLElement>) => void;

export function SearchResults({ results, text, active, onOpen }: SearchResultsProps) {
  const isListbox = active !== undefined;
  return (
    <ul
      className={styles.results}
      id={SEARCH_RESULTS_ID}
      data-list={searchPath(text)}
      {...(isListbox && { role: "listbox", "aria-label": searchWords.results })}
    >
      {results.map((result, place) => (
        <Result
          key={result.slug}
          result={result}
          text={text}
          optionId={isListbox ? optionId(place) : undefined}
          isActive={place === active}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

type ResultProps = {
  result: SearchResult;
  text: string;
  optionId: string | undefined;
  isActive: boolean;
  onOpen: Open | undefined;
};

const Result = memo(function Result({ result, text, optionId, isActive, onOpen }: ResultProps) {
  return (
    <li {...(optionId && { role: "presentation" })}>
      <ResultLink
        entry={result}
        onOpen={onOpen}
        option={optionId ? { id: optionId, isActive } : undefined}
        name={<MarkedName name={result.name} text={text} words={result.matched} />}
        reasons={
          result.reasons.length > 0 && (
            <p className={`${styles.reasons} soft`}>
              {result.reasons.map((reason, place, { length }) => (
                <span key={reason}>
                  <MarkedWords
                    text={place < length - 1 ? separated([reason, ""]) : reason}
                    words={result.matched}
                  />
                </span>
              ))}
            </p>
          )
        }
      />
    </li>
  );
});

export function optionId(place: number): string {
  return `${SEARCH_RESULTS_ID}-${place}`;
}

/** Shows dresses that nobody has searched for. */
export function SearchRow({ entries }: { entries: readonly SearchEntry[] }) {
  return (
    <ul className={styles.results}>
      {entries.map((entry) => (
        <li key={entry.slug}>
          <ResultLink entry={entry} name={entry.name} />
        </li>
      ))}
    </ul>
  );
}

type ResultLinkProps = {
  entry: SearchEntry & Pick<SearchResult, "colour" | "alsoIn">;
  option?: { id: string; isActive: boolean } | undefined;
  name: ReactNode;
  reasons?: ReactNode;
  onOpen?: Open | undefined;
};

function ResultLink({
  entry: { slug, picture, price, was, isRental, state, colour, alsoIn },
  option,
  name,
  reasons,
  onOpen,
}: ResultLinkProps) {
  return (
    <ScreenLink
      href={productPath(slug) + (colour ? `?${new URLSearchParams({ [COLOUR_PARAM]: colour })}` : "")}
      onClick={onOpen}
      {...(option && { role: "option", id: option.id, "aria-selected": option.isActive, tabIndex: -1 })}
    >
      <div className={styles.picture}>
        <Picture
          picture={{ ...picture, alt: "" }}
          ratio={DRESS_RATIO}
          sizes="(max-width: 33.99rem) 5.5rem, (max-width: 59.99rem) 30vw, 15vw"
        />
      </div>
      <div>
        <h3 translate="no">{name}</h3>
        <p className={styles.price}>
          <PriceLine price={price} was={was} isRental={isRental} />
          {alsoIn && <AlsoIn colour={alsoIn} />}
          {state && <span className="soft">{state}</span>}
        </p>
        {reasons}
      </div>
    </ScreenLink>
  );
}
