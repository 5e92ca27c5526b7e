import { pageTitle } from "#model/texts/found-as.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import { searchDescription, searchTitle, sharingPicture } from "./found-as-fields.ts";

/** How a page of the label's own is found. Its text and its pictures are read one by one. */
export const careFoundAs = {
  searchTitle: searchTitle({
    whenEmpty: ({ title }, { labelName }) => pageTitle(readLine(title), labelName),
  }),
  description: searchDescription({}),
  sharingPicture: sharingPicture(),
};
