import { say } from "@trousseau/words/say.ts";
import { memo } from "react";
import buttons from "#app/ui/button.module.css";
import { CloseDialog, Dialog } from "#app/ui/dialog.tsx";
import overlay from "#app/ui/overlay.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { useHasScript } from "#app/ui/use-has-script.ts";
import { type Facet, type ListChoice, listQuery } from "#model/dresses/facet.ts";
import { sortLabel, sortOrdersOf } from "#model/dresses/sort-order.ts";
import type { FreeWords } from "#model/rental/free-day.server.ts";
import collectionWords from "#words/collection.json" with { type: "json" };
import controlNames from "#words/controls.json" with { type: "json" };
import filterWords from "#words/filter.json" with { type: "json" };
import { FilterForm } from "./filter-form.tsx";
import styles from "./sort-menu.module.css";

export const SORT_MENU_ID = "sort";
const FORM_ID = "filter";

type SortMenuProps = {
  facets: readonly Facet[];
  /** The words of the field for her day, where the list has one. */
  free: FreeWords | undefined;
  hasPrices: boolean;
  requested: ListChoice;
  path: string;
  /** How many dresses the list shows. */
  count: number;
};

/** Links and a form give each choice an address: it can be shared, goes back with Back and needs no script. */
export const SortMenu = memo(function SortMenu(props: SortMenuProps) {
  const { facets, free, hasPrices, requested, path, count } = props;
  const hasScript = useHasScript();
  const hasForm = facets.length > 0 || free !== undefined;
  return (
    <Dialog id={SORT_MENU_ID} label={collectionWords.sort} className={`${overlay.overlay} ${styles.drawer}`}>
      <div className={styles.head}>
        <h2 className="label">{collectionWords.sort}</h2>
        <CloseDialog label={controlNames.close} className={buttons.icon} />
      </div>
      <nav className={styles.orders} aria-labelledby="orders">
        <h3 id="orders" className="label soft">
          {collectionWords.orders}
        </h3>
        <ul>
          {sortOrdersOf(hasPrices).map((choice) => (
            <li key={choice}>
              <ScreenLink
                href={path + listQuery({ ...requested, sort: choice })}
                keepsScroll
                aria-current={choice === requested.sort ? "true" : undefined}
              >
                {sortLabel(choice)}
              </ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
      {hasForm && (
        <FilterForm
          id={FORM_ID}
          facets={facets}
          free={free}
          requested={requested}
          onDone={(form) => form.closest("dialog")?.close()}
        />
      )}
      {hasForm && (
        <div className={styles.foot}>
          <button type="submit" form={FORM_ID} className={buttons.button}>
            {hasScript ? say(filterWords, "showCount", { count }) : filterWords.show}
          </button>
        </div>
      )}
    </Dialog>
  );
});
