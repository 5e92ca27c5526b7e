import {
  type Box,
  clamp,
  clickScale,
  fitted,
  MAX_SCALE,
  type Point,
  pannedTo,
  SCALE_STEP,
  UNZOOMED,
  type View,
  withoutGaps,
  zoomedAt,
} from "./lightbox-view.ts";

export type LightboxState = {
  index: number;
  view: View;
  /** A finger has dragged a picture at scale 1 by so many pixels: sideways to the next one, or down to close. */
  pull: Point;
  /** A finger drags it: it follows without a transition. */
  isDragging: boolean;
  isClosing: boolean;
};

export type Viewport = {
  pictures: readonly Box[];
  screen: Box;
  /** 1 where the next picture stands to the right, -1 in right-to-left pages. */
  direction: 1 | -1;
};

export type Change = (state: LightboxState, viewport: Viewport) => LightboxState;

const ORIGIN: Point = { x: 0, y: 0 };

/** A swipe counts as if the finger had gone on for so long. */
const SWIPE_MS = 160;

/** Shares of the screen after which a drag turns to another picture or closes. */
const DRAG_LIMIT = { x: 0.25, y: 0.16 };

/** A pinch that ends below this scale means 1. */
const NEARLY_UNZOOMED = 1.12;

export function atIndex(index: number): LightboxState {
  return { index, view: UNZOOMED, pull: ORIGIN, isDragging: false, isClosing: false };
}

/** Moves to the next picture (1) or the one before (-1); stays at the ends. */
export function step(by: number): Change {
  return (state, { pictures }) => {
    const index = clamp(0, state.index + by, pictures.length - 1);
    return index === state.index ? { ...state, pull: ORIGIN, isDragging: false } : atIndex(index);
  };
}

/** The first picture, or the last, at scale 1. */
export function toEnd(end: "first" | "last"): Change {
  return (_state, { pictures }) => atIndex(end === "first" ? 0 : pictures.length - 1);
}

/** An arrow key: on to the next picture, or along the enlarged one. */
export function arrow(x: number, y: number): Change {
  return (state, viewport) => {
    if (state.view.scale === 1) return x === 0 ? state : step(x * viewport.direction)(state, viewport);
    const { width, height } = viewport.screen;
    const moved = { ...state.view, x: state.view.x - (x * width) / 6, y: state.view.y - (y * height) / 6 };
    return withView(state, moved, viewport);
  };
}

/** Enlarges round this point, or goes back to scale 1. */
export function toggle(point: Point): Change {
  return (state, viewport) => {
    if (state.view.scale > 1) return withView(state, UNZOOMED, viewport);
    return withView(
      state,
      zoomedAt(state.view, clickScale(pictureOf(state, viewport), viewport.screen), point),
      viewport,
    );
  };
}

export const unzoom: Change = (state, viewport) => withView(state, UNZOOMED, viewport);

/** The same view on a screen of another size. */
export const refit: Change = (state, viewport) => withView(state, state.view, viewport);

/** A click beside the picture closes the lightbox, a click on it enlarges it or goes back to scale 1. */
export function click(point: Point): Change {
  return (state, viewport) => {
    // The dialog is open for some milliseconds before its size is known, and shows no picture yet.
    if (viewport.screen.width === 0) return state;
    const { width, height } = fitted(pictureOf(state, viewport), viewport.screen);
    const isBeside = Math.abs(point.x) > width / 2 || Math.abs(point.y) > height / 2;
    if (isBeside && state.view.scale === 1) return { ...state, isClosing: true };
    return toggle(point)(state, viewport);
  };
}

export function zoomBy(direction: 1 | -1): Change {
  return (state, viewport) => {
    const scale = clamp(1, state.view.scale * SCALE_STEP ** direction, MAX_SCALE);
    return withView(state, zoomedAt(state.view, scale, ORIGIN), viewport);
  };
}

export function hover(point: Point): Change {
  return (state, viewport) => {
    const { scale } = state.view;
    if (scale === 1) return state;
    return { ...state, view: pannedTo(point, scale, pictureOf(state, viewport), viewport.screen) };
  };
}

export function pinch(factor: number, centre: Point, by: Point): Change {
  return (state, viewport) => {
    const moved = { ...state.view, x: state.view.x + by.x, y: state.view.y + by.y };
    const view = zoomedAt(moved, state.view.scale * factor, centre);
    return { ...withView(state, view, viewport), isDragging: true };
  };
}

/** Pans an enlarged picture; one at scale 1 follows the finger along the axis it took first. */
export function drag(by: Point): Change {
  return (state, viewport) => {
    const { view, pull } = state;
    if (view.scale > 1)
      return {
        ...withView(state, { ...view, x: view.x + by.x, y: view.y + by.y }, viewport),
        isDragging: true,
      };
    const isSideways = pull.x !== 0 || (pull.y === 0 && Math.abs(by.x) > Math.abs(by.y));
    const pulled = isSideways ? { x: pull.x + by.x, y: 0 } : { x: 0, y: Math.max(0, pull.y + by.y) };
    return { ...state, pull: pulled, isDragging: true };
  };
}

export function release(speed: Point): Change {
  return (state, viewport) => {
    const { view, pull } = state;
    const { screen, direction } = viewport;
    if (view.scale > 1) {
      const swiped = { ...view, x: view.x + speed.x * SWIPE_MS, y: view.y + speed.y * SWIPE_MS };
      return withView(state, view.scale < NEARLY_UNZOOMED ? UNZOOMED : swiped, viewport);
    }
    const x = pull.x === 0 ? 0 : pull.x + speed.x * SWIPE_MS;
    const y = pull.y === 0 ? 0 : pull.y + speed.y * SWIPE_MS;
    if (y > screen.height * DRAG_LIMIT.y) return { ...state, isClosing: true, isDragging: false };
    const isFar = Math.abs(x) > screen.width * DRAG_LIMIT.x;
    return step(isFar ? -Math.sign(x) * direction : 0)(state, viewport);
  };
}

function withView(state: LightboxState, view: View, viewport: Viewport): LightboxState {
  return {
    ...state,
    view: withoutGaps(view, pictureOf(state, viewport), viewport.screen),
    pull: ORIGIN,
    isDragging: false,
  };
}

function pictureOf({ index }: LightboxState, { pictures }: Viewport): Box {
  return pictures[index] ?? { width: 1, height: 1 };
}
