import type { CSSProperties } from "react";

/** For an element of the class in swatch.module.css: its `::before` is painted in this colour, "#e6c4ba". */
export function swatchStyle(value: string): CSSProperties & Record<"--swatch", string> {
  return { "--swatch": value };
}
