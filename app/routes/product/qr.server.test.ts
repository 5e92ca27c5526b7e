import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrOf } from "./qr.server.ts";

test("the strokes are the code's black modules, and nothing else", () => {
  const address = "https://auvrane.example/product/aurelie";
  const { size, path } = qrOf(address);
  const { data } = encode(address, { ecc: "M", border: 4 });
  expect(size).toBe(data.length);
  expect(blackIn(path)).toEqual(
    data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`${x} ${y}`] : []))),
  );
});

/** Walks the path with a pen, as a browser would. */
function blackIn(path: string): string[] {
  const black: string[] = [];
  let [x, y] = [0, 0];
  for (const [, command, first, second] of path.matchAll(/([Mmh])([\d.]+)(?: ([\d.]+))?/g)) {
    if (command === "M") [x, y] = [Number(first), Number(second) - 0.5];
    if (command === "m") x += Number(first);
    if (command !== "h") continue;
    for (const end = x + Number(first); x < end; x++) black.push(`${x} ${y}`);
  }
  return black;
}
