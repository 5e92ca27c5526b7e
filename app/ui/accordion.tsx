import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useTransitionState } from "react-transition-state";
import styles from "./accordion.module.css";
import { FoldSign } from "./fold-sign.tsx";

/** The specification's transition. */
const TRANSITION_MS = 250;

type AccordionItemProps = {
  title: ReactNode;
  isInitiallyOpen?: boolean;
  children: ReactNode;
};

export function Accordion({ size, children }: { size?: "large"; children: ReactNode }) {
  return (
    <div className={styles.accordion} data-size={size}>
      {children}
    </div>
  );
}

/**
 * Items open and close on their own: any number may be open. A native `<details>`, so it works before script;
 * afterwards its `data-state` goes through preEnter, entering, entered, preExit, exiting and unmounted, which
 * takes the place of exited.
 */
export function AccordionItem({ title, isInitiallyOpen = false, children }: AccordionItemProps) {
  const [{ status, isMounted }, toggle] = useTransitionState({
    timeout: TRANSITION_MS,
    preEnter: true,
    preExit: true,
    mountOnEnter: true,
    unmountOnExit: true,
    initialEntered: isInitiallyOpen,
  });
  const item = useRef<HTMLDetailsElement>(null);

  // The browser opens it as well: before the scripts have come, and where a search in the page finds its text.
  function follow() {
    const isOpen = item.current?.open;
    if (isOpen !== undefined && isOpen !== isMounted) toggle(isOpen);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was done before
  useEffect(follow, []);

  function work(event: MouseEvent) {
    event.preventDefault();
    toggle();
  }

  return (
    <details ref={item} className={styles.item} data-state={status} open={isMounted} onToggle={follow}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
      <summary className={styles.title} onClick={work}>
        <h2>{title}</h2>
        <FoldSign />
      </summary>
      <div className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}
