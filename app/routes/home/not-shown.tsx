import { controlNames } from "#app/label/control-names.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import styles from "./not-shown.module.css";

/** Why an address that named a piece or a collection led here. */
export function NotShown({ text }: { text: string }) {
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      <ScreenLink className={buttons.icon} href="/" isInPlace aria-label={controlNames.closeNotice}>
        <Icon name="close" />
      </ScreenLink>
    </div>
  );
}
