import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useSearchParams } from "react-router";
import { returnFocus } from "#app/site/route-focus.ts";
import { Wordmark } from "#app/site/wordmark.tsx";
import buttons from "#app/ui/button.module.css";
import { CloseDialog, Dialog, DialogLink, isFragment, useAddress } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import overlay from "#app/ui/overlay.module.css";
import { retried } from "#app/ui/retried.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import type { SearchTexts } from "#model/texts/label-texts.server.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import { SEARCH_ID, SEARCH_STATUS_ID, searchIn, searchText, writeSearchText } from "./search-field.ts";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-overlay.module.css";
import type { SearchResponse } from "./search-response.ts";

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
  const inAddress = parameters.get(SEARCH_PARAM);
  const below = withoutSearch(useAddress());
  const { submit, isWanted } = useSearchField(inAddress);
  return (
    <Dialog
      id={SEARCH_ID}
      label={texts.title}
      className={`${overlay.overlay} ${styles.search}`}
      isOpenAt={isSearch}
      below={withoutSearch}
      onClosed={returnFocus}
    >
      <div className={overlay.bar}>
        <Wordmark name={name} />
        <CloseDialog
          label={texts.close}
          className={`${buttons.icon} ${overlay.end}`}
          href={inAddress === null ? undefined : below}
        />
      </div>
      <h2 className="visually-hidden">{texts.title}</h2>
      <div className={`${styles.body} grid`}>
        <SearchForm texts={texts} inAddress={inAddress} onSubmit={submit} />
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

/** Has the dialog's field follow the address. */
function useSearchField(inAddress: string | null) {
  const seenAddress = useRef(inAddress);
  const submitted = useRef<string>(undefined);
  const [hasFocused, setHasFocused] = useState(false);

  // A layout effect runs before anybody sees the results of another text.
  useLayoutEffect(() => {
    if (seenAddress.current === inAddress) return;
    seenAddress.current = inAddress;
    if (inAddress !== null && inAddress !== submitted.current) writeSearchText(inAddress);
    submitted.current = undefined;
  }, [inAddress]);

  useEffect(() => {
    const dialog = document.getElementById(SEARCH_ID);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const want = () => setHasFocused(true);
    // Opening puts the focus inside. It may have been opened before the scripts came.
    if (dialog.open) want();
    dialog.addEventListener("focusin", want);
    return () => dialog.removeEventListener("focusin", want);
  }, []);

  /** Called when the text goes into the address. What is typed meanwhile stays. */
  function submit() {
    submitted.current = searchText.get();
  }

  // Somebody has begun to search.
  return { submit, isWanted: hasFocused || inAddress !== null };
}

function isSearch(address: Location): boolean {
  return isFragment(SEARCH_ID, address) || searchIn(address) !== null;
}

/** The address of the page below the search, with everything else that was chosen on it. */
function withoutSearch({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete(SEARCH_PARAM);
  // Safari has `query.size` only since 17.
  const chosen = query.toString();
  return chosen ? `${pathname}?${chosen}` : pathname;
}

export function SearchToggle({ className = "" }: { className?: string | undefined }) {
  return (
    <DialogLink
      opens={SEARCH_ID}
      className={`${buttons.icon} ${className}`}
      aria-label={controlNames.search}
      onPointerEnter={prefetchIndex}
      onFocus={prefetchIndex}
    >
      <Icon name="search" />
    </DialogLink>
  );
}

/** The index is fetched at the first sign that somebody will search. */
function prefetchIndex() {
  if (savesData()) return;
  import("./use-search.ts").then(({ loadSearchIndex }) => loadSearchIndex()).catch(() => undefined);
}
