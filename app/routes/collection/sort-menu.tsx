import { type SortOrder, sortLabel, sortOrders } from "#app/catalogue/sort-order.ts";
import { SORT_PARAM } from "#app/catalogue/url-parameters.ts";
import { controlNames } from "#app/label/control-names.ts";
import buttons from "#app/ui/button.module.css";
import { closeAround, closes, Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import styles from "./sort-menu.module.css";

export const SORT_MENU_ID = "sort";

/** Links, so that an order has an address: it can be shared, goes back with Back and needs no script. */
export function SortMenu({ order, label: title }: { order: SortOrder | undefined; label: string }) {
  return (
    <Dialog id={SORT_MENU_ID} label={title} className={styles.drawer}>
      <div className={styles.head}>
        <h2 className="label">{title}</h2>
        <button
          type="button"
          className={buttons.icon}
          aria-label={controlNames.close}
          {...closes(SORT_MENU_ID)}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.choices}>
        {sortOrders.map((choice) => (
          <li key={choice.slug}>
            <ScreenLink
              href={`?${SORT_PARAM}=${choice.slug}`}
              keepsScroll
              aria-current={choice.slug === order?.slug ? "true" : undefined}
              onClick={closeAround}
            >
              {sortLabel(choice)}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
