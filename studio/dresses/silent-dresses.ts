import { partOf } from "#model/documents/part-of.ts";
import { assetIn, colourIn, describedBy, pictureWords, roleIn } from "#model/pictures/picture-words.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import { type ListedDress, revisionsOf, type Stored } from "./change-dresses.ts";
import type { DressChange } from "./save-cells.ts";

/** A dress with pictures that nobody has described, and the words that its form would offer for each. */
export type SilentDress = { change: DressChange; words: readonly string[] };

/** A dress whose draft has other pictures than the shop is left to its form: saving would publish them. */
export function silentDresses(
  dresses: readonly ListedDress[],
  collectionName: (slug: string) => string,
): SilentDress[] {
  return dresses.flatMap((dress) => {
    const { id, name, category, draft, published } = dress;
    const state = draft ?? published;
    if (!state?.name || (draft && published && picturesOf(draft) !== picturesOf(published))) return [];
    const words: string[] = [];
    const collection = category === "" ? "" : collectionName(category);
    const [firstColour = ""] = describedBy(state).colours;
    function described(picture: unknown): unknown {
      if (assetIn(picture) === "" || readLine(partOf(picture, "alt")) !== "") return picture;
      const alt = pictureWords(name, collection, {
        colour: colourIn(picture) || firstColour,
        role: roleIn(picture),
      });
      words.push(alt);
      return { ...Object(picture), alt };
    }
    const gallery: unknown = state["gallery"];
    const values = {
      ...(state["mainImage"] ? { mainImage: described(state["mainImage"]) } : {}),
      ...(Array.isArray(gallery) ? { gallery: gallery.map(described) } : {}),
    };
    return words.length > 0 ? [{ change: { id, name, since: revisionsOf(dress), values }, words }] : [];
  });
}

function picturesOf({ mainImage, gallery }: Stored): string {
  return JSON.stringify([mainImage, gallery]);
}
