export type Box = { width: number; height: number };
export type Point = { x: number; y: number };

/** How a picture is transformed: enlarged by `scale`, its centre `x`, `y` pixels from the screen's. */
export type View = Point & { scale: number };

export const UNZOOMED: View = { scale: 1, x: 0, y: 0 };

/** A pinch may enlarge more than a click; beyond this there is nothing more to see. */
export const MAX_SCALE = 4;

/** One step of the buttons and the keys. */
export const SCALE_STEP = 1.5;

/** A click or a double tap enlarges to every pixel of the picture, but at least to 2 and at most to 2.5. */
export function clickScale(picture: Box, screen: Box): number {
  return clamp(2, picture.width / fitted(picture, screen).width, 2.5);
}

/** Paper round a picture that is not enlarged, in pixels; a phone has none to give. */
const MARGIN = 24;
const PHONE = 640;

/** The size of the picture where all of it fits on the screen, with paper round it. */
export function fitted(picture: Box, screen: Box): Box {
  const margin = screen.width < PHONE ? 0 : MARGIN;
  const [width, height] = [screen.width - 2 * margin, screen.height - 2 * margin];
  const scale = Math.min(width / picture.width, height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The same view, moved so that there is no gap at an edge that the picture could fill. */
export function withoutGaps({ scale, x, y }: View, picture: Box, screen: Box): View {
  const within = clamp(1, scale, MAX_SCALE);
  const room = roomFor(within, picture, screen);
  return { scale: within, x: clamp(-room.x, x, room.x), y: clamp(-room.y, y, room.y) };
}

/** Enlarged to the scale `target` while the spot under `point` stays there; `point` counts from the screen's centre. */
export function zoomedAt({ scale, x, y }: View, target: number, point: Point): View {
  const factor = target / scale;
  return { scale: target, x: point.x - (point.x - x) * factor, y: point.y - (point.y - y) * factor };
}

/** The part of the picture that a mouse points at: at the screen's edge, the picture's edge. */
export function pannedTo(point: Point, scale: number, picture: Box, screen: Box): View {
  const room = roomFor(scale, picture, screen);
  return {
    scale,
    x: (-point.x / (screen.width / 2)) * room.x,
    y: (-point.y / (screen.height / 2)) * room.y,
  };
}

/** How far the picture's centre may leave the screen's, each way. */
function roomFor(scale: number, picture: Box, screen: Box): Point {
  const { width, height } = fitted(picture, screen);
  return {
    x: Math.max(0, (width * scale - screen.width) / 2),
    y: Math.max(0, (height * scale - screen.height) / 2),
  };
}

export function clamp(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value)) || 0;
}
