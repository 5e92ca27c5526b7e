import { controlNames } from "#words/controls.ts";
import buttons from "./button.module.css";
import { Icon } from "./icon.tsx";
import { pauseMotion, useIsMotionPaused } from "./motion.ts";
import styles from "./pause-motion.module.css";

type PauseMotionProps = {
  /** Only the neighbouring part has been stopped; others may be moving. */
  isStopped?: boolean;
  onStart?: () => void;
};

/** The one switch for film, carousels and stacks; several places show it, all work the same state. */
export function PauseMotion({ isStopped = false, onStart }: PauseMotionProps) {
  const isPaused = useIsMotionPaused() || isStopped;
  return (
    <button
      type="button"
      className={`${buttons.icon} ${styles.pause}`}
      aria-label={controlNames.pauseMotion}
      aria-pressed={isPaused}
      onClick={() => {
        pauseMotion(!isPaused);
        if (isPaused) onStart?.();
      }}
    >
      <Icon name={isPaused ? "play" : "pause"} />
    </button>
  );
}
