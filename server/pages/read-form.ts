import { cachePolicies } from "#app/cache-policies.ts";

/**
 * The longest form of ours fits in: a message of 2,000 characters, what it was made of, and a line of 1,000, each an emoji of a family, 41 bytes
 * long and each byte escaped.
 */
const MAX_BYTES = 640 * 1024;

/** The request with its whole body read, or the error response: too long, or not a form. */
export async function readForm(request: Request): Promise<Request | Response> {
  const { method, url } = request;
  const headers = new Headers(request.headers);
  // Whose form it is has been decided (foreign-forms.ts), and some browsers hide the origin of their own page.
  headers.delete("Origin");
  if (method !== "POST") return errorResponse(405, { Allow: "GET, HEAD, POST" });
  const bytes = await bytesOf(request);
  if (!bytes) return errorResponse(413);
  const form = () => new Request(url, { method, headers, body: bytes });
  return (await isForm(form())) ? form() : errorResponse(415);
}

/** Undefined when there are too many; what follows is not read. */
async function bytesOf(request: Request): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function isForm(request: Request): Promise<boolean> {
  return request.formData().then(
    () => true,
    () => false,
  );
}

function errorResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, "Cache-Control": cachePolicies.never } });
}
