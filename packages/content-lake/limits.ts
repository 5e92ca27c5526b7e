/**
 * Every limit of the lake, in one place: how much, of what, and why that much. The README has the same table; a test compares the two.
 */
export const limits = {
  pictureUploadBytes: { value: 64 * 1024 * 1024, unit: "bytes", reason: "a camera's largest pictures fit" },
  fileUploadBytes: {
    value: 256 * 1024 * 1024,
    unit: "bytes",
    reason: "a film belongs beside the dataset, or to a service for films",
  },
  svgBytes: {
    value: 5 * 1024 * 1024,
    unit: "bytes",
    reason: "a drawing is read whole; one that is larger should be a picture of pixels",
  },
  concurrentUploads: {
    value: 16,
    unit: "uploads",
    reason: "each keeps a file open; those beyond are told to try again",
  },
  waitingUploads: {
    value: 64,
    unit: "uploads",
    reason: "received pictures are described one at a time; those beyond are told to try again",
  },
  picturePixels: {
    value: 100_000_000,
    unit: "pixels",
    reason: "a small file that says it is huge would fill the memory; no camera of the label makes more",
  },
  animationPixels: {
    value: 64_000_000,
    unit: "pixels",
    reason:
      "width × height × frames; an animation beyond shows its first frame, as in the hosted service (256 there)",
  },
  renditionSide: { value: 4096, unit: "pixels", reason: "wider than any screen that a page is shown on" },
  renderSeconds: {
    value: 30,
    unit: "seconds",
    reason: "a picture that takes longer to make was made to take long",
  },
  waitingRenditions: {
    value: 200,
    unit: "renditions",
    reason: "a flood is turned away instead of being remembered",
  },
  renditionBytesPerPicture: {
    value: 32 * 1024 * 1024,
    unit: "bytes",
    reason: "some dozens of sizes; who counts through every width pushes out only those of that picture",
  },
  renditionBytes: {
    value: 2 * 1024 * 1024 * 1024,
    unit: "bytes",
    reason: "a collection's pictures in all sizes fit many times; the oldest go first",
  },
  deletedAssetDays: {
    value: 7,
    unit: "days",
    reason: "how long a deleted asset's bytes stay on disk, so that its document can be restored",
  },
} as const satisfies Readonly<Record<string, Limit>>;

export interface Limit {
  value: number;
  unit: string;
  reason: string;
}
