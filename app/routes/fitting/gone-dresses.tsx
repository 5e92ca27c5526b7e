import { fittingWords } from "#app/label/fitting-words.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./listed-dresses.module.css";
import type { Fitting } from "./use-fitting.ts";
import { nameOf } from "./use-taken-off.ts";

/** Dresses that the shop no longer shows, by the names that the device remembers, and what she has noted of them. */
export function GoneDresses({ fitting: { phase, gone, takeOff } }: { fitting: Fitting }) {
  if (gone.length === 0) return null;
  const words = fittingWords.gone;
  if (phase !== "own") return <p className={styles.gone}>{words.shared(gone.length)}</p>;
  return (
    <ul className={styles.gone}>
      {gone.map((entry) => (
        <li key={entry.slug}>
          <div>
            <p id={`dress-${entry.slug}`}>{words.text(nameOf(entry))}</p>
            {entry.note.trim() && (
              <p className="soft" dir="auto">
                {entry.note}
              </p>
            )}
          </div>
          <button
            type="button"
            className={`${buttons.link} label`}
            data-control="off"
            onClick={() => takeOff(entry.slug)}
          >
            {words.takeOff}
            <span className="visually-hidden">: {nameOf(entry)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
