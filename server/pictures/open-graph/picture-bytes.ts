import type { ProductPicture } from "#app/catalogue/product.ts";
import { withQuery } from "#app/ui/rendition.ts";

/** The shop gives up on a picture host that takes longer, or sends more. */
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 8 * 1024 * 1024;

export type ReadPictureBytes = (
  picture: ProductPicture,
  width: number,
  height: number,
) => Promise<Uint8Array>;

/** `host` completes addresses without an origin. It comes from the settings, never from a visitor. */
export function createPictureBytes(host: string | undefined): ReadPictureBytes {
  return async (picture, width, height) => {
    const url = new URL(plainPicture(picture, width, height), host);
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || !response.body) throw new Error(`The picture host answered ${response.status}.`);
    return atMost(MAX_BYTES, response.body);
  };
}

/** The picture alone, in the same proportions, stands in where nothing can be composed. */
export function plainPicture({ src }: ProductPicture, width: number, height: number): string {
  return withQuery(src, `w=${width}&h=${height}&q=85&fit=crop&fm=jpg`);
}

async function atMost(limit: number, body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw new Error(`The picture is larger than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
