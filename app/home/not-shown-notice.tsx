import { useEffect } from "react";
import { focusHeading } from "#app/site/route-focus.ts";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { controlNames } from "#words/controls.ts";
import styles from "./not-shown-notice.module.css";

/** Why an address that named a piece or a collection led here. */
export function NotShownNotice({ text }: { text: string }) {
  const field = useDataAttribute("house");
  useEffect(() => {
    announce(text);
    // The focus was on what closes it.
    return () => {
      if (document.activeElement === document.body) focusHeading();
    };
  }, [text]);

  return (
    <div className={styles.notice}>
      <p data-sanity={field("notShown")}>{text}</p>
      <ScreenLink className={buttons.icon} href="/" isInPlace aria-label={controlNames.closeNotice}>
        <Icon name="close" />
      </ScreenLink>
    </div>
  );
}
