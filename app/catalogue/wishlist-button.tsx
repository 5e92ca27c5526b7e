import type { KeyboardEvent, MouseEvent } from "react";
import { MOST_LISTED, wishlistAddress } from "#app/label/wishlist-address.ts";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { currentWishlist, toggleEntry, useDeviceWishlist } from "#app/wishlist/device-wishlist.ts";
import { holds, slugsOf } from "#app/wishlist/wishlist.ts";
import { controlNames } from "#words/controls.ts";
import { wishlistWords } from "#words/wishlist.ts";
import { pathAbout } from "./product.ts";
import styles from "./wishlist-button.module.css";

type WishlistButtonProps = { slug: string; name: string };

/**
 * The link leads to a wishlist of this product alone. With script it is a button for the wishlist on this device. Where that is full
 * the link leads there, so that the visitor can make room.
 */
export function WishlistButton({ slug, name }: WishlistButtonProps) {
  const list = useDeviceWishlist();
  const isListed = list && holds(list.entries, slug);
  const isRefused = isListed === false && list && list.entries.length >= MOST_LISTED;

  function press(event: MouseEvent) {
    if (isRefused || !isPlainClick(event)) return;
    event.preventDefault();
    if (toggleEntry(slug, name)) announce(wishlistWords.added(name, currentWishlist().entries.length));
    else if (isListed) announce(wishlistWords.takenOff(name));
  }

  return (
    <a
      className={`${buttons.icon} ${styles.mark}`}
      href={isRefused ? wishlistAddress(slugsOf(list.entries)) : pathAbout(slug, "/fitting")}
      {...(list && { role: "button", "aria-pressed": isListed })}
      aria-label={controlNames.addToWishlist(name)}
      data-fitting=""
      data-screen={isRefused ? "" : undefined}
      onClick={press}
      onKeyDown={pressWithSpace}
    >
      <Icon name="hanger" />
    </a>
  );
}

/** A link is pressed with Enter alone, a button with the space bar as well. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
