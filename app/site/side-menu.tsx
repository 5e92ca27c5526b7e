import type { ReactNode } from "react";
import buttons from "#app/ui/button.module.css";
import { CloseDialog, Dialog } from "#app/ui/dialog.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import overlay from "#app/ui/overlay.module.css";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import controlNames from "#words/controls.json" with { type: "json" };
import { useCurrentLink } from "./current-link.ts";
import { Monogram } from "./monogram.tsx";
import styles from "./side-menu.module.css";
import type { SiteLayoutTexts } from "./site-layout-texts.server.ts";
import { Wordmark } from "./wordmark.tsx";

export const MENU_ID = "menu";

type SideMenuProps = Pick<SiteLayoutTexts, "name" | "navigation" | "showroom"> & { languages: ReactNode };

export function SideMenu({ name, navigation, showroom, languages }: SideMenuProps) {
  const currentOf = useCurrentLink();
  return (
    <Dialog id={MENU_ID} label={controlNames.menu} className={`${overlay.overlay} ${styles.menu}`}>
      <h2 className="visually-hidden">{controlNames.menu}</h2>
      <div className={overlay.bar}>
        <CloseDialog label={controlNames.closeMenu} className={`${buttons.icon} ${overlay.start}`} />
        <Wordmark name={name} />
      </div>
      <nav aria-label={controlNames.menu}>
        <ul className={styles.links}>
          {navigation.map(({ id, label, href }) => (
            <li key={id}>
              <ScreenLink href={href} aria-current={currentOf(href)}>
                <span>{label}</span>
                <Icon name="next" />
              </ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
      {languages && <div className={styles.languages}>{languages}</div>}
      <div className={styles.foot}>
        <Monogram />
        <ExternalLink href={showroom.href}>
          <Icon name="pin" />
          <span>{showroom.label}</span>
        </ExternalLink>
      </div>
    </Dialog>
  );
}
