import { say } from "@trousseau/words/say.ts";
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from "react";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { inLanguage } from "#app/ui/language-base.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { retried } from "#app/ui/retried.ts";
import { currentWishlist, toggleEntry, useDeviceWishlist } from "#app/wishlist/device-wishlist.ts";
import { holds, itemsOf } from "#app/wishlist/wishlist.ts";
import { pathAbout } from "#model/dresses/product.ts";
import { WISHLIST_PATH } from "#model/screens/screen-paths.ts";
import { MOST_LISTED, wishlistAddress } from "#model/screens/wishlist-address.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import wishlistWords from "#words/wishlist.json" with { type: "json" };
import styles from "./wishlist-button.module.css";

/** Hardly anybody fills a wishlist. */
const FullWishlist = lazy(async () => ({
  default: (await retried(() => import("./full-wishlist.tsx"))).FullWishlist,
}));

type WishlistButtonProps = {
  slug: string;
  name: string;
  /** The choice with which the dress goes on the list, "?colour=sage&size=38"; empty where there is none. */
  query?: string | undefined;
};

/**
 * The link leads to a wishlist of this product alone. With script it is a button for the wishlist on this device. Where that is full the
 * button says so, and leaves the visitor where they are.
 */
export function WishlistButton({ slug, name, query = "" }: WishlistButtonProps) {
  const list = useDeviceWishlist();
  const isListed = list && holds(list.entries, slug);
  const isRefused = isListed === false && list && list.entries.length >= MOST_LISTED;
  /** The visitor has been told that this list is full. */
  const [refusedList, setRefusedList] = useState<typeof list>();

  function press(event: MouseEvent) {
    // Browsers of 2022 have no popover: there the link leads to the list, which says the same.
    if (!isPlainClick(event) || (isRefused && !("showPopover" in event.currentTarget))) return;
    event.preventDefault();
    setRefusedList(isRefused ? list : undefined);
    if (isRefused) return;
    if (toggleEntry(slug, name, query))
      announce(
        say(wishlistWords, "added", {
          dress: name,
          count: currentWishlist().entries.length,
          most: MOST_LISTED,
        }),
      );
    else if (isListed) announce(say(wishlistWords, "takenOff", { dress: name }));
  }

  return (
    <>
      <a
        className={`${buttons.icon} ${styles.mark} unprinted`}
        href={inLanguage(
          isRefused ? wishlistAddress(itemsOf(list.entries)) : pathAbout(slug + query, WISHLIST_PATH),
        )}
        {...(list && { role: "button", "aria-pressed": isListed })}
        aria-label={say(controlNames, "addToWishlist", { dress: name })}
        data-fitting=""
        data-screen={isRefused ? "" : undefined}
        onClick={press}
        onKeyDown={pressWithSpace}
      >
        <Icon name="hanger" />
      </a>
      {isRefused && refusedList === list && (
        <Suspense>
          <FullWishlist
            href={wishlistAddress(itemsOf(list.entries))}
            onClosed={() => setRefusedList(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A link is pressed with Enter alone, a button with the space bar as well. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
