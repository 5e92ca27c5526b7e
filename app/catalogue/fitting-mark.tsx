import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { controlNames } from "#words/controls.ts";
import styles from "./fitting-mark.module.css";
import { pathAbout } from "./product.ts";

type FittingMarkProps = { slug: string; name: string };

/** Leads to a fitting list of this dress. Once the scripts are there it is a button that puts the dress on the list (fitting/fitting-marks.ts). */
export function FittingMark({ slug, name }: FittingMarkProps) {
  return (
    <a
      className={`${buttons.icon} ${styles.mark}`}
      href={pathAbout(slug, "/fitting")}
      data-fitting={name}
      aria-label={controlNames.addToFitting(name)}
    >
      <Icon name="hanger" />
    </a>
  );
}
