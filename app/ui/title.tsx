import type { CSSProperties } from "react";
import { emphasized } from "./emphasis.tsx";
import styles from "./title.module.css";

type TitleProps = {
  /** The text as editors write it (see `Emphasis`). */
  text: string;
  /** Lines stay whole, not only words. */
  keepsLines?: boolean;
  /** The field of the text, for Presentation. */
  "data-sanity"?: string | undefined;
};

/** The text of a heading in display type, set smaller where its longest word would not fit into the column. */
export function Title({ text, keepsLines = false, ...field }: TitleProps) {
  return (
    <span
      className={styles.title}
      style={{ ...longestIn(text, keepsLines), ...(tall.test(text) && { lineHeight: 1.4 }) }}
      {...field}
    >
      {emphasized(text)}
    </span>
  );
}

/** Letters of these scripts, Hebrew to Thai, reach further down or up than Latin ones. */
const tall = /[\u0590-\u0eff]/;

/** The fitting size is computed from this, also for what stands beside a title. */
export function longestIn(text: string, keepsLines = false): CSSProperties {
  const parts = text.replaceAll("*", "").split(keepsLines ? "\n" : /[ \n]/);
  return { "--longest": Math.max(1, ...parts.map(widthOf)) };
}

/** About how wide a text is in Bodoni Moda, in em. The estimate is too wide rather than too narrow. */
export function widthOf(text: string): number {
  const more = 0.3 * count(text, /[MWmw]/g) + 0.18 * count(text, /[A-Z\u0250-\u058f\u0700-\uffff]/g);
  return 0.57 * text.length + more - 0.24 * count(text, /[filjt\s.,]/g) - 0.09 * count(text, /[rs]/g);
}

function count(text: string, letters: RegExp): number {
  return text.split(letters).length - 1;
}
