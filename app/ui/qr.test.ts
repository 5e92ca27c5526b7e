import jsQR from "jsqr";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrOf } from "./qr.ts";

test("the strokes are the code's black modules, and nothing else", () => {
  const address = "https://auvrane.example/product/aurelie";
  const { size, path } = codeOf(address);
  const { data } = encode(address, { ecc: "M", border: 4 });
  expect(size).toBe(data.length);
  expect(blackIn(path)).toEqual(
    data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`${x} ${y}`] : []))),
  );
});

test.each([40, 250, 1_190])("a text of %i bytes is read by a camera as it was written", (length) => {
  const text = `https://wa.me/33199001234?text=${"%C3%A9".repeat(length / 6 - 5)}`;
  const { size, path } = codeOf(text);
  const black = new Set(blackIn(path));
  // Four points of a screen for each module, in the colours of ink and paper.
  const pixels = Array.from({ length: (size * 4) ** 2 }, (_, index) => {
    const [x, y] = [index % (size * 4), Math.floor(index / (size * 4))];
    return black.has(`${Math.floor(x / 4)} ${Math.floor(y / 4)}`) ? [28, 24, 21, 255] : [248, 244, 238, 255];
  });
  expect(jsQR(Uint8ClampedArray.from(pixels.flat()), size * 4, size * 4)?.data).toBe(text);
});

test("a code of a text that changes keeps its size", () => {
  expect(qrOf("x".repeat(250), 14)?.size).toBe(qrOf("x".repeat(400), 14)?.size);
  expect(qrOf("x".repeat(250))?.size).not.toBe(qrOf("x".repeat(400))?.size);
});

test("a text that no camera would read becomes no code", () =>
  expect(qrOf("x".repeat(1_201))).toBeUndefined());

function codeOf(text: string) {
  const qr = qrOf(text);
  if (!qr) throw new Error("There is no code.");
  return qr;
}

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
