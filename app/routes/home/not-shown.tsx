import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import styles from "./not-shown.module.css";

/** Why an address that named a piece or a collection led here. */
export function NotShown({ text }: { text: string }) {
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      <ScreenLink className={buttons.icon} href="/" isInPlace aria-label="Close the notice">
        <Icon name="close" />
      </ScreenLink>
    </div>
  );
}
