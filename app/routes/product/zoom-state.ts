import {
  around,
  type Box,
  between,
  CLOSEST,
  closeScale,
  fitted,
  following,
  held,
  type Point,
  STEP,
  type View,
  WHOLE,
} from "./zoom-view.ts";

export type ZoomState = {
  place: number;
  view: View;
  /** How far a finger has pulled the whole picture: sideways to the next one, or down to leave. */
  pull: Point;
  /** Under a finger or a mouse: it follows without delay. */
  isHeld: boolean;
  isLeaving: boolean;
};

export type Surroundings = {
  pictures: readonly Box[];
  screen: Box;
  /** 1 where the next picture stands to the right, -1 in right-to-left pages. */
  direction: 1 | -1;
};

export type Change = (state: ZoomState, around: Surroundings) => ZoomState;

const NOWHERE: Point = { x: 0, y: 0 };

/** A throw counts as if the finger had gone on for so long. */
const THROW_MS = 160;

/** Parts of the screen a picture is pulled before it gives way. */
const FAR_ENOUGH = { x: 0.25, y: 0.16 };

/** Nearer to whole than this is meant to be whole. */
const NEARLY_WHOLE = 1.12;

export function atPlace(place: number): ZoomState {
  return { place, view: WHOLE, pull: NOWHERE, isHeld: false, isLeaving: false };
}

/** To the next picture (1) or the one before (-1); stays at the ends. */
export function step(by: number): Change {
  return (state, { pictures }) => {
    const place = between(0, state.place + by, pictures.length - 1);
    return place === state.place ? { ...state, pull: NOWHERE, isHeld: false } : atPlace(place);
  };
}

/** An arrow key: on to the next picture, or along the enlarged one. */
export function arrow(x: number, y: number): Change {
  return (state, place) => {
    if (state.view.scale === 1) return x === 0 ? state : step(x * place.direction)(state, place);
    const { width, height } = place.screen;
    const moved = { ...state.view, x: state.view.x - (x * width) / 6, y: state.view.y - (y * height) / 6 };
    return settled(state, moved, place);
  };
}

/** Near at this point, or whole again. */
export function toggle(point: Point): Change {
  return (state, place) => {
    if (state.view.scale > 1) return settled(state, WHOLE, place);
    return settled(
      state,
      around(state.view, closeScale(pictureOf(state, place), place.screen), point),
      place,
    );
  };
}

export const whole: Change = (state, place) => settled(state, WHOLE, place);

/** The same view on a screen of another size. */
export const refit: Change = (state, place) => settled(state, state.view, place);

/** A click: the ground beside the whole picture leads out, the picture itself comes near or goes back. */
export function press(point: Point): Change {
  return (state, place) => {
    const { width, height } = fitted(pictureOf(state, place), place.screen);
    const isBeside = Math.abs(point.x) > width / 2 || Math.abs(point.y) > height / 2;
    if (isBeside && state.view.scale === 1) return { ...state, isLeaving: true };
    return toggle(point)(state, place);
  };
}

export function nearer(direction: 1 | -1, point: Point = NOWHERE): Change {
  return (state, place) => {
    const scale = between(1, state.view.scale * STEP ** direction, CLOSEST);
    return settled(state, around(state.view, scale, point), place);
  };
}

export function hover(point: Point): Change {
  return (state, place) => {
    const { scale } = state.view;
    if (scale === 1) return state;
    return { ...state, view: following(point, scale, pictureOf(state, place), place.screen) };
  };
}

export function pinch(factor: number, centre: Point, by: Point): Change {
  return (state, place) => {
    const moved = { ...state.view, x: state.view.x + by.x, y: state.view.y + by.y };
    const view = around(moved, state.view.scale * factor, centre);
    return { ...settled(state, view, place), isHeld: true };
  };
}

/** Along the enlarged picture; the whole one is pulled along the way the finger took first. */
export function drag(by: Point): Change {
  return (state, place) => {
    const { view, pull } = state;
    if (view.scale > 1)
      return { ...settled(state, { ...view, x: view.x + by.x, y: view.y + by.y }, place), isHeld: true };
    const isSideways = pull.x !== 0 || (pull.y === 0 && Math.abs(by.x) > Math.abs(by.y));
    const pulled = isSideways ? { x: pull.x + by.x, y: 0 } : { x: 0, y: Math.max(0, pull.y + by.y) };
    return { ...state, pull: pulled, isHeld: true };
  };
}

export function release(speed: Point): Change {
  return (state, place) => {
    const { view, pull } = state;
    const { screen, direction } = place;
    if (view.scale > 1) {
      const thrown = { ...view, x: view.x + speed.x * THROW_MS, y: view.y + speed.y * THROW_MS };
      return settled(state, view.scale < NEARLY_WHOLE ? WHOLE : thrown, place);
    }
    const x = pull.x === 0 ? 0 : pull.x + speed.x * THROW_MS;
    const y = pull.y === 0 ? 0 : pull.y + speed.y * THROW_MS;
    if (y > screen.height * FAR_ENOUGH.y) return { ...state, isLeaving: true, isHeld: false };
    const isFar = Math.abs(x) > screen.width * FAR_ENOUGH.x;
    return step(isFar ? -Math.sign(x) * direction : 0)(state, place);
  };
}

function settled(state: ZoomState, view: View, place: Surroundings): ZoomState {
  return {
    ...state,
    view: held(view, pictureOf(state, place), place.screen),
    pull: NOWHERE,
    isHeld: false,
  };
}

function pictureOf({ place }: ZoomState, { pictures }: Surroundings): Box {
  return pictures[place] ?? { width: 1, height: 1 };
}
