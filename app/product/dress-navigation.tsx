import { useEffect } from "react";
import { type Category, collectionPath } from "#app/catalogue/category.ts";
import type { NamedDress, Neighbours } from "#app/catalogue/neighbours.ts";
import { productPath } from "#app/catalogue/product.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { aroundWords } from "#words/around.ts";
import styles from "./facts.module.css";
import { useNeighbours } from "./use-neighbours.ts";

type DressNavigationProps = {
  slug: string;
  category: Category;
  /** They are in the label's own order. */
  inCollection: Neighbours;
  /** It is called with the address of the neighbours' list if that is the collection, else with "". */
  onList: (list: string) => void;
};

/** Leads to the dresses beside it in the list that the visitor came from, with its order and filters. */
export function DressNavigation({ slug, category, inCollection, onList }: DressNavigationProps) {
  const collection = collectionPath(category.slug);
  const { neighbours, list } = useNeighbours(slug, inCollection, collection);
  const way = list.startsWith(`${collection}?`) ? list : "";
  useEffect(() => onList(way), [way, onList]);
  return (
    <nav className={styles.neighbours} aria-label={aroundWords.neighbours}>
      <NeighbourLink kind="previous" dress={neighbours?.previous} />
      <NeighbourLink kind="next" dress={neighbours?.next} />
    </nav>
  );
}

type NeighbourLinkProps = { kind: "previous" | "next"; dress: NamedDress | undefined };

/** At an end of the list its place stays empty: the other link does not move under the pointer. */
function NeighbourLink({ kind, dress }: NeighbourLinkProps) {
  if (!dress) return <span />;
  return (
    <ScreenLink
      href={productPath(dress.slug)}
      rel={kind === "previous" ? "prev" : "next"}
      aria-label={aroundWords[kind](dress.name)}
      title={dress.name}
      data-keeps-list=""
    >
      <Icon name={kind} />
    </ScreenLink>
  );
}
