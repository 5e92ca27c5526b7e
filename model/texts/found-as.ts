import type { LabelPicture } from "#model/pictures/label-picture.ts";

/** Search engines, networks and messengers show this of a page, as far as its editor has said so. */
export type FoundAs = { searchTitle?: string; searchDescription?: string; sharingPicture?: LabelPicture };

type Said = { [Field in keyof FoundAs]?: FoundAs[Field] | undefined };

/** The fields that are filled in: a page carries nothing for the rest. */
export function foundAs({ searchTitle, searchDescription, sharingPicture }: Said): FoundAs {
  return {
    ...(searchTitle && { searchTitle }),
    ...(searchDescription && { searchDescription }),
    ...(sharingPicture && { sharingPicture }),
  };
}

/** The title of a page to which its editor has given no other. */
export function pageTitle(name: string, labelName: string): string {
  return `${name} | ${labelName}`;
}

/** A text without its marks of emphasis and its line breaks. */
export function plain(text: string): string {
  return text.replaceAll("*", "").replaceAll("\n", " ");
}
