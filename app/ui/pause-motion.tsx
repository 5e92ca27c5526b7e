import { type FocusEvent, type PointerEvent, useState } from "react";
import controlNames from "#words/controls.json" with { type: "json" };
import buttons from "./button.module.css";
import { IconButton } from "./icon-button.tsx";
import { pauseMotion, useIsMotionPaused } from "./motion.ts";

type PauseMotionProps = {
  /** Only the neighbouring part has been stopped; others may be moving. */
  isStopped?: boolean;
  onStart?: () => void;
};

/** The one switch for film, carousels and stacks; several places show it, all work the same state. */
export function PauseMotion({ isStopped = false, onStart }: PauseMotionProps) {
  const isPaused = useIsMotionPaused() || isStopped;
  return (
    <IconButton
      icon={isPaused ? "play" : "pause"}
      className={`${buttons.pause} scripted`}
      aria-label={controlNames.pauseMotion}
      aria-pressed={isPaused}
      onClick={() => {
        pauseMotion(!isPaused);
        if (isPaused) onStart?.();
      }}
    />
  );
}

/**
 * When a carousel may move by itself (https://www.w3.org/WAI/ARIA/apg/patterns/carousel): not while it is pointed at or
 * has the focus, nor after a choice, until it is started again; and never while motion is paused.
 */
export function useRotation() {
  const isPaused = useIsMotionPaused();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isStopped, setStopped] = useState(false);

  function start() {
    setStopped(false);
    // The pointer is on the control, and so is the focus.
    setPointedAt(false);
    setHasFocus(false);
  }
  return {
    isRotating: !isPaused && !isPointedAt && !hasFocus && !isStopped,
    /** The visitor has chosen: it stays. */
    stop: () => setStopped(true),
    /** Comes first in the carousel. */
    control: <PauseMotion isStopped={isStopped} onStart={start} />,
    /** Handlers for the element round the carousel and its controls. */
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
