import { type Clip, type Product, type ProductPicture, pictureOf } from "./product.ts";

/**
 * The pictures of a dress in one colour, those of none in particular among them. A colour without a picture has that of its cloth, behind
 * those in the main colour, which the clip shows: there it is the second.
 */
export function picturesSeenIn(
  colour: string | undefined,
  { pictures, clip, cloths }: Pick<Product, "pictures" | "clip" | "cloths">,
): (ProductPicture | Clip)[] {
  const main = pictures[0].colour;
  const isPictured = pictureOf(colour, pictures) >= 0;
  const shownColour = isPictured ? colour : main;
  const [first, ...others] = pictures.filter(
    (picture) => !shownColour || !picture.colour || picture.colour === shownColour,
  );
  const film = clip && shownColour === main ? [clip] : [];
  return [
    ...(first ? [first] : []),
    ...film,
    ...others,
    ...cloths.filter((cloth) => !isPictured && cloth.colour === colour),
  ];
}
