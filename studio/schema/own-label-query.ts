/** As the shop decides it: see `isOwnLabel` in app/content/texts/own-label-texts.server.ts. */
export const IS_OWN_LABEL =
  'count(*[_id == "house" && _type == "house"]) > 0 && count(*[_id == "sampleLabel" && _type == "sampleLabel"]) == 0';

/** As the shop decides it: see `holdsTexts` there. */
export const HOLDS_TEXTS =
  'count(*[(_id == "house" && _type == "house") || (_id == "sampleLabel" && _type == "sampleLabel")]) > 0';
