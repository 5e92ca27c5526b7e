import type { CSSProperties } from "react";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { controlNames } from "#words/controls.ts";
import styles from "./wordmark.module.css";
import { wordmarkLengths } from "./wordmark-length.ts";

export function Wordmark({ name }: { name: string }) {
  const lengths: CSSProperties & ReturnType<typeof wordmarkLengths> = wordmarkLengths(name);
  return (
    <ScreenLink
      className={styles.wordmark}
      style={lengths}
      href="/"
      aria-label={controlNames.homeOf(name)}
      translate="no"
    >
      {name}
    </ScreenLink>
  );
}
