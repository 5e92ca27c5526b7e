import { say } from "@trousseau/words/say.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import controlNames from "#words/controls.json" with { type: "json" };
import lightboxNames from "#words/lightbox.json" with { type: "json" };
import styles from "./lightbox.module.css";
import { type Change, step, zoomBy } from "./lightbox-state.ts";
import { MAX_SCALE } from "./lightbox-view.ts";

type LightboxControlsProps = {
  count: number;
  index: number;
  scale: number;
  onChange: (change: Change) => void;
  onClose: () => void;
};

/** The buttons do all that gestures and keys do. Their ground is the paper's: it shows where an enlarged picture lies beneath. */
export function LightboxControls({ count, index, scale, onChange, onClose }: LightboxControlsProps) {
  return (
    <>
      <IconButton icon="close" className={styles.close} aria-label={controlNames.close} onClick={onClose} />
      {count > 1 && (
        <div className={styles.steps}>
          <IconButton
            icon="previous"
            aria-label={lightboxNames.previous}
            aria-disabled={index === 0}
            onClick={() => onChange(step(-1))}
          />
          <p className="label numeral" role="status">
            <span className="visually-hidden">{`${controlNames.picture} `}</span>
            <span>{say(controlNames, "place", { place: index + 1, count })}</span>
          </p>
          <IconButton
            icon="next"
            aria-label={lightboxNames.next}
            aria-disabled={index === count - 1}
            onClick={() => onChange(step(1))}
          />
        </div>
      )}
      <div className={styles.scales}>
        <IconButton
          icon="minus"
          aria-label={lightboxNames.zoomOut}
          aria-disabled={scale === 1}
          onClick={() => onChange(zoomBy(-1))}
        />
        <IconButton
          icon="plus"
          aria-label={lightboxNames.zoomIn}
          aria-disabled={scale === MAX_SCALE}
          onClick={() => onChange(zoomBy(1))}
        />
      </div>
    </>
  );
}
