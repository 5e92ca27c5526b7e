/** A shop of several languages reads its modules once for each: their addresses end in "?edition=fr" (language-hook.ts). */
export function editionIn(url = ""): string {
  return /\?.*\bedition=([\w-]+)/.exec(url)?.[1] ?? "";
}

/** Language of this copy of the modules, with its region: "de-CH". Empty for English. */
export const shopLanguage: string = editionIn(import.meta.url) || (process.env["SHOP_LANGUAGE"] ?? "");
