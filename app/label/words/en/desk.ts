/** Sentences of Studio and content:check stand here by the English ones of the code; English itself needs none. */
export const deskWords: Readonly<Record<string, string>> = {};
