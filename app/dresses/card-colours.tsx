import { say } from "@trousseau/words/say.ts";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from "react";
import { useHasScript } from "#app/ui/use-has-script.ts";
import type { Colour, NamedColour, OtherPicture, ProductCard } from "#model/dresses/product.ts";
import { COLOUR_PARAM } from "#model/screens/url-parameters.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import { separated } from "#words/locale.ts";
import styles from "./card-colours.module.css";
import swatches from "./swatch.module.css";
import { swatchStyle } from "./swatch-style.tsx";

/** A card shows `over` instead of its first picture, and its link says `query`. `alsoIn`: it is chosen, and no picture shows it. */
export type ShownColour = {
  over: OtherPicture | undefined;
  query: string | undefined;
  alsoIn: NamedColour | undefined;
};

export type CardColoursProps = {
  card: ProductCard;
  colours: readonly Colour[];
  /** It is called with what the card shows of the chosen colour, or undefined for the first picture. */
  onShow: (colour: ShownColour | undefined) => void;
};

/**
 * A finger finds how many colours there are, and a mouse a small square of each. With script the squares can be chosen where the label has pictures in several colours;
 * without it, and elsewhere, the card's link lies over them.
 */
export function CardColours(props: CardColoursProps) {
  const { colours } = props;
  const { isPictured } = props.card;
  const hasScript = useHasScript();
  return (
    <div className={isPictured ? styles.pictured : undefined}>
      <span className={styles.count}>{say(controlNames, "colours", { count: colours.length })}</span>
      {isPictured && hasScript ? (
        <CardColourChoice key={props.card.query} {...props} />
      ) : (
        <span
          className={styles.colours}
          role="img"
          aria-label={say(controlNames, "inColours", { colours: separated(colours.map(({ name }) => name)) })}
        >
          {colours.map(({ slug, value }) => (
            <span
              key={slug}
              className={`${swatches.swatch} ${swatches.square}`}
              data-shown={slug === props.card.picture.colour ? "" : undefined}
              style={swatchStyle(value)}
              data-colour={slug}
            />
          ))}
        </span>
      )}
    </div>
  );
}

/** Back finds the colours again that were chosen on cards. A list in another colour has choices of its own. */
const chosenBefore = new Map<string, string>();

/**
 * The radio buttons beside the card's link are one stop for the keyboard, whose arrows choose, as a tap does. Enter opens the dress in that
 * colour. A mouse only has to point.
 */
function CardColourChoice({ card, colours, onShow }: CardColoursProps) {
  const group = useId();
  const key = `${card.slug} ${card.query}`;
  const [chosen, setChosen] = useState(() => chosenBefore.get(key));
  const first = new URLSearchParams(card.query).get(COLOUR_PARAM) ?? card.picture.colour;
  useEffect(() => onShow(shownOf(card, chosen, chosen)), [card, chosen, onShow]);

  function choose(colour: string) {
    chosenBefore.set(key, colour);
    setChosen(colour);
  }

  return (
    <span
      className={styles.colours}
      role="radiogroup"
      aria-label={say(controlNames, "coloursOf", { dress: card.name })}
      onPointerOver={(event) => onShow(shownOf(card, pointedAt(event) ?? chosen, chosen))}
      onPointerLeave={() => onShow(shownOf(card, chosen, chosen))}
      onKeyDown={openOnEnter}
    >
      {colours.map(({ slug, name, value }) => (
        <label key={slug} title={name} data-colour={slug}>
          <input
            className="covers"
            type="radio"
            name={group}
            aria-label={name}
            checked={slug === (chosen ?? first)}
            onChange={() => choose(slug)}
          />
          <span
            className={`${swatches.swatch} ${swatches.square} ${styles.choice}`}
            style={swatchStyle(value)}
          />
        </label>
      ))}
    </span>
  );
}

function shownOf(card: ProductCard, colour: string | undefined, chosen?: string): ShownColour | undefined {
  if (!colour) return undefined;
  const over = overOf(card, colour);
  if (!chosen) return { over, query: card.query, alsoIn: card.alsoIn };
  // The size that the list asks for stays.
  const query = new URLSearchParams(card.query);
  query.set(COLOUR_PARAM, chosen);
  const isPictured = chosen === card.picture.colour || overOf(card, chosen);
  const alsoIn = isPictured ? undefined : card.colours?.find(({ slug }) => slug === chosen);
  return { over, query: `?${query}`, alsoIn };
}

function overOf({ picture, others }: ProductCard, colour: string): OtherPicture | undefined {
  return colour === picture.colour ? undefined : others.find((other) => other.colour === colour);
}

/** A finger does not point. */
function pointedAt({ pointerType, target }: PointerEvent): string | undefined {
  if (pointerType !== "mouse" || !(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-colour]")?.dataset["colour"];
}

function openOnEnter({ key, currentTarget }: KeyboardEvent) {
  if (key === "Enter") currentTarget.closest("[data-card]")?.querySelector("a")?.click();
}
