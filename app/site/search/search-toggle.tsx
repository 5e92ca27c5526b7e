import { withDeferredModules } from "#app/site/load-deferred-modules.ts";
import buttons from "#app/ui/button.module.css";
import { DialogLink } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
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

function prepare() {
  withDeferredModules(({ prepareSearch }) => prepareSearch());
}
