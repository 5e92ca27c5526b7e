import { useEffect, useState } from "react";
import { controlNames } from "#words/controls.ts";
import type { CardColourChoice } from "./card-colour-choice.tsx";
import styles from "./card-colours.module.css";
import type { CardColoursProps } from "./shown-colour.ts";
import swatches from "./swatch.module.css";
import { swatchStyle } from "./swatch-style.tsx";

/**
 * The colours a dress is made in, as small squares. Where the label has pictures of the dress in several, they can be chosen
 * once the script for that has come; before, and elsewhere, the card's link lies over them.
 */
export function CardColours(props: CardColoursProps) {
  const { colours } = props;
  const { isPictured } = props.card;
  const [loaded, setLoaded] = useState<{ Choice: typeof CardColourChoice }>();
  useEffect(() => {
    if (!isPictured) return;
    import("./card-colour-choice.tsx").then(
      ({ CardColourChoice: Choice }) => setLoaded({ Choice }),
      () => undefined,
    );
  }, [isPictured]);
  return (
    <div className={isPictured ? styles.pictured : undefined}>
      {loaded ? (
        <loaded.Choice {...props} />
      ) : (
        <span
          className={styles.colours}
          role="img"
          aria-label={controlNames.inColours(colours.map(({ name }) => name).join(", "))}
        >
          {colours.map(({ slug, value }) => (
            <span
              key={slug}
              className={`${swatches.swatch} ${styles.square}`}
              style={swatchStyle(value)}
              data-colour={slug}
            />
          ))}
        </span>
      )}
    </div>
  );
}
