import { useLocation } from "react-router";
import { SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";
import { withDeferredModules } from "#app/site/load-deferred-modules.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { controlNames } from "#words/controls.ts";
import { OtherParameters } from "./other-parameters.tsx";
import { SEARCH_ID } from "./search-ids.ts";

/** Opens the overlay (boot/dialogs.ts); without script it asks for this page with the search open. */
export function SearchToggle({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <form className={className} action={pathname}>
      <OtherParameters />
      <input type="hidden" name={SEARCH_PARAM} value="" />
      <button
        type="submit"
        className={buttons.icon}
        aria-label={controlNames.search}
        aria-haspopup="dialog"
        data-opens={SEARCH_ID}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
      </button>
    </form>
  );
}

function prepare() {
  withDeferredModules(({ prepareSearch }) => prepareSearch());
}
