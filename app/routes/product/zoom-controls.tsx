import buttons from "#app/ui/button.module.css";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import styles from "./zoom.module.css";
import { type Change, nearer, step } from "./zoom-state.ts";
import { CLOSEST } from "./zoom-view.ts";

export type ZoomControlsProps = {
  count: number;
  place: number;
  scale: number;
  onChange: (change: Change) => void;
  onClose: () => void;
};

/** For whoever has neither two fingers nor a keyboard at hand. On paper, because a dress may be as dark as they are. */
export function ZoomControls({ count, place, scale, onChange, onClose }: ZoomControlsProps) {
  return (
    <>
      <button
        type="button"
        className={`${buttons.icon} ${styles.close}`}
        aria-label="Close"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {count > 1 && (
        <div className={styles.places}>
          <Control
            name="previous"
            label="Previous picture"
            isOff={place === 0}
            onPress={() => onChange(step(-1))}
          />
          <p className="label numeral" role="status">
            <span className="visually-hidden">Picture </span>
            {place + 1} / {count}
          </p>
          <Control
            name="next"
            label="Next picture"
            isOff={place === count - 1}
            onPress={() => onChange(step(1))}
          />
        </div>
      )}
      <div className={styles.scales}>
        <Control name="minus" label="Zoom out" isOff={scale === 1} onPress={() => onChange(nearer(-1))} />
        <Control name="plus" label="Zoom in" isOff={scale === CLOSEST} onPress={() => onChange(nearer(1))} />
      </div>
    </>
  );
}

type ControlProps = { name: IconName; label: string; isOff: boolean; onPress: () => void };

/** Never `disabled`: a button that goes dead under the focus takes the keyboard with it. */
function Control({ name, label, isOff, onPress }: ControlProps) {
  return (
    <button type="button" className={buttons.icon} aria-label={label} aria-disabled={isOff} onClick={onPress}>
      <Icon name={name} />
    </button>
  );
}
