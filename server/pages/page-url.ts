import { decoded } from "#model/screens/path-matcher.ts";

/** The spellings of a page's URL, without anything that the catalogue knows. `url`: path and query, as they were sent. */

export function isDataUrl(url: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(url);
}

export function splitUrl(url: string): { pathname: string; query: string } {
  const start = url.indexOf("?");
  return start < 0
    ? { pathname: url, query: "" }
    : { pathname: url.slice(0, start), query: url.slice(start + 1) };
}

/** The router asks for data of "/a" at "/a.data", and of "/" at "/_.data". */
export function pagePathOf(dataPath: string): string {
  return dataPath.replace(/(?:\/_)?\.data$/, "") || "/";
}

export function dataPathOf(pagePath: string): string {
  return pagePath === "/" ? "/_.data" : `${pagePath}.data`;
}

/** The router warns of each "%" that begins no letter. Taken for itself, it leads where any unknown path does. */
export function decodable(path: string): string {
  const isDecodable = path.split("/").every((segment) => decoded(segment) !== undefined);
  return isDecodable ? path : path.replaceAll("%", "%25");
}
