import { say } from "@trousseau/words/say.ts";
import type { MouseEvent } from "react";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { NavLink } from "#model/screens/navigation.ts";
import type { SearchEntry } from "#model/search/search-entry.ts";
import type { SearchTexts } from "#model/texts/label-texts.server.ts";
import searchWords from "#words/search.json" with { type: "json" };
import styles from "./search-panel.module.css";
import { type Asking, askedText, askLink, type FoundPage, type SearchResponse } from "./search-response.ts";
import { SearchRow } from "./search-results.tsx";

/** The collections and first dresses are shown while nothing is searched for. */
export function SearchStart({
  first,
  waysOn,
}: {
  first: readonly SearchEntry[];
  waysOn: readonly NavLink[];
}) {
  return (
    <>
      {waysOn.length > 0 && (
        <section className={styles.part}>
          <h2 className="label soft">{searchWords.collections}</h2>
          <LinkList waysOn={waysOn} className={`${styles.collections} title-s`} />
        </section>
      )}
      {first.length > 0 && (
        <section className={styles.part}>
          <h2 className="label soft">{searchWords.first}</h2>
          <SearchRow entries={first} />
        </section>
      )}
    </>
  );
}

/** These may be what the visitor is looking for, and no dress. */
export function SearchPages({ pages, onOpen }: { pages: readonly FoundPage[]; onOpen?: OpenLink }) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className="label soft">{searchWords.pages}</h2>
      <LinkList
        waysOn={pages.map((page) => ({ id: page.href, ...page }))}
        className={`${styles.collections} title-s`}
        onOpen={onOpen}
      />
    </section>
  );
}

/** This stands above results that have most of the words. */
export function SearchPartly({ text, without, asking }: PartlyProps) {
  return (
    // The visit counter counts words that have found nothing by this mark.
    <p className={styles.partly} data-nothing="">
      <span>{`${partlyInWords(without)} `}</span>
      <AskLink text={text} asking={asking} className="unprinted" />
    </p>
  );
}

/** Says which words of a search were left out, where that is known. */
export function partlyInWords(without: readonly string[]): string {
  return without.length > 0 ? say(searchWords, "partly", { without }) : searchWords.closest;
}

type PartlyProps = { text: string; without: readonly string[]; asking: Asking };

type SearchNothingProps = {
  texts: SearchTexts;
  text: string;
  answer: Pick<SearchResponse, "nearest" | "asking">;
};

export function SearchNothing({ texts, text, answer: { nearest, asking } }: SearchNothingProps) {
  const field = useDataAttribute("search");
  return (
    // The visit counter counts a search without results by this mark.
    <div className={styles.nothing} data-nothing="">
      <p className="title-s">{say(searchWords, "nothing", { text: askedText(text) })}</p>
      {nearest.length > 0 && (
        <section className={styles.part}>
          <h2 className="label soft">{searchWords.nearest}</h2>
          <SearchRow entries={nearest} />
        </section>
      )}
      <p className="soft" data-sanity={field("nothing", "hint")}>
        {texts.nothing.hint}
      </p>
      <AskLink text={text} asking={asking} className={buttons.button} />
      <LinkList waysOn={texts.waysOn} className={styles.waysOn} />
    </div>
  );
}

type AskLinkProps = { text: string; asking: Asking; className: string | undefined };

function AskLink({ text, asking, className }: AskLinkProps) {
  return (
    <ExternalLink className={className} href={askLink(text, asking)}>
      {say(searchWords, "ask", { text: askedText(text) })}
    </ExternalLink>
  );
}

type OpenLink = ((event: MouseEvent<HTMLElement>) => void) | undefined;

type LinkListProps = { waysOn: readonly NavLink[]; className: string | undefined; onOpen?: OpenLink };

function LinkList({ waysOn, className, onOpen }: LinkListProps) {
  return (
    <ul className={className}>
      {waysOn.map(({ id, label, href }) => (
        <li key={id}>
          <ScreenLink className={buttons.link} href={href} onClick={onOpen}>
            {label}
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}
