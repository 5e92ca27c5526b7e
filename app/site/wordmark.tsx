import { say } from "@trousseau/words/say.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import controlNames from "#words/controls.json" with { type: "json" };
import styles from "./wordmark.module.css";

export function Wordmark({ name }: { name: string }) {
  return (
    <ScreenLink
      className={styles.wordmark}
      href="/"
      aria-label={say(controlNames, "homeOf", { label: name })}
      translate="no"
    >
      {name}
    </ScreenLink>
  );
}
