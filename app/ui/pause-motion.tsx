import buttons from "./button.module.css";
import { Icon } from "./icon.tsx";
import { pauseMotion, useIsMotionPaused } from "./motion.ts";
import styles from "./pause-motion.module.css";

/** The one switch for film, carousels and stacks; several places show it, all work the same state. */
export function PauseMotion() {
  const isPaused = useIsMotionPaused();
  return (
    <button
      type="button"
      className={`${buttons.icon} ${styles.pause}`}
      aria-label="Pause motion"
      aria-pressed={isPaused}
      onClick={() => pauseMotion(!isPaused)}
    >
      <Icon name={isPaused ? "play" : "pause"} />
    </button>
  );
}
