import { fittingWords } from "#app/label/fitting-words.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./listed-dresses.module.css";
import type { Fitting } from "./use-fitting.ts";

/** Dresses that the shop no longer shows, by the names that the device remembers. */
export function GoneDresses({ fitting: { phase, gone, takeOff } }: { fitting: Fitting }) {
  if (gone.length === 0) return null;
  const words = fittingWords.gone;
  if (phase !== "own") return <p className={styles.gone}>{words.shared(gone.length)}</p>;
  return (
    <ul className={styles.gone}>
      {gone.map(({ slug, name }) => (
        <li key={slug}>
          <span>{words.text(name || fittingWords.unnamed)}</span>
          <button type="button" className={`${buttons.link} label`} onClick={() => takeOff(slug)}>
            {words.takeOff}
            <span className="visually-hidden">: {name || fittingWords.unnamed}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
