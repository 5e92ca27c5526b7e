import type { CSSProperties } from "react";

/** Gives an element of the class in swatch.module.css the colour of its `::before`, "#e6c4ba". */
export function swatchStyle(value: string): CSSProperties & Record<"--swatch", string> {
  return { "--swatch": value };
}
