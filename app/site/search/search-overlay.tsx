import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { Form, useLocation, useNavigate, useSearchParams } from "react-router";
import { SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";
import type { SearchTexts } from "#app/label/search-texts.ts";
import { Loading } from "#app/site/loading.tsx";
import overlay from "#app/site/overlay.module.css";
import { Wordmark } from "#app/site/wordmark.tsx";
import buttons from "#app/ui/button.module.css";
import { closes, Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OtherParameters } from "./other-parameters.tsx";
import { withoutSearch } from "./search-address.ts";
import type { SearchEntry } from "./search-entry.ts";
import styles from "./search-overlay.module.css";
import { NothingFound, SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

export const SEARCH_ID = "search";

export type SearchOverlayProps = {
  name: string;
  texts: SearchTexts;
  /** What the server found for the text in the address, so that the form works without script. Undefined when it did not answer. */
  found: readonly SearchEntry[] | undefined;
};

export function SearchOverlay({ name, texts, found }: SearchOverlayProps) {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const { pathname } = location;
  const below = withoutSearch(location);
  const navigate = useNavigate();
  /** The place in the history that Enter was pressed at. */
  const askedFrom = useRef("");
  const inAddress = parameters.get(SEARCH_PARAM);
  const { text, setText, submit, results, state } = useSearch(SEARCH_ID, inAddress, found);

  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts came.
  useEffect(() => setText(field.current?.value ?? ""), [setText]);

  const close = `${buttons.icon} ${overlay.end}`;

  // Also when the answer to Enter is still on its way: it would open what was just dismissed.
  function forgetAddress(hasEntry: boolean) {
    const isAsked = askedFrom.current === location.key;
    askedFrom.current = "";
    if (inAddress === null && !isAsked) return false;
    void (hasEntry ? navigate(-1) : navigate(below, { replace: true, preventScrollReset: true }));
    return true;
  }

  // Browsers differ: WebKit keeps Escape to the search field, and the dialog never hears of it.
  function clearOrClose(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text) setText("");
    else event.currentTarget.closest("dialog")?.close();
  }

  return (
    <Dialog
      id={SEARCH_ID}
      label={texts.title}
      className={`${overlay.overlay} ${styles.search}`}
      isOpen={inAddress !== null}
      onDismiss={forgetAddress}
    >
      <div className={overlay.bar}>
        <Wordmark name={name} />
        {inAddress === null ? (
          <button type="button" className={close} aria-label={texts.close} {...closes(SEARCH_ID)}>
            <Icon name="close" />
          </button>
        ) : (
          <a className={close} href={below} aria-label={texts.close} onClick={dismiss}>
            <Icon name="close" />
          </a>
        )}
      </div>
      <h2 className="visually-hidden">{texts.title}</h2>
      <div className={`${styles.body} grid`}>
        <Form
          method="get"
          action={pathname}
          role="search"
          replace
          preventScrollReset
          onSubmit={() => {
            askedFrom.current = location.key;
            submit();
          }}
        >
          <OtherParameters />
          <div className={styles.field}>
            <input
              ref={field}
              type="search"
              name={SEARCH_PARAM}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={clearOrClose}
              aria-label={texts.label}
              autoComplete="off"
              enterKeyHint="search"
              spellCheck={false}
              autoFocus
            />
            <button type="submit" className={buttons.icon} aria-label={texts.title}>
              <Icon name="search" />
            </button>
          </div>
          <p className={`${styles.meta} label soft`}>
            <span role="status">{state === "found" && countOf(results.length, texts)}</span>
            <span>{texts.label}</span>
          </p>
        </Form>
        {state === "found" && <SearchResults results={results} />}
        <div role="status">
          {state === "looking" && <Loading text={texts.loading} />}
          {state === "nothing" && <NothingFound texts={texts} />}
          {state === "failed" && <p>{texts.failed}</p>}
        </div>
      </div>
    </Dialog>
  );
}

/** A link without script. */
function dismiss(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  event.currentTarget.closest("dialog")?.close();
}

function countOf(count: number, { countNoun }: SearchTexts): string {
  return `${count} ${count === 1 ? countNoun.one : countNoun.many}`;
}
