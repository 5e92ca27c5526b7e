/** Films that every browser plays, by the ending of the file. */
export const filmTypes: Record<string, string> = { mp4: "video/mp4", webm: "video/webm" };

/** Why the film of that id (file-…-mov) cannot be shown; undefined for one that can, and for what is no film at all. */
export function filmFault(id: string): string | undefined {
  const [, ending] = /^file-\w+-([a-z0-9]+)$/.exec(id) ?? [];
  if (ending === undefined || Object.hasOwn(filmTypes, ending)) return undefined;
  return `This is a .${ending} film, which many browsers do not play. Save it as MP4 (H.264) or WebM and upload that.`;
}
