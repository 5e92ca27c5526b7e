import { type Location, useLocation } from "react-router";
import { returnFocus } from "#app/site/route-focus.ts";
import { Wordmark } from "#app/site/wordmark.tsx";
import buttons from "#app/ui/button.module.css";
import { CloseDialog, Dialog, DialogLink, isFragment, useAddress } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import overlay from "#app/ui/overlay.module.css";
import { SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import type { SearchTexts } from "#model/texts/label-texts.server.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import { SEARCH_ID, searchIn } from "./search-field.ts";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-overlay.module.css";
import type { SearchResponse } from "./search-response.ts";

type SearchOverlayProps = {
  name: string;
  texts: SearchTexts;
  /** The answer to the text in the address. */
  loadedAnswer: SearchResponse | undefined;
};

export function SearchOverlay({ name, texts, loadedAnswer }: SearchOverlayProps) {
  const inAddress = searchIn(useLocation());
  const below = withoutSearch(useAddress());
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
      <SearchForm texts={texts} inAddress={inAddress} loadedAnswer={loadedAnswer} />
    </Dialog>
  );
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
    <DialogLink opens={SEARCH_ID} className={`${buttons.icon} ${className}`} aria-label={controlNames.search}>
      <Icon name="search" />
    </DialogLink>
  );
}
