import type { ComponentProps } from "react";

/** A text that a label may leave out: then there is no paragraph. */
export function Paragraph({ text, ...paragraph }: ComponentProps<"p"> & { text: string }) {
  return text && <p {...paragraph}>{text}</p>;
}
