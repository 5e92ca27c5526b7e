import { useHasScript } from "#app/ui/use-has-script.ts";
import { controlNames } from "#words/controls.ts";
import { CardColourChoice } from "./card-colour-choice.tsx";
import styles from "./card-colours.module.css";
import type { CardColoursProps } from "./shown-colour.ts";
import swatches from "./swatch.module.css";
import { swatchStyle } from "./swatch-style.tsx";

/**
 * The colours a dress is made in, as small squares. With script they can be chosen where the label has pictures of the dress in several;
 * without it, and elsewhere, the card's link lies over them.
 */
export function CardColours(props: CardColoursProps) {
  const { colours } = props;
  const { isPictured } = props.card;
  const hasScript = useHasScript();
  return (
    <div className={isPictured ? styles.pictured : undefined}>
      {isPictured && hasScript ? (
        <CardColourChoice {...props} />
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
