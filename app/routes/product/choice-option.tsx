import type { ReactNode } from "react";
import styles from "./picker.module.css";

type OptionProps = {
  /** The URL parameter that the form sends. */
  name: string;
  value: string;
  isChosen: boolean;
  isAvailable: boolean;
  /** Seen when it is pointed at. */
  title?: string;
  /** Also when it is chosen already: that brings its picture forward again. */
  onChoose: () => void;
  /** What is seen, and the words that name it. */
  children: ReactNode;
};

/** The radio button lies over what is seen of it, for fingers and the focus alike. */
export function Option({ name, value, isChosen, isAvailable, title, onChoose, children }: OptionProps) {
  return (
    <label className={styles.option} title={title}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={!isAvailable}
        onClick={onChoose}
        // Chosen already, it is not clicked by the key; otherwise the click that follows overtakes this.
        onKeyUp={(event) => event.key === " " && onChoose()}
      />
      {children}
    </label>
  );
}
