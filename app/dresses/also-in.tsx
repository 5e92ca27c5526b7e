import { say } from "@trousseau/words/say.ts";
import type { NamedColour } from "#model/dresses/product.ts";
import shoppingWords from "#words/shopping.json" with { type: "json" };
import swatches from "./swatch.module.css";
import { swatchStyle } from "./swatch-style.tsx";

/** Says beside a price that the dress comes in the colour that was asked for, which its picture does not show. */
export function AlsoIn({ colour: { name, value } }: { colour: NamedColour }) {
  return (
    <span
      className={`${swatches.swatch} ${swatches.square} ${swatches.named} soft`}
      style={swatchStyle(value)}
    >
      {say(shoppingWords, "alsoIn", { colour: name })}
    </span>
  );
}
