type Fields = Record<string, unknown>;

/** Objects of which the shop uses no part without the others: a button and where it leads, a week and its time zone. */
const wholes = new Set(["action", "more", "openingHours"]);

/**
 * The fields of a stored document, by path, that are as in the sample's; and whether that is all of it. `files`: the names of uploaded files
 * by the ids of their assets.
 */
export function sampleParts(stored: Fields, sample: Fields, files: ReadonlyMap<string, string>) {
  const same: Fields = {};
  let isAll = true;
  for (const [path, value, other] of pairs(stored, sample, "")) {
    if (isSame(value, other, files)) same[path] = value;
    else isAll = false;
  }
  return { same, isAll };
}

/** Of sections each field by itself, as the shop reads them. */
function pairs(stored: Fields, sample: Fields, path: string): [string, unknown, unknown][] {
  return Object.entries(ownFields(stored)).flatMap(([name, value]): [string, unknown, unknown][] => {
    const [place, other] = [path + name, sample[name]];
    const isSection = !wholes.has(name) && isPlain(value) && isPlain(other);
    return isSection ? pairs(value, other, `${place}.`) : [[place, value, other]];
  });
}

function isSame(stored: unknown, sample: unknown, files: ReadonlyMap<string, string>): boolean {
  if (Array.isArray(stored) && Array.isArray(sample))
    return stored.length === sample.length && stored.every((part, at) => isSame(part, sample[at], files));
  if (!isFields(stored) || !isFields(sample)) return stored === sample;
  if (!isSameFile(stored, sample, files)) return false;
  const [own, other] = [ownFields(stored), ownFields(sample)];
  const names = new Set([...Object.keys(own), ...Object.keys(other)]);
  return [...names].every((name) => isSame(own[name], other[name], files));
}

/** A file that nobody knows the name of is taken for the sample's: its words decide. */
function isSameFile({ asset }: Fields, { _sanityAsset }: Fields, files: ReadonlyMap<string, string>) {
  const name = isFields(asset) ? files.get(String(asset._ref)) : undefined;
  return name === undefined || String(_sanityAsset).endsWith(`/${name}`);
}

function ownFields(value: Fields): Fields {
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => !name.startsWith("_") && name !== "asset"),
  );
}

/** A picture or a film is one thing. */
function isPlain(value: unknown): value is Fields {
  return isFields(value) && !("_type" in value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
