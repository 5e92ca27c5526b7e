import { lazy, type MouseEvent, Suspense, useRef } from "react";
import { type Location, useLocation, useNavigate, useSearchParams } from "react-router";
import { SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";
import type { SearchTexts } from "#app/content/texts/label-texts.server.ts";
import { returnFocus } from "#app/site/route-focus.ts";
import { Wordmark } from "#app/site/wordmark.tsx";
import buttons from "#app/ui/button.module.css";
import { closes, Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import overlay from "#app/ui/overlay.module.css";
import { retried } from "#app/ui/retried.ts";
import { SearchForm } from "./search-form.tsx";
import { SEARCH_ID, SEARCH_STATUS_ID } from "./search-ids.ts";
import styles from "./search-overlay.module.css";
import type { SearchResponse } from "./search-response.ts";
import { useSearchField } from "./use-search-field.ts";

/** The script comes when somebody begins to search. */
const SearchPanel = lazy(async () => ({
  default: (await retried(() => import("./search-panel.tsx"))).SearchPanel,
}));

type SearchOverlayProps = {
  name: string;
  texts: SearchTexts;
  /**
   * The server's results for the text in the address, so that the form works without script. Undefined without a
   * response.
   */
  found: SearchResponse | undefined;
};

export function SearchOverlay({ name, texts, found }: SearchOverlayProps) {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const below = withoutSearch(location);
  const navigate = useNavigate();
  /** The history entry that Enter was pressed at. */
  const submittedAt = useRef("");
  const inAddress = parameters.get(SEARCH_PARAM);
  const { submit, isWanted } = useSearchField(inAddress);

  // Also when the response to Enter is still on its way: it would open what was just dismissed.
  function forgetAddress(hasEntry: boolean) {
    const isSubmitted = submittedAt.current === location.key;
    submittedAt.current = "";
    if (inAddress === null && !isSubmitted) return false;
    if (hasEntry) void navigate(-1);
    else void navigate(below, { replace: true, preventScrollReset: true });
    returnFocus();
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
        <SearchForm texts={texts} inAddress={inAddress} onSubmit={onSubmit} />
        {isWanted && (
          <Suspense>
            <SearchPanel texts={texts} inAddress={inAddress} found={found} />
          </Suspense>
        )}
        {/* A region that came with its words would not be read out. */}
        <div role="status" id={SEARCH_STATUS_ID} className={styles.status} />
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

/** The address of the page below the search, with everything else that was chosen on it. */
function withoutSearch({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete(SEARCH_PARAM);
  // Safari has `query.size` only since 17.
  const chosen = query.toString();
  return chosen ? `${pathname}?${chosen}` : pathname;
}
