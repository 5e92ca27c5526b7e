import {
  Children,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import buttons from "./button.module.css";
import styles from "./card-stack.module.css";
import { Icon } from "./icon.tsx";
import { useIsMotionPaused } from "./motion.ts";
import { PauseMotion } from "./pause-motion.tsx";

/** How long a card stays in front, in milliseconds. */
const REST_MS = 3600;
/** A card let go beyond this part of its width is thrown. */
const THROW = 0.25;

/** A finger that trembles has not moved. */
const SLOP_PX = 6;

export type CardStackProps = {
  /** What a card is, for the buttons: "featured dress". */
  noun: string;
  children: ReactNode;
};

/**
 * Cards one behind the other; the front one goes to the back by itself, by a button or thrown with a finger, and comes
 * back thrown the other way. Cards may be links.
 */
export function CardStack({ noun, children }: CardStackProps) {
  const cards = Children.toArray(children);
  const [front, setFront] = useState(0);
  const [drag, setDrag] = useState<number>();
  const stack = useRef<HTMLDivElement>(null);
  const start = useRef<number>(undefined);
  const isPaused = useIsMotionPaused();

  function turn(step: number) {
    setFront((was) => (was + step + cards.length) % cards.length);
  }

  // Only while it is looked at, and nobody holds a card, points at it or stands on its buttons.
  useEffect(() => {
    if (isPaused || drag !== undefined) return;
    const timer = setInterval(() => {
      const element = stack.current;
      if (document.hidden || !element || element.matches(":hover, :focus-within")) return;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) setFront((was) => (was + 1) % cards.length);
    }, REST_MS);
    return () => clearInterval(timer);
  }, [isPaused, drag, cards.length]);

  function take(event: PointerEvent<HTMLLIElement>) {
    if (event.button !== 0) return;
    start.current = event.clientX;
  }
  function move({ currentTarget, pointerId, clientX, buttons: pressed }: PointerEvent<HTMLLIElement>) {
    if (pressed === 0 || start.current === undefined) return;
    const by = clientX - start.current;
    if (drag === undefined && Math.abs(by) < SLOP_PX) return;
    // Only now: a captured pointer's click is the card's, not its link's.
    currentTarget.setPointerCapture(pointerId);
    setDrag(by);
  }
  function release({ currentTarget }: PointerEvent<HTMLLIElement>) {
    start.current = undefined;
    if (drag === undefined) return;
    setDrag(undefined);
    const share = drag / currentTarget.offsetWidth;
    const forward = getComputedStyle(currentTarget).direction === "rtl" ? 1 : -1;
    if (Math.abs(share) > THROW) turn(Math.sign(share) === forward ? 1 : -1);
  }

  return (
    <div ref={stack} className={styles.block}>
      <ol className={styles.stack}>
        {cards.map((card, index) => {
          const depth = (index - front + cards.length) % cards.length;
          const isFront = depth === 0;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the pack
              key={index}
              style={placeOf(depth, isFront ? drag : undefined)}
              data-front={isFront || undefined}
              data-held={(isFront && drag !== undefined) || undefined}
              inert={!isFront}
              onPointerDown={isFront ? take : undefined}
              onPointerMove={isFront ? move : undefined}
              onPointerUp={isFront ? release : undefined}
              onPointerCancel={isFront ? release : undefined}
            >
              {card}
            </li>
          );
        })}
      </ol>
      <div className={styles.tools}>
        <button
          type="button"
          className={buttons.icon}
          aria-label={`Previous ${noun}`}
          onClick={() => turn(-1)}
        >
          <Icon name="previous" />
        </button>
        <button type="button" className={buttons.icon} aria-label={`Next ${noun}`} onClick={() => turn(1)}>
          <Icon name="next" />
        </button>
        <PauseMotion />
      </div>
    </div>
  );
}

function placeOf(depth: number, drag = 0): CSSProperties {
  const style: CSSProperties & Record<"--depth" | "--drag", string | number> = {
    "--depth": depth,
    "--drag": `${drag}px`,
  };
  return style;
}
