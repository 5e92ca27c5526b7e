import type { Page } from "@playwright/test";

type Point = { x: number; y: number };

const STEPS = 8;

/** Time between two events, by their own clock: how late a busy machine sends them says nothing about the gesture. */
const EVENT_MS = 16;

/** Fingers on a touch screen: Playwright itself knows a single tap only. Points are pixels of the screen. */
export async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  let time = 0;
  const begin = () => {
    time = Math.max(Date.now(), time);
  };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) => {
    time += EVENT_MS;
    return session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp: time / 1000,
    });
  };

  async function drag(from: Point[], to: Point[]) {
    begin();
    await send("touchStart", from);
    for (let step = 1; step <= STEPS; step++) {
      await send(
        "touchMove",
        from.map((point, index) => between(point, to[index] ?? point, step / STEPS)),
      );
    }
    await send("touchEnd", []);
  }

  return {
    swipe: (from: Point, to: Point) => drag([from], [to]),
    /** Two fingers, side by side, go from one distance between them to another. */
    pinch: (centre: Point, from: number, to: number) => drag(apart(centre, from), apart(centre, to)),
    async doubleTap(point: Point) {
      begin();
      for (const type of ["touchStart", "touchEnd", "touchStart", "touchEnd"] as const)
        await send(type, type === "touchStart" ? [point] : []);
    },
  };
}

function apart({ x, y }: Point, distance: number): Point[] {
  return [
    { x: x - distance / 2, y },
    { x: x + distance / 2, y },
  ];
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
