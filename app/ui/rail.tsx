import { type ReactNode, useEffect, useRef, useState } from "react";
import buttons from "./button.module.css";
import { Icon } from "./icon.tsx";
import styles from "./rail.module.css";
import { onScroll } from "./scroll.ts";

export type RailProps = {
  heading: ReactNode;
  /** Names the list and the buttons: "Evening Dresses". */
  label: string;
  /** Slides of one width, or a wide and a narrow one in turn. */
  rhythm?: "even" | "alternating";
  /** Slides that are counted; the last tile may not be one. */
  count: number;
  /** `<li>` elements. */
  children: ReactNode;
};

/** A slider the browser scrolls: finger, wheel, keyboard and the two buttons; nothing moves by itself. */
export function Rail({ heading, label, rhythm = "even", count, children }: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ index: 0, isAtEnd: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setPlace(placeIn(element));
    look();
    return onScroll(look, element);
  }, []);

  function step(direction: 1 | -1) {
    const element = list.current;
    const slide = element?.children[placeIn(element).index + direction];
    if (!element || !(slide instanceof HTMLElement)) return;
    const distance = startOf(slide) - startOf(element) - inset(element);
    element.scrollBy({ left: isFromRight(element) ? -distance : distance, behavior: "smooth" });
  }

  return (
    <>
      <div className={`${styles.head} rise`}>
        {heading}
        <div className={styles.tools}>
          <span className="label numeral soft" aria-hidden="true">
            {Math.min(place.index + 1, count)} / {count}
          </span>
          <button
            type="button"
            className={buttons.icon}
            aria-label={`Previous in ${label}`}
            disabled={place.index === 0}
            onClick={() => step(-1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className={buttons.icon}
            aria-label={`Next in ${label}`}
            disabled={place.isAtEnd}
            onClick={() => step(1)}
          >
            <Icon name="next" />
          </button>
        </div>
      </div>
      <ul ref={list} className={styles.rail} data-rhythm={rhythm} aria-label={label}>
        {children}
      </ul>
    </>
  );
}

function placeIn(list: HTMLElement) {
  const edge = startOf(list) + inset(list);
  const distances = Array.from(list.children, (slide) => Math.abs(startOf(slide) - edge));
  const index = Math.max(0, distances.indexOf(Math.min(...distances)));
  const isAtEnd = Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 1;
  return { index, isAtEnd };
}

/** Pixels from the edge of the screen where reading begins. */
function startOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return isFromRight(element) ? innerWidth - right : left;
}

function isFromRight(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

function inset(list: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(list).paddingInlineStart);
}
