import { useEffect, useRef } from "react";
import buttons from "#app/ui/button.module.css";
import { fittingWords } from "#words/fitting.ts";
import { wishlistWords } from "#words/wishlist.ts";
import styles from "./removed-dresses.module.css";
import type { Fitting } from "./use-fitting.ts";
import { nameOf } from "./use-removed-dresses.ts";

/** Shows what was taken off, and puts it back. It takes the focus, because the button that had it is gone. */
export function RemovedDresses({ fitting: { taken, putBack } }: { fitting: Fitting }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (taken) undo.current?.focus({ preventScroll: true });
  }, [taken]);

  if (!taken) return null;
  return (
    <div className={styles.bar}>
      <p>{wishlistWords.takenOff(nameOf(taken))}</p>
      <button ref={undo} type="button" className={`${buttons.link} label`} onClick={putBack}>
        {fittingWords.undo}
      </button>
    </div>
  );
}
