import buttons from "#app/ui/button.module.css";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";

type ColumnControlProps = {
  /** Which of them it is, for the focus. */
  control: string;
  name: string;
  icon: IconName;
  /** Where the same list is, changed. */
  href: string;
  /** At the end of the list. It stays, and so does the focus on it. */
  isUseless?: boolean;
  /** Of her own list, which is on the device. */
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
