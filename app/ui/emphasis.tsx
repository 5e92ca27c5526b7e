import { Fragment, type ReactNode } from "react";

/** Text as editors write it: one word in *asterisks* is set in italics, a line break is a line break. */
export function Emphasis({ text }: { text: string }) {
  return <span>{emphasized(text)}</span>;
}

/** An element that shows such a text holds this: the text itself, or elements for its parts. */
export function emphasized(text: string): ReactNode {
  if (!/[*\n]/.test(text)) return text;
  return text.split("\n").map((line, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text have no other identity
    <Fragment key={row}>
      {row > 0 && <br />}
      {line.split("*").map(partAt)}
    </Fragment>
  ));
}

export function withoutEmphasis(text: string): string {
  return text.replaceAll("*", "").replaceAll("\n", " ");
}

function partAt(part: string, index: number): ReactNode {
  const Part = index % 2 === 1 ? "i" : "span";
  return part && <Part key={index}>{part}</Part>;
}
