import { say } from "@trousseau/words/say.ts";
import {
  Children,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import carouselNames from "#words/carousel.json" with { type: "json" };
import styles from "./card-stack.module.css";
import { IconButton } from "./icon-button.tsx";
import { useRotation } from "./pause-motion.tsx";

/** How long a card stays in front, in milliseconds. */
const REST_MS = 3600;
/** A card released beyond this part of its width is thrown. */
const THROW = 0.25;

/** A finger that trembles has not moved. */
const SLOP_PX = 6;

type CardStackProps = {
  /** Names the carousel: "Featured Dresses". */
  label: string;
  /** The names of the two buttons. */
  names: { previous: string; next: string };
  children: ReactNode;
};

/**
 * Cards one behind the other; the front one goes to the back by itself, by a button or thrown with a finger, and comes
 * back thrown the other way. Cards may be links.
 */
export function CardStack({ label, names, children }: CardStackProps) {
  const cards = Children.toArray(children);
  const count = cards.length;
  const [front, setFront] = useState(0);
  const turn = (step: number) => setFront((was) => (was + step + count) % count);
  const { isRotating, stop, control, handlers: rotation } = useRotation();

  function choose(step: number) {
    stop();
    turn(step);
  }
  const { drag, handlers } = useThrow(choose);
  const block = useAutoplay(isRotating && drag === undefined, () => turn(1));
  const { stack, isStack } = useStack(front, setFront);

  return (
    <div
      ref={block}
      className={styles.block}
      role="group"
      aria-roledescription={carouselNames.carousel}
      aria-label={label}
      {...rotation}
    >
      <div className={`${styles.tools} scripted`}>
        {control}
        <IconButton icon="previous" aria-label={names.previous} onClick={() => choose(-1)} />
        <IconButton icon="next" aria-label={names.next} onClick={() => choose(1)} />
      </div>
      <div ref={stack} className={styles.stack} aria-live={isRotating ? "off" : "polite"}>
        {cards.map((card, index) => {
          const depth = (index - front + count) % count;
          const isFront = depth === 0;
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its index
              key={index}
              className={styles.card}
              role="group"
              aria-roledescription={carouselNames.slide}
              aria-label={say(carouselNames, "positionOf", { number: index + 1, count })}
              style={{ "--depth": depth, "--drag": `${(isFront && drag) || 0}px` }}
              data-front={isFront || undefined}
              data-held={(isFront && drag !== undefined) || undefined}
              inert={isStack && !isFront}
              {...(isFront ? handlers : {})}
            >
              {card}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Before the scripts the cards are a row. The one that it is scrolled to becomes the front of the stack. */
function useStack(front: number, setFront: (index: number) => void) {
  const stack = useRef<HTMLDivElement>(null);
  const [isStack, setIsStack] = useState(false);
  const begin = useEffectEvent(() => setFront(nearest(stack.current)));

  // It is a stack before `data-hydrated` is set, with which the style sheets show it as one.
  useLayoutEffect(() => {
    begin();
    setIsStack(true);
  }, []);

  // A card that is thrown with the focus on it leaves the focus to the next.
  useLayoutEffect(() => {
    const hasLost = document.activeElement?.closest("[inert]")?.parentElement === stack.current;
    if (hasLost) stack.current?.children[front]?.querySelector("a")?.focus({ preventScroll: true });
  }, [front]);

  return { stack, isStack };
}

/** The card at the beginning of the row as it is scrolled. */
function nearest(row: HTMLElement | null): number {
  const width = row?.firstElementChild?.clientWidth;
  return row && width ? Math.round(Math.abs(row.scrollLeft) / width) : 0;
}

/** Calls back while it runs and the stack is in view. */
function useAutoplay(isRunning: boolean, onNext: () => void) {
  const stack = useRef<HTMLDivElement>(null);
  const next = useEffectEvent(onNext);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      const element = stack.current;
      if (document.hidden || !element) return;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) next();
    }, REST_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return stack;
}

/** How far the front card is dragged, in pixels, and the handlers of its pointer. `onThrow`: 1 to the next card, -1 back. */
function useThrow(onThrow: (step: 1 | -1) => void) {
  const [drag, setDrag] = useState<number>();
  const start = useRef<number>(undefined);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button === 0) start.current = event.clientX;
  }

  function onPointerMove({
    currentTarget,
    pointerId,
    clientX,
    buttons: pressed,
  }: PointerEvent<HTMLDivElement>) {
    if (pressed === 0 || start.current === undefined) return;
    const by = clientX - start.current;
    if (drag === undefined && Math.abs(by) < SLOP_PX) return;
    // An earlier capture would make the click the card's, not its link's.
    currentTarget.setPointerCapture(pointerId);
    setDrag(by);
  }

  function release({ currentTarget }: PointerEvent<HTMLDivElement>) {
    start.current = undefined;
    if (drag === undefined) return;
    setDrag(undefined);
    const share = drag / currentTarget.offsetWidth;
    const forward = getComputedStyle(currentTarget).direction === "rtl" ? 1 : -1;
    if (Math.abs(share) > THROW) onThrow(Math.sign(share) === forward ? 1 : -1);
  }

  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release } };
}
