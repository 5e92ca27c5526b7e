export type Box = { width: number; height: number };
export type Point = { x: number; y: number };

/** How a picture stands: enlarged by `scale`, its centre `x`, `y` pixels from the screen's. */
export type View = Point & { scale: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Two fingers may come nearer than one click does; beyond this there is nothing more to see. */
export const CLOSEST = 4;

/** One step of the buttons and the keys. */
export const STEP = 1.5;

/** What a click or a double tap enlarges to: every pixel of the picture, within what feels like one step nearer. */
export function closeScale(picture: Box, screen: Box): number {
  return between(2, picture.width / fitted(picture, screen).width, 2.5);
}

/** The whole picture, as large as the screen has room for. */
export function fitted(picture: Box, screen: Box): Box {
  const scale = Math.min(screen.width / picture.width, screen.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The same view with no gap at an edge that the picture could fill. */
export function held({ scale, x, y }: View, picture: Box, screen: Box): View {
  const within = between(1, scale, CLOSEST);
  const room = roomFor(within, picture, screen);
  return { scale: within, x: between(-room.x, x, room.x), y: between(-room.y, y, room.y) };
}

/** Enlarged to `scale` with the point under the finger staying there; `point` counts from the screen's centre. */
export function around({ scale, x, y }: View, wanted: number, point: Point): View {
  const factor = wanted / scale;
  return { scale: wanted, x: point.x - (point.x - x) * factor, y: point.y - (point.y - y) * factor };
}

/** A mouse at the screen's edge sees the picture's edge. */
export function following(point: Point, scale: number, picture: Box, screen: Box): View {
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

export function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value)) || 0;
}
