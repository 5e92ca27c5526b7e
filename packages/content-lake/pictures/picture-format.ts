import { httpError } from "../http/http-error.ts";
import type { TransformOptions } from "./transform-options.ts";

export type Format = keyof typeof formats;

export const formats = {
  jpg: { mimeType: "image/jpeg", extension: "jpg", hasAlpha: false, isAnimated: false },
  pjpg: { mimeType: "image/jpeg", extension: "jpg", hasAlpha: false, isAnimated: false },
  png: { mimeType: "image/png", extension: "png", hasAlpha: true, isAnimated: false },
  webp: { mimeType: "image/webp", extension: "webp", hasAlpha: true, isAnimated: true },
  avif: { mimeType: "image/avif", extension: "avif", hasAlpha: true, isAnimated: false },
  gif: { mimeType: "image/gif", extension: "gif", hasAlpha: true, isAnimated: true },
} as const;

/** `auto=format` means WebP and never AVIF, which takes seconds to make while a visitor waits. */
export function chooseFormat(options: TransformOptions, original: string, accept: string | null): Format {
  if (options.auto === "format" && accept?.includes("image/webp")) return "webp";
  if (options.fm !== undefined && options.fm !== "json") return options.fm;
  const made = madeFrom[original];
  if (made === undefined) throw httpError(415, `Pictures of the format ${original} cannot be transformed`);
  return made;
}

const madeFrom: Readonly<Record<string, Format>> = {
  jpg: "jpg",
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  // Every browser that shows AVIF shows WebP, which is made in a tenth of the time.
  avif: "webp",
  gif: "gif",
  svg: "png",
  tif: "jpg",
  tiff: "jpg",
};

export function mimeTypeOf(extension: string): string {
  return mimeTypes[extension] ?? "application/octet-stream";
}

const mimeTypes: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  svg: "image/svg+xml",
  tif: "image/tiff",
  tiff: "image/tiff",
  mp4: "video/mp4",
  webm: "video/webm",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  pdf: "application/pdf",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  zip: "application/zip",
};
