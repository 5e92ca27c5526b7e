import { type PointerEvent, useEffect, useRef } from "react";
import buttons from "#app/ui/button.module.css";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { wishlistPageWords } from "#words/wishlist-page.ts";
import styles from "./dress-column.module.css";
import type { ShownWishlist } from "./use-shown-wishlist.ts";
import { movedTo } from "./wishlist.ts";
import type { ListedDress } from "./wishlist-data.server.ts";

export type ColumnControlsProps = {
  dress: ListedDress;
  /** It counts the dresses that are shown. */
  index: number;
  wishlist: ShownWishlist;
  startDrag: (event: PointerEvent<HTMLElement>, slug: string) => void;
};

/** The controls of a list that was sent are links to the same list in another order. */
export function ColumnControls({ dress: { slug, name }, index, wishlist, startDrag }: ColumnControlsProps) {
  const { phase, shown, urlOf, move, takeOff, leaveOut } = wishlist;
  const isOwn = phase === "own";
  const slugs = shown.map((dress) => dress.slug);
  const controls = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);

  // The browser takes the focus from what is put elsewhere in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has another place
  useEffect(() => {
    const button = controls.current?.querySelector<HTMLElement>(`[data-control="${pressed.current}"]`);
    button?.focus({ preventScroll: true });
    if (pressed.current) controls.current?.scrollIntoView({ block: "nearest", inline: "center" });
    pressed.current = undefined;
  }, [index]);

  function step(by: number, control: string) {
    pressed.current = control;
    move(slug, index + by);
  }

  return (
    <div ref={controls} className={styles.controls}>
      <ColumnControl
        control="before"
        name={wishlistPageWords.moveBefore(name)}
        icon="previous"
        href={urlOf(movedTo(slugs, slug, index - 1))}
        isUseless={index === 0}
        onPress={isOwn ? () => step(-1, "before") : undefined}
      />
      <span
        className={`${buttons.icon} ${styles.handle}`}
        title={wishlistPageWords.drag}
        aria-hidden="true"
        data-own={isOwn ? "" : undefined}
        onPointerDown={(event) => startDrag(event, slug)}
      >
        <Icon name="menu" />
      </span>
      <ColumnControl
        control="after"
        name={wishlistPageWords.moveAfter(name)}
        icon="next"
        href={urlOf(movedTo(slugs, slug, index + 1))}
        isUseless={index === slugs.length - 1}
        onPress={isOwn ? () => step(1, "after") : undefined}
      />
      <ColumnControl
        control="off"
        name={wishlistPageWords.takeOff(name)}
        icon="close"
        href={urlOf(slugs.filter((other) => other !== slug))}
        onPress={isOwn ? () => takeOff(slug) : undefined}
        onFollow={() => leaveOut(slug)}
      />
    </div>
  );
}

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
  /** Called when the link is followed on this page. */
  onFollow?: () => void;
};

function ColumnControl({
  control,
  name,
  icon,
  href,
  isUseless = false,
  onPress,
  onFollow,
}: ColumnControlProps) {
  if (!onPress)
    return (
      <ScreenLink
        className={buttons.icon}
        href={href}
        isInPlace
        aria-label={name}
        aria-disabled={isUseless || undefined}
        data-control={control}
        onClick={(event) => isPlainClick(event) && onFollow?.()}
      >
        <Icon name={icon} />
      </ScreenLink>
    );
  return (
    <IconButton
      icon={icon}
      aria-label={name}
      aria-disabled={isUseless || undefined}
      data-control={control}
      onClick={() => isUseless || onPress()}
    />
  );
}
