import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from "react";
import { COLOUR_PARAM } from "#app/label/url-parameters.ts";
import { controlNames } from "#words/controls.ts";
import styles from "./card-colours.module.css";
import type { ProductCard } from "./product.ts";
import type { CardColoursProps, ShownColour } from "./shown-colour.ts";
import swatches from "./swatch.module.css";
import { swatchStyle } from "./swatch-style.tsx";

/** Back finds the colours that were chosen on cards again, by the slugs of their dresses. */
const chosenBefore = new Map<string, string>();

/**
 * The radio buttons beside the card's link are one stop for the keyboard, whose arrows choose, as a tap does. Enter opens the dress in that
 * colour. A mouse only has to point.
 */
export function CardColourChoice({ card, colours, onShow }: CardColoursProps) {
  const group = useId();
  const [chosen, setChosen] = useState(() => chosenBefore.get(card.slug));
  useEffect(() => onShow(shownOf(card, chosen, chosen)), [card, chosen, onShow]);

  function choose(colour: string) {
    chosenBefore.set(card.slug, colour);
    setChosen(colour);
  }

  return (
    <span
      className={styles.colours}
      role="radiogroup"
      aria-label={controlNames.coloursOf(card.name)}
      onPointerOver={(event) => onShow(shownOf(card, pointedAt(event) ?? chosen, chosen))}
      onPointerLeave={() => onShow(shownOf(card, chosen, chosen))}
      onKeyDown={openOnEnter}
    >
      {colours.map(({ slug, name, value }) => (
        <label key={slug} title={name} data-colour={slug}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={slug === (chosen ?? card.picture.colour)}
            onChange={() => choose(slug)}
          />
          <span className={`${swatches.swatch} ${styles.square}`} style={swatchStyle(value)} />
        </label>
      ))}
    </span>
  );
}

function shownOf(card: ProductCard, colour: string | undefined, chosen?: string): ShownColour | undefined {
  if (!colour) return undefined;
  const isFirst = colour === card.picture.colour;
  return {
    over: isFirst ? undefined : card.others.find((other) => other.colour === colour),
    ...(chosen && { query: `?${COLOUR_PARAM}=${encodeURIComponent(chosen)}` }),
  };
}

/** A finger does not point. */
function pointedAt({ pointerType, target }: PointerEvent): string | undefined {
  if (pointerType !== "mouse" || !(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-colour]")?.dataset["colour"];
}

function openOnEnter({ key, currentTarget }: KeyboardEvent) {
  if (key === "Enter") currentTarget.closest("[data-card]")?.querySelector("a")?.click();
}
