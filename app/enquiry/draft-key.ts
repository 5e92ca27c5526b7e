export type DraftDresses = readonly { slug: string }[];

/** The form about these dresses keeps its draft under this name while the tab is open. */
export function draftKeyOf(dresses: DraftDresses): string {
  return `enquiry ${slugsIn(dresses)}`.trim();
}

export function slugsIn(dresses: DraftDresses): string {
  return dresses.map(({ slug }) => slug).join(" ");
}
