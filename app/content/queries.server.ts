/** The one query of the specification: all documents of type product. */
export const allProducts = `*[_type == "product"]`;

/** The label's own texts: one document each, one for each collection. */
export const textTypes = [
  "house",
  "identity",
  "home",
  "collection",
  "designer",
  "terms",
  "questions",
  "contact",
  "messages",
  "newsletter",
  "privacy",
  "notFound",
  "search",
  "sizeChart",
  "carePage",
] as const;

export const allTexts = `*[_type in ${JSON.stringify(textTypes)}]`;

/** Whatever changes among these changes a page. */
export const allShown = `*[_type in ${JSON.stringify(["product", ...textTypes])}]`;
