import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** One answer as it goes over the wire, in both encodings; browsers that take neither are served by unpacking. */
export type KeptPage = {
  /** The catalogue it was drawn from. */
  revision: string;
  status: number;
  br: Wire;
  gzip: Wire;
  /** May it be given to the next visitor? */
  isKept: boolean;
  bytes: number;
};

export type Wire = { etag: string; headers: Record<string, string>; body: Buffer };

/** Of 11 steps: the next two cost ten times as much for a twentieth of the bytes. */
const BROTLI_QUALITY = 9;

/** What a page weighs in memory besides its bodies; a measured mean. */
const OVERHEAD_BYTES = 6_000;

export async function keepPage(answer: Response, revision: string): Promise<KeptPage> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const [br, gz] = await Promise.all([
    wire(headers, "br", digest, promisify(brotliCompress)(body, { params: brotliParameters(body) })),
    wire(headers, "gzip", digest, promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })),
  ]);
  const isKept =
    answer.status === 200 && !headers["set-cookie"] && !headers["cache-control"]?.includes("no-store");
  return {
    revision,
    status: answer.status,
    br,
    gzip: gz,
    isKept,
    bytes: br.body.byteLength + gz.body.byteLength + OVERHEAD_BYTES,
  };
}

async function wire(
  headers: Record<string, string>,
  encoding: "br" | "gzip",
  digest: string,
  compressed: Promise<Buffer>,
): Promise<Wire> {
  const body = await compressed;
  const etag = `"${digest}-${encoding}"`;
  const length = String(body.byteLength);
  return {
    etag,
    body,
    headers: {
      ...headers,
      "content-encoding": encoding,
      "content-length": length,
      etag,
      vary: "Accept-Encoding",
    },
  };
}

function brotliParameters(body: Buffer) {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
}
