import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { controlNames } from "#app/label/control-names.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { withSearch } from "./search-address.ts";
import { openSearch } from "./search-overlay.tsx";

/** A link to this page with the search open, so that it works without script; with script the overlay just opens. */
export function SearchToggle({ className = "" }: { className?: string | undefined }) {
  const { search } = useLocation();
  function open(event: MouseEvent) {
    if (openSearch()) event.preventDefault();
  }
  return (
    <a
      className={`${buttons.icon} ${className}`}
      href={withSearch(search)}
      aria-label={controlNames.search}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="search" />
    </a>
  );
}
