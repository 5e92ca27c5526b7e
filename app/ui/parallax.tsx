import { type ReactNode, useEffect, useRef } from "react";
import styles from "./parallax.module.css";
import { onScroll } from "./scroll.ts";

/** Pixels a picture travels while its block crosses the screen: the specification's default; the home page has its own. */
const STRENGTH = 100;
/** Share of the way across the screen after which it has arrived; the style sheet says the same. */
const ARRIVED = 0.6;

/** A picture that moves more slowly than the page: by a view timeline, or by a throttled handler without one. */
export function Parallax({ strength = STRENGTH, children }: { strength?: number; children: ReactNode }) {
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = block.current;
    if (!element || CSS.supports("animation-timeline: view()")) return;
    return onScroll(() => {
      const { top, height } = element.getBoundingClientRect();
      const progress = (innerHeight - top) / (innerHeight + height);
      element.style.setProperty("--travel", String(Math.min(1, Math.max(0, progress / ARRIVED))));
    });
  }, []);

  return (
    <div ref={block} className={styles.block} style={{ "--strength": `min(${strength}px, 16vw)` }}>
      <div className={styles.picture}>{children}</div>
    </div>
  );
}
