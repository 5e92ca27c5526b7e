/** Whether whoever asks has this already, and is answered with 304. RFC 9110, 13.1.2, asks for weak comparison, lists and `*`. */
export function isNotModified(headers: Headers, etag: string | null): boolean {
  const cachedTags = headers.get("If-None-Match");
  if (!cachedTags || !etag) return false;
  return cachedTags.split(",").some((tag) => tag.trim() === "*" || weak(tag) === weak(etag));
}

function weak(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
