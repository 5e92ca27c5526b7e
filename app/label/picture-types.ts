/** Pictures that the content host stores and makes renditions of, by their media types: anything else it refuses when it is uploaded. */
export const pictureTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "image/tiff",
  "image/svg+xml",
] as const;
