import { type Category, collectionPath } from "#app/catalogue/category.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { controlNames } from "#words/controls.ts";

type BreadcrumbProps = {
  category: Category;
  /** Address of the collection with the order and filters that the visitor came from; empty where that is not known. */
  list: string;
};

/** The way up; the heading that follows says where one is. */
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
