import { type ReactNode, useEffect, useState } from "react";
import styles from "./thumb-bar.module.css";

/** The bar stands in for the links on the page while less of them is in sight. */
const ENOUGH = 0.9;

/** Whose links the bar repeats has this class: without script the bar alone is there. */
export const REPLACED = styles.replaced;

type ThumbBarProps = {
  /** The id of the element whose links it repeats. */
  repeats: string;
  children: ReactNode;
};

/** On phones the same links stay within a thumb's reach while the others are out of sight. */
export function ThumbBar({ repeats, children }: ThumbBarProps) {
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const others = document.getElementById(repeats);
    if (!others) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAway((entry?.intersectionRatio ?? 0) >= ENOUGH),
      { threshold: ENOUGH },
    );
    observer.observe(others);
    return () => observer.disconnect();
  }, [repeats]);

  return (
    <div className={styles.bar} data-away={isAway ? "" : undefined}>
      {children}
    </div>
  );
}
