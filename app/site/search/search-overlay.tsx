import { type MouseEvent, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";
import type { SearchTexts } from "#app/label/search-texts.ts";
import { withDeferredModules } from "#app/site/load-deferred-modules.ts";
import { Loading } from "#app/site/loading.tsx";
import { Wordmark } from "#app/site/wordmark.tsx";
import buttons from "#app/ui/button.module.css";
import { closes, Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import overlay from "#app/ui/overlay.module.css";
import { withoutSearch } from "./search-address.ts";
import type { SearchEntry } from "./search-entry.ts";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-overlay.module.css";
import { NothingFound, SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

export const SEARCH_ID = "search";

export type SearchOverlayProps = {
  name: string;
  texts: SearchTexts;
  /** What the server found for the text in the address, so that the form works without script. Undefined without a response. */
  found: readonly SearchEntry[] | undefined;
};

export function SearchOverlay({ name, texts, found }: SearchOverlayProps) {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const below = withoutSearch(location);
  const navigate = useNavigate();
  /** The history entry that Enter was pressed at. */
  const submittedAt = useRef("");
  const inAddress = parameters.get(SEARCH_PARAM);
  const { text, setText, submit, results, state } = useSearch(SEARCH_ID, inAddress, found);

  // Also when the response to Enter is still on its way: it would open what was just dismissed.
  function forgetAddress(hasEntry: boolean) {
    const isSubmitted = submittedAt.current === location.key;
    submittedAt.current = "";
    if (inAddress === null && !isSubmitted) return false;
    if (hasEntry) void navigate(-1);
    else {
      void navigate(below, { replace: true, preventScrollReset: true });
      // Opened by the address, it has no button that the focus could go back to.
      withDeferredModules(({ focusHeading }) => focusHeading());
    }
    return true;
  }

  function onSubmit() {
    submittedAt.current = location.key;
    submit();
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
        <CloseSearch label={texts.close} href={inAddress === null ? undefined : below} />
      </div>
      <h2 className="visually-hidden">{texts.title}</h2>
      <div className={`${styles.body} grid`}>
        <SearchForm
          texts={texts}
          text={text}
          setText={setText}
          onSubmit={onSubmit}
          status={state === "found" && countOf(results.length, texts)}
        />
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

/** Where the search is in the address, closing it is a link for those without script. */
function CloseSearch({ label, href }: { label: string; href: string | undefined }) {
  const className = `${buttons.icon} ${overlay.end}`;
  return href === undefined ? (
    <button type="button" className={className} aria-label={label} {...closes(SEARCH_ID)}>
      <Icon name="close" />
    </button>
  ) : (
    <a className={className} href={href} aria-label={label} onClick={dismiss}>
      <Icon name="close" />
    </a>
  );
}

function dismiss(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  event.currentTarget.closest("dialog")?.close();
}

function countOf(count: number, { countNoun }: SearchTexts): string {
  return `${count} ${count === 1 ? countNoun.one : countNoun.many}`;
}
