import type { ComponentProps } from "react";
import buttons from "./button.module.css";
import { Icon, type IconName } from "./icon.tsx";

/** One that does nothing now has `aria-disabled`: `disabled` would take the focus away from somebody who uses the keyboard. */
export function IconButton({
  icon,
  className = "",
  ...button
}: ComponentProps<"button"> & { icon: IconName }) {
  return (
    <button type="button" {...button} className={`${buttons.icon} ${className}`}>
      <Icon name={icon} />
    </button>
  );
}
