/** Sentences of Studio, content:check and the login stand here by the English ones of the code; English itself needs none. */
export const deskWords: Readonly<Record<string, string>> = {};
