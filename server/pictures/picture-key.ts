import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ContentSettings } from "#app/content/client.server.ts";

export type PictureKey = {
  /** The original: "{sha1}-{width}x{height}.{format}". */
  asset: string;
  /** A hash of what is made of it: the name of the file that it is cached in. */
  name: string;
};

/** Gives the key of a picture of this dataset; undefined for anything else, and for what is requested in an odd way. */
type ReadPictureKey = (url: string, accept: string | undefined) => PictureKey | undefined;

/** Addresses whose keys are remembered: those of a few hundred pages, at some 300 bytes each. */
const MAX_REMEMBERED = 4_000;

const fileName = /^([0-9a-f]{40}-\d{1,5}x\d{1,5}\.[a-z0-9]{2,5})(?:\/[^/]*)?$/;

/**
 * The values that pages write. Others may be right as well, but could be spelled in endless ways that all make the same
 * picture ("w=99.6", "w=99.61"): such a picture is passed on and not cached.
 */
const plainValue = /^(-?[1-9]\d{0,3}|0|[a-z]{1,10})$/;
const share = /^([0-3]|[0-3]\.\d{0,3}[1-9])$/;
/** A map, because a visitor may write "constructor", which every object has. */
const otherValues: ReadonlyMap<string, RegExp> = new Map([
  ["rect", /^\d{1,5}(,\d{1,5}){3}$/],
  ["bg", /^[0-9a-f]{3,8}$/],
  ["fp-x", share],
  ["fp-y", share],
  ["dpr", share],
]);

/** The picture as it was uploaded. The 2: copies that an earlier version has cached may say where it was taken, and are found no more. */
const ORIGINAL = "original 2";

/** Gives a download its name, which is not worth a copy of its own. */
const DOWNLOAD = "dl";

export function createPictureKeys({
  projectId,
  dataset,
}: Pick<ContentSettings, "projectId" | "dataset">): ReadPictureKey {
  const folder = `/images/${projectId}/${dataset}/`;
  const remembered = new LRUCache<string, PictureKey>({ max: MAX_REMEMBERED });
  return (url, accept) => {
    // The host does not receive what follows a "#", and would send another picture than the key's.
    if (!url.startsWith(folder) || url.includes("#")) return undefined;
    const formats = formatsIn(accept);
    const known = remembered.get(url + formats);
    if (known) return known;
    const key = keyOf(url.slice(folder.length), formats);
    if (key) remembered.set(url + formats, key);
    return key;
  };
}

function keyOf(path: string, formats: string): PictureKey | undefined {
  const [named = "", query = ""] = path.split("?", 2);
  const [, asset] = fileName.exec(named) ?? [];
  const parameters = [...new URLSearchParams(query)];
  if (!asset || !parameters.every(isPlain)) return undefined;
  const isNegotiated = parameters.some(([parameter]) => parameter === "auto");
  const spelled = parameters
    .map((pair) => pair.join("="))
    .sort()
    .join("&");
  const variant = isNegotiated ? spelled + formats : spelled || ORIGINAL;
  return { asset, name: createHash("sha256").update(variant).digest("base64url").slice(0, 22) };
}

function isPlain([parameter, value]: [string, string]): boolean {
  if (parameter === DOWNLOAD) return false;
  return (otherValues.get(parameter) ?? plainValue).test(value);
}

/** The formats that the browser takes, among those that a host chooses by itself: " avif webp". */
function formatsIn(accept = ""): string {
  return `${accept.includes("image/avif") ? " avif" : ""}${accept.includes("image/webp") ? " webp" : ""}`;
}
