import { ScreenLink } from "#app/ui/screen-link.tsx";
import { controlNames } from "#words/controls.ts";
import styles from "./wordmark.module.css";

export function Wordmark({ name }: { name: string }) {
  return (
    <ScreenLink className={styles.wordmark} href="/" aria-label={controlNames.homeOf(name)} translate="no">
      {name}
    </ScreenLink>
  );
}
