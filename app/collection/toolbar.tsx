import { type Category, collectionPath } from "#app/catalogue/category.ts";
import { type SortOrder, sortLabel } from "#app/catalogue/sort-order.ts";
import { DialogLink } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { collectionWords } from "#words/collection.ts";
import { controlNames } from "#words/controls.ts";
import { SORT_MENU_ID } from "./sort-menu.tsx";
import styles from "./toolbar.module.css";

type ToolbarProps = {
  current: string;
  siblings: readonly Pick<Category, "slug" | "shortLabel">[];
  order: SortOrder | undefined;
};

/** The other collections and this one's order stay in one row under the header. */
export function Toolbar({ current, siblings, order }: ToolbarProps) {
  return (
    <div className={`${styles.toolbar} label`}>
      <nav aria-label={controlNames.collections}>
        <ul>
          {siblings.map(({ slug, shortLabel }) => (
            <li key={slug}>
              <ScreenLink href={collectionPath(slug)} aria-current={slug === current ? "page" : undefined}>
                {shortLabel}
              </ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
      <DialogLink opens={SORT_MENU_ID} className={`${styles.opener} label`}>
        <span>
          <span>{collectionWords.sort}</span>
          {order && <span className={styles.order}>{`: ${sortLabel(order)}`}</span>}
        </span>
        <Icon name="sort" />
      </DialogLink>
    </div>
  );
}
