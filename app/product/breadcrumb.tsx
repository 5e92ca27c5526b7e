import { type Category, collectionPath } from "#app/catalogue/category.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { controlNames } from "#words/controls.ts";

type BreadcrumbProps = {
  category: Category;
  /** The visitor came from this address of the collection; it is empty where that is not known. */
  list: string;
};

/** The heading that follows says where one is. */
export function Breadcrumb({ category: { slug, label }, list }: BreadcrumbProps) {
  return (
    <nav className="label soft" aria-label={controlNames.breadcrumb}>
      <ol>
        <li>
          <ScreenLink href="/">{controlNames.home}</ScreenLink>
        </li>
        {label && (
          <li>
            <ScreenLink href={list || collectionPath(slug)}>{label}</ScreenLink>
          </li>
        )}
      </ol>
    </nav>
  );
}
