import type { ReactNode } from "react";
import styles from "./picker.module.css";

type OptionProps = {
  /** The form sends this URL parameter. */
  name: string;
  value: string;
  isChosen: boolean;
  isAvailable: boolean;
  /** A mouse that points at it sees this. */
  title?: string;
  /** It is called for a chosen colour, too, and brings its picture forward again. */
  onChoose: () => void;
  /** The children are what is seen, and the words that name it. */
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
        // The space bar does not click a chosen radio button; any other click overtakes this.
        onKeyUp={(event) => event.key === " " && onChoose()}
      />
      {children}
    </label>
  );
}
