import type { MouseEvent } from "react";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { openSearch, SEARCH_PARAM } from "./search-overlay.tsx";

/** A link to this page with the search open, so that it works without script; with script the overlay just opens. */
export function SearchToggle({ className = "" }: { className?: string | undefined }) {
  function open(event: MouseEvent) {
    if (openSearch()) event.preventDefault();
  }
  return (
    <a
      className={`${buttons.icon} ${className}`}
      href={`?${SEARCH_PARAM}=`}
      aria-label="Search"
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="search" />
    </a>
  );
}
