import buttons from "#app/ui/button.module.css";
import { Icon, type IconName } from "#app/ui/icon.tsx";
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
  return (
    <>
      <button
        type="button"
        className={`${buttons.icon} ${styles.close}`}
        aria-label={controlNames.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {count > 1 && (
        <div className={styles.steps}>
          <Control
            name="previous"
            label={lightboxNames.previous}
            isOff={index === 0}
            onPress={() => onChange(step(-1))}
          />
          <p className="label numeral" role="status">
            <span className="visually-hidden">{`${controlNames.picture} `}</span>
            <span>{`${index + 1} / ${count}`}</span>
          </p>
          <Control
            name="next"
            label={lightboxNames.next}
            isOff={index === count - 1}
            onPress={() => onChange(step(1))}
          />
        </div>
      )}
      <div className={styles.scales}>
        <Control
          name="minus"
          label={lightboxNames.zoomOut}
          isOff={scale === 1}
          onPress={() => onChange(zoomBy(-1))}
        />
        <Control
          name="plus"
          label={lightboxNames.zoomIn}
          isOff={scale === MAX_SCALE}
          onPress={() => onChange(zoomBy(1))}
        />
      </div>
    </>
  );
}

type ControlProps = { name: IconName; label: string; isOff: boolean; onPress: () => void };

/** `aria-disabled` instead of `disabled`, which would take the focus away from somebody who uses the keyboard. */
function Control({ name, label, isOff, onPress }: ControlProps) {
  return (
    <button type="button" className={buttons.icon} aria-label={label} aria-disabled={isOff} onClick={onPress}>
      <Icon name={name} />
    </button>
  );
}
