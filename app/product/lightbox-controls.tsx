import buttons from "#app/ui/button.module.css";
import type { IconName } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { controlNames } from "#words/controls.ts";
import { lightboxNames } from "#words/lightbox.ts";
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

/** The buttons do all that gestures and keys do. A dress may be as dark as they are, so they have a background. */
export function LightboxControls({ count, index, scale, onChange, onClose }: LightboxControlsProps) {
  const button = (name: IconName, label: string, isOff: boolean, change: Change) => (
    <IconButton icon={name} aria-label={label} aria-disabled={isOff} onClick={() => onChange(change)} />
  );
  return (
    <>
      <IconButton
        icon="close"
        className={`${buttons.icon} ${styles.close}`}
        aria-label={controlNames.close}
        onClick={onClose}
      />
      {count > 1 && (
        <div className={styles.steps}>
          {button("previous", lightboxNames.previous, index === 0, step(-1))}
          <p className="label numeral" role="status">
            <span className="visually-hidden">{`${controlNames.picture} `}</span>
            <span>{`${index + 1} / ${count}`}</span>
          </p>
          {button("next", lightboxNames.next, index === count - 1, step(1))}
        </div>
      )}
      <div className={styles.scales}>
        {button("minus", lightboxNames.zoomOut, scale === 1, zoomBy(-1))}
        {button("plus", lightboxNames.zoomIn, scale === MAX_SCALE, zoomBy(1))}
      </div>
    </>
  );
}
