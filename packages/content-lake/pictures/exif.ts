import readTags from "exif-reader";

interface PictureExif {
  /** Everybody can read it, so it leaves out the place and the camera's owner. */
  exif?: Record<string, unknown>;
  /** The place is in degrees and metres. */
  location?: { _type: "geopoint"; lat: number; lng: number; alt?: number };
}

/** Sanity's documents have this form. A missing or damaged block says nothing. */
export function readExif(block: Buffer | undefined): PictureExif {
  const tags = parse(block);
  if (tags === undefined) return {};
  const named = { ...tags.Image, ...tags.Photo };
  const entries = Object.entries(named).flatMap(([name, value]) => {
    const plain = plainValue(value);
    // Unnamed tags are numbers, and those called "…Tag" point to other tags.
    const isNamed = /^[A-Za-z]\w*$/.test(name) && !name.endsWith("Tag");
    return plain === undefined || !isNamed || cameraNames.has(name) ? [] : [[name, plain] as const];
  });
  const location = locationIn({ ...tags.GPSInfo });
  return {
    ...(entries.length === 0
      ? {}
      : { exif: { _type: "sanity.imageExifMetadata", ...Object.fromEntries(entries) } }),
    ...(location === undefined ? {} : { location }),
  };
}

/** These tell all pictures of one camera. */
const cameraNames: ReadonlySet<string> = new Set([
  "BodySerialNumber",
  "CameraOwnerName",
  "CameraSerialNumber",
  "ImageUniqueID",
  "LensSerialNumber",
  "MakerNote",
]);

function parse(block: Buffer | undefined) {
  try {
    return block === undefined ? undefined : readTags(block);
  } catch {
    return undefined;
  }
}

/** Cameras add blocks of their own bytes beside the common tags. */
function plainValue(value: unknown): string | number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "string") return value.replaceAll("\0", "").slice(0, LONGEST_VALUE);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  return undefined;
}

/** A caption is this long, a file is longer. */
const LONGEST_VALUE = 1000;

function locationIn(tags: Readonly<Record<string, unknown>>): PictureExif["location"] {
  const lat = degrees(tags.GPSLatitude, tags.GPSLatitudeRef, "S");
  const lng = degrees(tags.GPSLongitude, tags.GPSLongitudeRef, "W");
  if (lat === undefined || lng === undefined) return undefined;
  const alt = typeof tags.GPSAltitude === "number" ? tags.GPSAltitude : Number.NaN;
  const sign = tags.GPSAltitudeRef === 1 ? -1 : 1;
  return { _type: "geopoint", lat, lng, ...(Number.isFinite(alt) ? { alt: sign * alt } : {}) };
}

/** The parts are degrees, minutes and seconds. */
function degrees(parts: unknown, half: unknown, negative: "S" | "W"): number | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [whole = 0, minutes = 0, seconds = 0] = parts.map(Number);
  const value = whole + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return undefined;
  return half === negative ? -value : value;
}
