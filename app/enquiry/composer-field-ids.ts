/** Where the summary of what is wrong leads to, by the field's name. */
export const composerFieldIds: ReadonlyMap<string, string> = new Map(
  ["measurements", "date", "city", "words", "message", "name", "email"].map((name) => [
    name,
    `enquiry-${name}`,
  ]),
);
