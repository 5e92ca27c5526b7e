export const deskWords: Readonly<Record<string, string>> = {};
