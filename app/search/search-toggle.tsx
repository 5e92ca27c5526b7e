import buttons from "#app/ui/button.module.css";
import { DialogLink } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { savesData } from "#app/ui/saves-data.ts";
import { controlNames } from "#words/controls.ts";
import { SEARCH_ID } from "./search-ids.ts";

export function SearchToggle({ className = "" }: { className?: string | undefined }) {
  return (
    <DialogLink
      opens={SEARCH_ID}
      className={`${buttons.icon} ${className}`}
      aria-label={controlNames.search}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Icon name="search" />
    </DialogLink>
  );
}

/** The index is fetched at the first sign that somebody will search. */
function prepare() {
  if (savesData()) return;
  import("./dress-index.ts").then(({ loadSearchIndex }) => loadSearchIndex()).catch(() => undefined);
}
