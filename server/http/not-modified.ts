/** Whether whoever asks has this already: the response is then a 304 (RFC 9110, 13.1.2). */
function isNotModified(knownTags: string | null | undefined, etag: string | null | undefined): boolean {
  if (!knownTags || !etag) return false;
  return knownTags.split(",").some((tag) => tag.trim() === "*" || weak(tag) === weak(etag));
}

function weak(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}

/** The response, or a 304 in its place; whoever sends something is told what became of it. */
export async function unlessKnown({ method, headers }: Request, response: Response): Promise<Response> {
  const isRead = response.status === 200 && (method === "GET" || method === "HEAD");
  if (!isRead || !isNotModified(headers.get("If-None-Match"), response.headers.get("ETag"))) return response;
  await response.body?.cancel();
  const kept = new Headers(response.headers);
  for (const name of ["Content-Length", "Content-Type"]) kept.delete(name);
  return new Response(null, { status: 304, headers: kept });
}
