/** The pixels of a picture, row by row, four bytes each. */
type Pixels = { width: number; height: number; data: ArrayLike<number> };

type Point = readonly [x: number, y: number];

/**
 * Draws what stands out from a picture's ground as outlines, or what is not transparent. `tolerance`: how far a line may pass
 * from the pixels, in their size.
 */
export function tracedSvg(pixels: Pixels, tolerance: number): string {
  const { width, height } = pixels;
  const outlines = contoursOf(inkOf(pixels), width, height).map((contour) => simplified(contour, tolerance));
  const path = outlines
    .filter(({ length }) => length > 2)
    .map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill-rule="evenodd" d="${path}"/></svg>`;
}

/** A pixel belongs to the drawing from this opacity or distance on, of 255. */
const HALF = 128;

function inkOf({ width, height, data }: Pixels): (x: number, y: number) => boolean {
  const at = (place: number, channel: number) => data[4 * place + channel] ?? 0;
  // The corner is taken for the ground, however light or dark it is.
  const distance = (place: number) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs(at(place, channel) - at(0, channel))));
  let leastOpaque = 255;
  let furthest = 1;
  for (let place = 0; place < width * height; place += 1) {
    leastOpaque = Math.min(leastOpaque, at(place, 3));
    furthest = Math.max(furthest, distance(place));
  }
  const isInk = (place: number) =>
    leastOpaque < HALF ? at(place, 3) >= HALF : (255 * distance(place)) / furthest >= HALF;
  return (x, y) => x >= 0 && y >= 0 && x < width && y < height && isInk(y * width + x);
}

/** The sides of a pixel, clockwise: the neighbour, and the corners where the side begins and ends. */
const sides = [
  { beside: [0, -1], from: [0, 0], to: [1, 0] },
  { beside: [1, 0], from: [1, 0], to: [1, 1] },
  { beside: [0, 1], from: [1, 1], to: [0, 1] },
  { beside: [-1, 0], from: [0, 1], to: [0, 0] },
] as const;

/** Goes round each area along the edges of its pixels, with the area on the right. */
function contoursOf(isInk: (x: number, y: number) => boolean, width: number, height: number): Point[][] {
  const ends = new Map<string, Point[]>();
  function addEdges(x: number, y: number) {
    for (const { beside, from, to } of sides) {
      if (isInk(x + beside[0], y + beside[1])) continue;
      const start = String([x + from[0], y + from[1]]);
      ends.set(start, [...(ends.get(start) ?? []), [x + to[0], y + to[1]]]);
    }
  }
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isInk(x, y)) addEdges(x, y);
  return [...ends.keys()].flatMap((start) => contoursFrom(start, ends));
}

/** Takes the edges of each contour that begins here, until it is closed. */
function contoursFrom(start: string, ends: Map<string, Point[]>): Point[][] {
  const contours: Point[][] = [];
  for (let next = ends.get(start)?.pop(); next; next = ends.get(start)?.pop()) {
    const contour: Point[] = [next];
    for (let to = ends.get(String(next))?.pop(); to; to = ends.get(String(to))?.pop()) contour.push(to);
    contours.push(contour);
  }
  return contours;
}

/** Leaves out the points that a straight line passes within the tolerance (Ramer, Douglas and Peucker). */
function simplified(contour: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(contour.length / 2);
  const back = [...contour.slice(half), ...contour.slice(0, 1)];
  return [...along(contour.slice(0, half + 1), tolerance), ...along(back, tolerance)];
}

/** The last point is left out: the next part begins with it. */
function along(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let furthest = from;
    let most = tolerance;
    for (let place = from + 1; place < to; place += 1) {
      const far = distanceTo(points[place], points[from], points[to]);
      if (far > most) [furthest, most] = [place, far];
    }
    if (furthest === from) continue;
    kept.add(furthest);
    open.push([from, furthest], [furthest, to]);
  }
  return points.filter((_, place) => kept.has(place));
}

function distanceTo(
  [x, y]: Point = [0, 0],
  [fromX, fromY]: Point = [0, 0],
  [toX, toY]: Point = [0, 0],
): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}
