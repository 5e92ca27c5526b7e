import { type Category, collectionPath } from "#app/catalogue/category.ts";
import type { NamedDress, Neighbours } from "#app/catalogue/neighbours.ts";
import { productPath } from "#app/catalogue/product.ts";
import { aroundWords } from "#app/label/around-words.ts";
import { controlNames } from "#app/label/control-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import styles from "./facts.module.css";
import { useNeighbours } from "./use-neighbours.ts";

export type DressNavigationProps = {
  slug: string;
  name: string;
  category: Category;
  /** In the label's own order. */
  inCollection: Neighbours;
};

/** Where the dress stands, and the way to those beside it: in the list that the visitor came from, with its order and filters. */
export function DressNavigation({ slug, name, category, inCollection }: DressNavigationProps) {
  const collection = collectionPath(category.slug);
  const { neighbours, list } = useNeighbours(slug, inCollection, collection);
  const isSameCollection = list.split("?", 1)[0] === collection;
  return (
    <div className={styles.around}>
      <nav className="label soft" aria-label={aroundWords.breadcrumb}>
        <ol>
          <li>
            <ScreenLink href="/">{controlNames.home}</ScreenLink>
          </li>
          {category.label && (
            <li>
              <ScreenLink href={isSameCollection ? list : collection}>{category.label}</ScreenLink>
            </li>
          )}
          <li className="visually-hidden" aria-current="page">
            {name}
          </li>
        </ol>
      </nav>
      <nav className={styles.neighbours} aria-label={aroundWords.neighbours}>
        <NeighbourLink kind="previous" dress={neighbours?.previous} />
        <NeighbourLink kind="next" dress={neighbours?.next} />
      </nav>
    </div>
  );
}

type NeighbourLinkProps = { kind: "previous" | "next"; dress: NamedDress | undefined };

/** At an end of the list its place stays empty: the other one does not move under the pointer. */
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
