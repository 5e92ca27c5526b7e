import {
  Children,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { controlNames } from "#app/label/control-names.ts";
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
  const count = cards.length;
  const [front, setFront] = useState(0);
  const turn = (step: number) => setFront((was) => (was + step + count) % count);
  const { drag, handlers } = useThrow(turn);
  const stack = useAutoplay(drag !== undefined, () => turn(1));

  return (
    <div ref={stack} className={styles.block}>
      <ol className={styles.stack}>
        {cards.map((card, index) => {
          const depth = (index - front + count) % count;
          const isFront = depth === 0;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the pack
              key={index}
              style={placeOf(depth, isFront ? drag : undefined)}
              data-front={isFront || undefined}
              data-held={(isFront && drag !== undefined) || undefined}
              inert={!isFront}
              {...(isFront ? handlers : {})}
            >
              {card}
            </li>
          );
        })}
      </ol>
      <Tools noun={noun} onTurn={turn} />
    </div>
  );
}

/** Calls back while the stack is in view, and nobody holds a card, points at the stack or has the focus in it. */
function useAutoplay(isHeld: boolean, onNext: () => void) {
  const stack = useRef<HTMLDivElement>(null);
  const isPaused = useIsMotionPaused();
  const next = useEffectEvent(onNext);

  useEffect(() => {
    if (isPaused || isHeld) return;
    const timer = setInterval(() => {
      const element = stack.current;
      if (document.hidden || !element || element.matches(":hover, :focus-within")) return;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) next();
    }, REST_MS);
    return () => clearInterval(timer);
  }, [isPaused, isHeld]);

  return stack;
}

/** How far the front card is dragged, in pixels, and the handlers of its pointer. `onThrow`: 1 to the next card, -1 back. */
function useThrow(onThrow: (step: 1 | -1) => void) {
  const [drag, setDrag] = useState<number>();
  const start = useRef<number>(undefined);

  function onPointerDown(event: PointerEvent<HTMLLIElement>) {
    if (event.button === 0) start.current = event.clientX;
  }

  function onPointerMove({
    currentTarget,
    pointerId,
    clientX,
    buttons: pressed,
  }: PointerEvent<HTMLLIElement>) {
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
    if (Math.abs(share) > THROW) onThrow(Math.sign(share) === forward ? 1 : -1);
  }

  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release } };
}

function Tools({ noun, onTurn }: { noun: string; onTurn: (step: 1 | -1) => void }) {
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={buttons.icon}
        aria-label={controlNames.previous(noun)}
        onClick={() => onTurn(-1)}
      >
        <Icon name="previous" />
      </button>
      <button
        type="button"
        className={buttons.icon}
        aria-label={controlNames.next(noun)}
        onClick={() => onTurn(1)}
      >
        <Icon name="next" />
      </button>
      <PauseMotion />
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
