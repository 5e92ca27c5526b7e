import buttons from "#app/ui/button.module.css";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";

type ColumnControlProps = {
  /** The focus finds the control again by this. */
  control: string;
  name: string;
  icon: IconName;
  /** It addresses the same list, changed. */
  href: string;
  /** A control at the end of the list stays, so that the focus does. */
  isUseless?: boolean;
  /** The list of the device is changed by a button; without this the control is a link. */
  onPress: (() => void) | undefined;
};

export function ColumnControl({ control, name, icon, href, isUseless = false, onPress }: ColumnControlProps) {
  if (!onPress)
    return (
      <ScreenLink
        className={buttons.icon}
        href={href}
        isInPlace
        aria-label={name}
        aria-disabled={isUseless || undefined}
      >
        <Icon name={icon} />
      </ScreenLink>
    );
  return (
    <button
      type="button"
      className={buttons.icon}
      aria-label={name}
      aria-disabled={isUseless || undefined}
      data-control={control}
      onClick={() => isUseless || onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
