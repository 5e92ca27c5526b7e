import { useEffect, useRef } from "react";
import { fittingWords } from "#app/label/fitting-words.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./taken-off.module.css";
import type { Fitting } from "./use-fitting.ts";

/** Says what was taken off, and puts it back. The focus goes there: the button that had it is gone. */
export function TakenOff({ fitting }: { fitting: Fitting }) {
  const { taken, putBack } = fitting;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (taken) undo.current?.focus({ preventScroll: true });
  }, [taken]);

  return (
    <div className={styles.bar} data-open={taken ? "" : undefined}>
      <p role="status">{taken && fittingWords.takenOff(taken.entry.name || fittingWords.unnamed)}</p>
      {taken && (
        <button ref={undo} type="button" className={`${buttons.link} label`} onClick={putBack}>
          {fittingWords.undo}
        </button>
      )}
    </div>
  );
}
