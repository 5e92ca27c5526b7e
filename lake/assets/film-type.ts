import { readHead } from "../http/file-response.ts";

/** The first bytes of films, by the ending under which browsers take a file for one. QuickTime calls itself "qt". */
const beginnings: Readonly<Record<string, RegExp>> = {
  mp4: /^[\s\S]{4}ftyp(?!qt)/,
  webm: /^[\s\S]E\xdf\xa3/,
};

/** Says why a file is not the film that its name promises. It is undefined of every other file. */
export async function filmTypeFault(path: string, fileName: string): Promise<string | undefined> {
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const beginning = beginnings[ending];
  if (!beginning || beginning.test((await readHead(path, 12)).toString("latin1"))) return undefined;
  return `The file ends in .${ending} and holds something else. Export the film as MP4 (H.264), and send that.`;
}
