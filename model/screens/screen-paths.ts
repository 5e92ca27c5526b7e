import { wellFormed } from "#model/texts/well-formed.ts";

/** These stand apart from the table of screens, which visitors' pages do not load. */
export const CONTACT_PATH = "/contact";

export const APPOINTMENT_PATH = "/appointment";

export const WISHLIST_PATH = "/fitting";

/** The path of each dress begins with it. */
export const PRODUCT_FOLDER = "/product/";

/** Whatever characters a slug has, it stays one segment behind the beginning of a path. */
export function slugPath(folder: string, slug: string): string {
  return folder + encodeURIComponent(wellFormed(slug));
}
