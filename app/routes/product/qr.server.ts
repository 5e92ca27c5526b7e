import { encode } from "uqr";

/** White modules that a reader needs round the code; the standard says four. */
const BORDER = 4;

export type Qr = { size: number; path: string };

/** The address as a QR code: SVG path of strokes one unit thick on a square of `size` units. */
export function qrOf(address: string): Qr {
  const { size, data } = encode(address, { ecc: "M", border: BORDER });
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
