import { encode } from "uqr";

/** White modules that a reader needs round the code; the standard says four. */
const BORDER = 4;

/** The most that a telephone still reads from a screen, in bytes: finer modules blur. */
const MOST_BYTES = 1_200;

/** A text of at most so many bytes has room for correcting a fold or a thumb; a longer one needs large modules. */
const SHORT_BYTES = 200;

export type Qr = { size: number; path: string };

/**
 * The text as a QR code: SVG path of strokes one unit thick on a square of `size` units. Undefined where it is too long to be read. A code of a
 * text that changes has a `minVersion`, of the standard's 40: it stays as large while some letters come and go.
 */
export function qrOf(text: string, minVersion = 1): Qr | undefined {
  const { length } = new TextEncoder().encode(text);
  if (length > MOST_BYTES) return undefined;
  const { size, data } = encode(text, { ecc: length > SHORT_BYTES ? "L" : "M", border: BORDER, minVersion });
  return { size, path: data.map(rowOf).join("") };
}

/** "M4 4.5h7m1 0h2": runs of black in one row. */
function rowOf(modules: boolean[], y: number): string {
  let path = "";
  let pen = 0;
  for (let x = 0; x < modules.length; x++) {
    if (!modules[x]) continue;
    const start = x;
    while (modules[x + 1]) x++;
    const length = x + 1 - start;
    path += path === "" ? `M${start} ${y + 0.5}h${length}` : `m${start - pen} 0h${length}`;
    pen = x + 1;
  }
  return path;
}
