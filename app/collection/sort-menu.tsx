import { memo } from "react";
import { type Facet, listQuery } from "#app/catalogue/facet.ts";
import { sortLabel, sortOrders } from "#app/catalogue/sort-order.ts";
import buttons from "#app/ui/button.module.css";
import { CloseDialog, Dialog } from "#app/ui/dialog.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { collectionWords } from "#words/collection.ts";
import { controlNames } from "#words/controls.ts";
import { FilterForm } from "./filter-form.tsx";
import styles from "./sort-menu.module.css";
import type { AskedList } from "./use-asked-list.ts";

export const SORT_MENU_ID = "sort";

type SortMenuProps = { facets: readonly Facet[]; asked: AskedList };

/** Links and a form, so that what is chosen has an address: it can be shared, goes back with Back and needs no script. */
export const SortMenu = memo(function SortMenu({ facets, asked }: SortMenuProps) {
  return (
    <Dialog id={SORT_MENU_ID} label={collectionWords.sort} className={styles.drawer}>
      <div className={styles.head}>
        <h2 className="label">{collectionWords.sort}</h2>
        <CloseDialog label={controlNames.close} className={buttons.icon} />
      </div>
      <ul className={styles.choices}>
        {sortOrders.map((choice) => (
          <li key={choice.slug}>
            <ScreenLink
              href={listQuery(asked.filter, choice.slug)}
              keepsScroll
              aria-current={choice.slug === asked.order?.slug ? "true" : undefined}
            >
              {sortLabel(choice)}
            </ScreenLink>
          </li>
        ))}
      </ul>
      {facets.length > 0 && (
        <FilterForm facets={facets} asked={asked} onDone={(form) => form.closest("dialog")?.close()} />
      )}
    </Dialog>
  );
});
