/** What Studio and content:check say, by the English sentence in the code; English itself needs no other. */
export const deskWords: Readonly<Record<string, string>> = {};
