import { say } from "@trousseau/words/say.ts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SearchToggle } from "#app/search/search-overlay.tsx";
import buttons from "#app/ui/button.module.css";
import { DialogLink } from "#app/ui/dialog.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { onScroll } from "#app/ui/scroll.ts";
import { useDeviceWishlist } from "#app/wishlist/device-wishlist.ts";
import { itemsOf } from "#app/wishlist/wishlist.ts";
import type { NavLink as NavEntry } from "#model/screens/navigation.ts";
import { wishlistAddress } from "#model/screens/wishlist-address.ts";
import type { Tracked } from "#model/texts/joined-scripts.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import { ownDigits } from "#words/locale.ts";
import wishlistWords from "#words/wishlist.json" with { type: "json" };
import { useCurrentLink } from "./current-link.ts";
import styles from "./header.module.css";
import { MENU_ID } from "./side-menu.tsx";
import { Wordmark } from "./wordmark.tsx";

type HeaderProps = {
  name: string;
  mapsUrl: string;
  navigation: readonly (NavEntry & Tracked)[];
  crowding: string | undefined;
};

/**
 * Two variants of one header: the tall one belongs to the top of the page and scrolls away with it, the short one comes
 * down over the page. Only one is ever visible, so only one is ever read out.
 */
export function Header({ name, mapsUrl, navigation, crowding }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const mark = () => element.toggleAttribute("data-scrolled", scrollY > 0 && scrollY >= changeOf(element));
    mark();
    return onScroll(mark);
  }, []);

  return (
    <header ref={header} className={styles.header} data-over-film={pathname === "/" || undefined}>
      <div className={styles.tall}>
        <div className={styles.start}>
          <MenuToggle />
          <SearchToggle className={styles.withList} />
        </div>
        <Wordmark name={name} />
        <div className={styles.end}>
          <Pin mapsUrl={mapsUrl} />
          <WishlistLink />
          <SearchToggle className={styles.withMenu} />
        </div>
        <Links label={controlNames.mainLinks} navigation={navigation} />
      </div>
      <div className={styles.short} data-crowded={crowding}>
        <MenuToggle />
        <Wordmark name={name} />
        <Links label={controlNames.mainLinksAgain} navigation={navigation} />
        <div className={styles.end}>
          <Pin mapsUrl={mapsUrl} />
          <WishlistLink />
          <SearchToggle />
        </div>
      </div>
    </header>
  );
}

/** The pixels scrolled after which the short variant covers all that is left of the tall one. */
function changeOf({ children: [tall, short] }: HTMLElement): number {
  return (tall?.clientHeight ?? 0) - (short?.clientHeight ?? 0);
}

type LinksProps = Pick<HeaderProps, "navigation"> & { label: string };

function Links({ label: name, navigation }: LinksProps) {
  const currentOf = useCurrentLink();
  return (
    <nav className={`${styles.links} label`} aria-label={name}>
      <ul>
        {navigation.map(({ id, label, href, tracking }) => (
          <li key={id}>
            {/* Named apart from its text: capitals made by CSS are capitals to a screen reader, which spells "US". */}
            <ScreenLink href={href} aria-label={label} aria-current={currentOf(href)} style={tracking}>
              {label}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuToggle() {
  return (
    <DialogLink
      opens={MENU_ID}
      className={`${buttons.icon} ${styles.menu}`}
      aria-label={controlNames.openMenu}
    >
      <Icon name="menu" />
    </DialogLink>
  );
}

/** The device alone knows how many dresses are on it, and so its address. */
function WishlistLink() {
  const entries = useDeviceWishlist()?.entries ?? [];
  const count = entries.length;
  return (
    <ScreenLink
      className={buttons.icon}
      href={wishlistAddress(itemsOf(entries))}
      aria-label={count > 0 ? say(wishlistWords, "listOf", { count }) : controlNames.wishlist}
      data-count={count > 0 ? ownDigits(count) : undefined}
      data-fitting-list=""
    >
      <Icon name="hanger" />
    </ScreenLink>
  );
}

function Pin({ mapsUrl }: { mapsUrl: string }) {
  return (
    <ExternalLink className={`${buttons.icon} ${styles.pin}`} href={mapsUrl} aria-label={controlNames.map}>
      <Icon name="pin" />
    </ExternalLink>
  );
}
