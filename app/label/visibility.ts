/** A collection is in the navigation; only at its address; or not in the shop, and none of its dresses is. */
export const visibilities = ["listed", "unlisted", "hidden"] as const;

export type Visibility = (typeof visibilities)[number];
