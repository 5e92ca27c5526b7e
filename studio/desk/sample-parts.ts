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
  for (const [path, value, said] of pairs(stored, sample, "")) {
    if (!isSame(value, said, files)) isAll = false;
    else if (!isAnybodys(path)) same[path] = value;
  }
  return { same, isAll };
}

/** Which dresses a slider shows: without it, it is another section. */
function isAnybodys(path: string): boolean {
  return path.endsWith("].shows");
}

/** A section's fields are compared one by one, as the shop reads them. */
function pairs(stored: Fields, sample: Fields, path: string): [string, unknown, unknown][] {
  return Object.entries(ownFields(stored)).flatMap(([name, value]): [string, unknown, unknown][] => {
    const [place, other] = [path + name, sample[name]];
    if (place === "sections") return entryPairs(value, other);
    const isSection = !wholes.has(name) && isPlain(value) && isPlain(other);
    return isSection ? pairs(value, other, `${place}.`) : [[place, value, other]];
  });
}

/**
 * Each section stays where its owner has put it, and is compared with the sample's by its key, or a copy with the
 * first of its kind.
 */
function entryPairs(stored: unknown, sample: unknown): [string, unknown, unknown][] {
  const [entries, others] = [entriesOf(stored), entriesOf(sample)];
  const keysOf = (list: readonly Fields[]) => list.map(({ _key }) => _key).join();
  const order: [string, unknown, unknown][] =
    keysOf(entries) === keysOf(others) ? [] : [["sections", stored, undefined]];
  const parts = entries.flatMap((entry): [string, unknown, unknown][] => {
    const ofKind = others.filter(({ _type }) => _type === entry["_type"]);
    const other = ofKind.find(({ _key }) => _key === entry["_key"]) ?? ofKind[0];
    return other ? pairs(entry, other, `sections[_key=="${entry["_key"]}"].`) : [];
  });
  return [...order, ...parts];
}

function entriesOf(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : [];
}

/** Whether nothing was changed, added or taken away, but for what is stored of every document. */
export function isSame(stored: unknown, sample: unknown, files: ReadonlyMap<string, string>): boolean {
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
