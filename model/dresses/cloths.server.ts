import { say } from "@trousseau/words/say.ts";
import { z } from "zod";
import type { ReadPicture } from "#model/pictures/pictures.server.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import clothWords from "#words/cloth.json" with { type: "json" };
import type { ProductPicture } from "./product.ts";
import { slugOf } from "./slug.ts";

const ofCloth = z.object({ name: z.string(), cloth: z.unknown() });

/** A colour may have a photograph of the cloth in it. */
export function readCloths(
  raw: unknown,
  readPicture: ReadPicture,
  colourIn: (name: string) => string = (name) => name,
): readonly ProductPicture[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((entry) => {
    const { data } = ofCloth.safeParse(entry);
    const name = readLine(data?.name);
    const picture = data && readPicture(data.cloth, say(clothWords, "inColour", { colour: colourIn(name) }));
    // A cloth is the same everywhere, and fills its place.
    return picture ? { ...picture, focus: "50%", colour: slugOf(name) } : [];
  });
}
