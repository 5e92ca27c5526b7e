import { say } from "@trousseau/words/say.ts";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import controlNames from "#words/controls.json" with { type: "json" };
import { IconButton } from "./icon-button.tsx";
import { onScroll, useSavedScroll } from "./scroll.ts";
import styles from "./slider.module.css";

type SliderProps = {
  heading: ReactNode;
  /** Names the list and the buttons: "Evening Dresses". */
  label: string;
  /** Slides of one width, or a wide and a narrow one in turn. */
  rhythm?: "even" | "alternating";
  /** Slides that are counted; the last tile may not be one. */
  count: number;
  /** `<li>` elements. */
  children: ReactNode;
};

/** A list stands still after so long without a scroll event. Safari has `scrollend` only since 26.2. */
const STILL_MS = 250;

/** A slider the browser scrolls: finger, wheel, keyboard and the two buttons; nothing moves by itself. */
export function Slider({ heading, label, rhythm = "even", count, children }: SliderProps) {
  const list = useRef<HTMLUListElement>(null);
  useSavedScroll(list, label);
  const position = usePosition(list);
  const { step, forgetGoal, forgetGoalOnceStill } = useSteps(list);

  return (
    <>
      <div className={`${styles.head} rise`}>
        {heading}
        <SliderTools label={label} count={count} position={position} onStep={step} />
      </div>
      <ul
        ref={list}
        className={styles.slider}
        data-rhythm={rhythm}
        aria-label={label}
        onScroll={forgetGoalOnceStill}
        onPointerDown={forgetGoal}
        onWheel={forgetGoal}
      >
        {children}
      </ul>
    </>
  );
}

type Position = { index: number; isAtEnd: boolean; isKnown: boolean };

type SliderToolsProps = Pick<SliderProps, "label" | "count"> & {
  position: Position;
  onStep: (direction: 1 | -1) => void;
};

/** Where the list stands, and the two buttons. */
function SliderTools({ label, count, position, onStep }: SliderToolsProps) {
  const isAtStart = position.index === 0;
  return (
    <div
      className={`${styles.tools} scripted unprinted`}
      data-ready={(position.isKnown && !(isAtStart && position.isAtEnd)) || undefined}
    >
      <span className="label numeral soft" aria-hidden="true">
        {say(controlNames, "place", {
          place: position.isAtEnd ? count : Math.min(position.index + 1, count),
          count,
        })}
      </span>
      <IconButton
        icon="previous"
        aria-label={say(controlNames, "previousIn", { list: label })}
        aria-disabled={isAtStart}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon="next"
        aria-label={say(controlNames, "nextIn", { list: label })}
        aria-disabled={position.isAtEnd}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

/** The position of a list that somebody scrolls. */
function usePosition(list: RefObject<HTMLUListElement | null>): Position {
  const [position, setPosition] = useState<Position>({ index: 0, isAtEnd: false, isKnown: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () => setPosition(positionOf(element));
    update();
    return onScroll(update, element);
  }, [list]);
  return position;
}

/** Moves a list by one slide. */
function useSteps(list: RefObject<HTMLUListElement | null>) {
  /** The slide that it moves to. Quick clicks count from there until it has arrived or somebody scrolls the list. */
  const goal = useRef<number>(undefined);
  const still = useRef<number>(undefined);
  const forgetGoal = () => {
    goal.current = undefined;
  };
  /** Called with every scroll event, and with every step: one that moves by nothing has no event. */
  const forgetGoalOnceStill = () => {
    window.clearTimeout(still.current);
    still.current = window.setTimeout(forgetGoal, STILL_MS);
  };

  function step(direction: 1 | -1) {
    const element = list.current;
    if (!element) return;
    const now = positionOf(element);
    if (direction === 1 ? now.isAtEnd : now.index === 0 && goal.current === undefined) return;
    const index = (goal.current ?? now.index) + direction;
    const slide = element.children[index];
    if (!(slide instanceof HTMLElement)) return;
    goal.current = index;
    forgetGoalOnceStill();
    const distance = startOf(slide) - startOf(element) - inset(element);
    element.scrollBy({ left: isFromRight(element) ? -distance : distance });
  }

  return { step, forgetGoal, forgetGoalOnceStill };
}

function positionOf(list: HTMLElement): Position {
  const edge = startOf(list) + inset(list);
  const distances = Array.from(list.children, (slide) => Math.abs(startOf(slide) - edge));
  const index = Math.max(0, distances.indexOf(Math.min(...distances)));
  const isAtEnd = Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 1;
  return { index, isAtEnd, isKnown: true };
}

/** Pixels from the edge of the screen where reading begins. */
function startOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return isFromRight(element) ? innerWidth - right : left;
}

function isFromRight(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

function inset(list: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(list).paddingInlineStart);
}
