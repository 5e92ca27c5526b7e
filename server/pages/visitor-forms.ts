import { HttpError } from "@trousseau/host/http-error.ts";
import { MOST_COUNTED } from "#model/texts/characters.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import busyWords from "#words/busy.json" with { type: "json" };

/**
 * A form that is too long is answered in words: a message of 2,000 characters, what it was made of, and a line of
 * 1,000 fit in. Each may be an emoji of a family, 41 bytes long, with each byte escaped.
 */
const MAX_BYTES = 640 * 1024;

/** The longest form names twelve dresses and has some twenty other fields. Each one more costs time to read. */
const MOST_FIELDS = 100;

/** A part of a multipart form takes four lines, and a header one. Three times 2,000 characters may be a line each. */
const MOST_LINES = 8_000;

/** A form has one of these types. The parser would choose from a list, and read another than the one counted here. */
const formType = /^(?:application\/x-www-form-urlencoded|(multipart\/form-data))[\t ]*(?:;[^,]*)?$/i;

/** A form is read once, however many handlers ask for it: a copy of an unread body would hold it again. */
const formReadings = new WeakMap<Request, Promise<Response | (() => Request)>>();

/** The request with its whole body, or the error response: too long, too late, too much at once, or no form. */
export async function readForm(request: Request): Promise<Request | Response> {
  const reading = formReadings.get(request) ?? readOnce(request);
  formReadings.set(request, reading);
  const form = await reading;
  return form instanceof Response ? form : form();
}

async function readOnce(request: Request): Promise<Response | (() => Request)> {
  const { method, url } = request;
  const headers = new Headers(request.headers);
  // `refuseForeignForms` has decided whose form it is, and some browsers hide the origin of their own page.
  headers.delete("Origin");
  if (method !== "POST") return errorResponse(405, { Allow: "GET, HEAD, POST" });
  const type = formType.exec(headers.get("Content-Type") ?? "");
  if (!type) return errorResponse(415);
  const bytes = await readBody(request, MAX_BYTES).catch(refusal);
  if (bytes instanceof Response) return bytes;
  if (!bytes || hasTooManyParts(bytes, type[1] !== undefined)) return errorResponse(413);
  const body = await entriesOf(new Request(url, { method, headers, body: bytes }));
  if (!body) return errorResponse(415);
  // These are of the body that was sent, and another is passed on.
  for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
  return () => new Request(url, { method, headers, body });
}

/** Reads a body of so many bytes at most, also one whose length is not said. Undefined for a longer one, whose rest is not read. */
export async function readBody(
  { body }: { body: AsyncIterable<Uint8Array> | null },
  most: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * URLSearchParams takes seconds for a hundred thousand names, and everybody waits meanwhile. So bytes are counted
 * before anything is parsed.
 */
function hasTooManyParts(bytes: Buffer, isMultipart: boolean): boolean {
  return isMultipart ? hasMoreThan(MOST_LINES, "\n", bytes) : hasMoreThan(MOST_FIELDS, "&", bytes);
}

function hasMoreThan(most: number, mark: string, bytes: Buffer): boolean {
  let count = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** The answer to a body that has not arrived in time, or would be too much at once. */
function refusal(error: unknown): Response {
  if (!(error instanceof HttpError)) throw error;
  return errorResponse(error.status, error.headers);
}

/**
 * No field has room for more, and the page repeats each word several times. No form of the shop takes a file. Undefined for what is
 * no form.
 */
async function entriesOf(request: Request): Promise<URLSearchParams | undefined> {
  const form = await request.formData().catch(() => undefined);
  return form && new URLSearchParams([...form].map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: FormDataEntryValue): string {
  return typeof value === "string" ? value.slice(0, MOST_COUNTED) : "";
}

function errorResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, "Cache-Control": cachePolicies.never } });
}

/**
 * Refuses what a page of another site sends in a visitor's name. The router compares the origin alone; where a
 * browser hides it, the router would refuse the shop's own form.
 */
export const refuseForeignForms: FetchHandler = (request) => {
  if (request.method !== "POST" || !isForeign(request)) return undefined;
  return new Response(busyWords.foreignForm, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicies.never },
  });
};

/** "none": somebody has opened it in the browser itself. Browsers before 2023 say nothing but the origin; a program says what it likes. */
export function isForeign({ headers, url }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("Origin");
  return origin !== null && origin !== new URL(url).origin;
}
