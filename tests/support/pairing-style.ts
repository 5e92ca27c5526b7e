import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  type FontUrls,
  fontFaces,
  fontTokens,
  type TypePairingName,
  typePairings,
} from "#app/label/brand/type-pairings.ts";
import { root } from "#scripts/prepare.mjs";

/** A style sheet that sets a page of the built shop in another pairing, with the shop's own font files. */
export async function pairingStyle(name: TypePairingName): Promise<string> {
  const files = await readdir(join(root, "build/client/static/fonts"));
  const urlOf: FontUrls = (family, style) => {
    const stem = `${family}${style === "italic" ? "-italic" : ""}`;
    const file = files.find((candidate) => candidate.replace(/-[\w-]{7}\.woff2$/, "") === stem);
    if (!file) throw new Error(`The build has no font ${stem}.`);
    return `/static/fonts/${file}`;
  };
  const tokens = Object.entries(fontTokens(typePairings[name])).map(([token, value]) => `${token}:${value}`);
  return `${fontFaces(typePairings[name], urlOf)}:root{${tokens.join(";")}}`;
}
