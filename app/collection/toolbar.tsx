import type { ReactNode } from "react";
import { type SortOrder, sortLabel } from "#app/catalogue/sort-order.ts";
import { DialogLink } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { collectionWords } from "#words/collection.ts";
import { SORT_MENU_ID } from "./sort-menu.tsx";
import styles from "./toolbar.module.css";

type ToolbarProps = {
  order: SortOrder | undefined;
  /** The same list in the other view; undefined where there is one view alone. */
  otherView: { label: string; href: string } | undefined;
  /** The number of dresses, and the chosen filters. */
  children: ReactNode;
};

/** The count, the chosen filters and the way to others stay in one row under the header. */
export function Toolbar({ order, otherView, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      {otherView && (
        <ScreenLink className={`${styles.view} label`} href={otherView.href}>
          {otherView.label}
        </ScreenLink>
      )}
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
