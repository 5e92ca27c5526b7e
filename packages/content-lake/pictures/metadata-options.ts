import { httpError } from "../http/http-error.ts";

export type MetadataOption = (typeof options)[number];

/** `image` stands for the size and the opacity, which are always read. */
const options = ["blurhash", "thumbhash", "lqip", "palette", "exif", "location", "image"] as const;

/** The uploader must ask for place and camera (Sanity's docs, "Image Metadata"). */
export const usualMetadata: ReadonlySet<MetadataOption> = new Set(["blurhash", "lqip", "palette"] as const);

/** Browsers send one `meta` with commas. `none` asks for as little as possible. */
export function readMetadataOptions(values: readonly string[]): ReadonlySet<MetadataOption> {
  if (values.length === 0) return usualMetadata;
  const names = values.flatMap((value) => value.split(",")).filter((name) => name !== "none");
  return new Set(
    names.map((name) => {
      const option = options.find((known) => known === name);
      if (option === undefined) throw httpError(400, `Unknown metadata option: ${name.slice(0, 60)}`);
      return option;
    }),
  );
}
