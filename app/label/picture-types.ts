/** Pictures that the content host keeps and makes others from, by their media types: anything else it refuses when it is uploaded. */
export const pictureTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "image/tiff",
  "image/svg+xml",
] as const;
