import { useState } from "react";
import { Form, Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { PriceLine } from "#app/catalogue/price-line.tsx";
import { type SearchEntry, searchByName } from "#app/catalogue/search.ts";
import type { SearchTexts } from "#app/label/search.ts";
import buttons from "#app/ui/button.module.css";
import { closeAround, closes, Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DRESS, Picture } from "#app/ui/picture.tsx";
import { Loading } from "./loading.tsx";
import overlay from "./overlay.module.css";
import styles from "./search-overlay.module.css";
import { useSearchIndex } from "./search-index.ts";
import { useSettled } from "./settled.ts";
import { Wordmark } from "./wordmark.tsx";

const SEARCH_ID = "search";
export const SEARCH_PARAM = "search";

/** Results drawn at once; the rest of a longer list is a further letter away. */
const MOST_RESULTS = 24;

export type SearchOverlayProps = {
  name: string;
  texts: SearchTexts;
  /** What the server found for the text in the address, so that the form works without script. */
  found: readonly SearchEntry[];
};

export function SearchOverlay({ name, texts, found }: SearchOverlayProps) {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = parameters.get(SEARCH_PARAM);
  const [text, setText] = useState(inAddress ?? "");
  const [seenAddress, setSeenAddress] = useState(inAddress);
  if (seenAddress !== inAddress) {
    setSeenAddress(inAddress);
    if (inAddress !== null) setText(inAddress);
  }
  const index = useSearchIndex(SEARCH_ID);
  const isSettled = useSettled(text);

  const wanted = text.trim();
  const results = index ? searchByName(index, wanted) : wanted === inAddress?.trim() ? found : [];
  const isLooking = wanted !== "" && results.length === 0 && !(isSettled && index) && wanted !== inAddress?.trim();

  function forgetAddress() {
    if (inAddress !== null) navigate(pathname, { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog
      id={SEARCH_ID}
      label={texts.title}
      className={`${overlay.overlay} ${styles.search}`}
      isOpen={inAddress !== null}
      onClose={forgetAddress}
    >
      <div className={overlay.bar}>
        <Wordmark name={name} />
        {inAddress === null ? (
          <button type="button" className={buttons.icon} aria-label={texts.close} {...closes(SEARCH_ID)}>
            <Icon name="close" />
          </button>
        ) : (
          <Link className={buttons.icon} to={pathname} replace preventScrollReset aria-label={texts.close}>
            <Icon name="close" />
          </Link>
        )}
      </div>
      <div className={`${styles.body} grid`}>
        <Form method="get" action={pathname} role="search" replace preventScrollReset>
          <div className={styles.field}>
            <input
              type="search"
              name={SEARCH_PARAM}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              aria-label={texts.label}
              autoComplete="off"
              enterKeyHint="search"
              spellCheck={false}
              maxLength={80}
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to write in it
              autoFocus
            />
            <button type="submit" className={buttons.icon} aria-label={texts.title}>
              <Icon name="search" />
            </button>
          </div>
          <p className={`${styles.meta} label soft`}>
            <span role="status">{wanted !== "" && results.length > 0 && countOf(results.length, texts)}</span>
            <span>{texts.label}</span>
          </p>
        </Form>
        {results.length > 0 && <Results results={results.slice(0, MOST_RESULTS)} />}
        {isLooking && <Loading text={texts.loading} />}
        {wanted !== "" && results.length === 0 && !isLooking && <Nothing texts={texts} />}
      </div>
    </Dialog>
  );
}

/** True when the overlay could be opened; without script the toggle's own address does it. */
export function openSearch(): boolean {
  const dialog = document.getElementById(SEARCH_ID);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}

function countOf(count: number, { countNoun }: SearchTexts): string {
  return `${count} ${count === 1 ? countNoun.one : countNoun.many}`;
}

function Results({ results }: { results: readonly SearchEntry[] }) {
  return (
    <ul className={styles.results}>
      {results.map(({ slug, name, price, picture }) => (
        <li key={slug}>
          <Link to={`/product/${slug}`} onClick={closeAround}>
            <div className={styles.picture}>
              <Picture picture={{ ...picture, alt: "" }} ratio={DRESS} sizes="(width < 60rem) 5.5rem, 15vw" />
            </div>
            <div>
              <h3>{name}</h3>
              <PriceLine price={price} />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Nothing({ texts }: { texts: SearchTexts }) {
  return (
    <div className={styles.nothing} role="status">
      <p className="title-s">{texts.nothing.sentence}</p>
      <p className="soft">{texts.nothing.hint}</p>
      <ul>
        {texts.waysOn.map(({ id, label, href }) => (
          <li key={id}>
            <Link className={buttons.link} to={href} onClick={closeAround}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
