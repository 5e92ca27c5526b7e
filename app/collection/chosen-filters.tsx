import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { type Facet, type Filter, without } from "#model/dresses/facet.ts";
import filterWords from "#words/filter.json" with { type: "json" };
import { labelled } from "#words/locale.ts";
import styles from "./collection.module.css";

type ChosenFiltersProps = {
  facets: readonly Facet[];
  /** "Free on 12 June 2027", where the list asks for a day. */
  free: string | undefined;
  /** The filter of the latest requested address. */
  requested: Filter;
  /** The list with this filter has this address, with its day or without it: "". */
  urlOf: (filter: Filter, day?: "") => string;
  /** Takes the focus of a link that removes itself. */
  count: RefObject<HTMLElement | null>;
};

/** Each chosen value is a link that removes it. */
export function ChosenFilters({ facets, free, requested, urlOf, count }: ChosenFiltersProps) {
  const isFollowed = useRef(false);
  const values = facets.flatMap(({ name, options }) =>
    options
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => ({ label, href: urlOf(without(requested, name, value)) })),
  );
  const chosen = [...values, ...(free ? [{ label: free, href: urlOf(requested, "") }] : [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: when other facets are shown
  useEffect(() => {
    if (isFollowed.current) count.current?.focus({ preventScroll: true });
    isFollowed.current = false;
  }, [facets]);

  if (chosen.length === 0) return null;
  const follow = (event: MouseEvent) => {
    isFollowed.current = isPlainClick(event);
  };
  return (
    <nav className={styles.chosen} aria-label={filterWords.chosen} data-printed="">
      <ul>
        {chosen.map(({ label, href }) => (
          <li key={href}>
            <ScreenLink className={styles.chip} href={href} keepsScroll onClick={follow}>
              <span className="visually-hidden">{labelled(filterWords.remove, "")}</span>
              <span>{label}</span>
              <Icon name="close" />
            </ScreenLink>
          </li>
        ))}
        <li className="unprinted">
          <ScreenLink className={buttons.link} href={urlOf({}, "")} keepsScroll onClick={follow}>
            {filterWords.clearAll}
          </ScreenLink>
        </li>
      </ul>
    </nav>
  );
}
