import { searchDescription, searchTitle, sharingPicture } from "#app/content/found-as-fields.ts";
import { readLine } from "#app/content/plain-text.server.ts";
import { pageTitle } from "#app/label/texts/found-as.ts";

/** How a page of the label's own is found. Its text and its pictures are read one by one. */
export const careFoundAs = {
  searchTitle: searchTitle({
    whenEmpty: ({ title }, { labelName }) => pageTitle(readLine(title), labelName),
  }),
  description: searchDescription({}),
  sharingPicture: sharingPicture(),
};
