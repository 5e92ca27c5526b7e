import { Fragment } from "react";

/** Text as editors write it: one word in *asterisks* is set in italics, a line break is a line break. */
export function Emphasis({ text }: { text: string }) {
  return text.split("\n").map((line, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text have no other identity
    <Fragment key={row}>
      {row > 0 && <br />}
      {italics(line)}
    </Fragment>
  ));
}

export function withoutEmphasis(text: string): string {
  return text.replaceAll("*", "").replaceAll("\n", " ");
}

function italics(line: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  return line.split("*").map((part, index) => (index % 2 === 1 ? <i key={index}>{part}</i> : part));
}
