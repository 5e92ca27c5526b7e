import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Puts the page's style sheets into the page itself; what is needed later stays outside, after the screen. */
export type InlineStyles = (html: string) => string;

const FOLDER = "/static/css/";

/** What vite.config.ts has put aside. */
const LATER = `${FOLDER}later-`;

/** Compressed. Beyond this a page would keep the first visitor waiting longer than a request of its own does. */
const MAX_BYTES = 10 * 1024;

/**
 * The router marks a sheet that a lazy part needs as well with an empty fragment, and looks for that address. The part looks for the
 * address alone, and would fetch and add the sheet once more: a second link, switched off, is there for it to find.
 */
const sheetLink = /<link rel="stylesheet" href="(\/static\/css\/[^"#]+)(#?)"\/>/g;

/**
 * Style sheets outside the document cost every first visit one round trip before anything shows. The links stay, switched
 * off, for the router to find; a browser does not fetch them. A link in the middle of a page blocks only what follows.
 */
export async function readStyles(clientFolder: string): Promise<InlineStyles> {
  const names = (await readdir(join(clientFolder, FOLDER))).filter(
    (name) => name.endsWith(".css") && !(FOLDER + name).startsWith(LATER),
  );
  const sheets = new Map(await Promise.all(names.map((name) => readSheet(clientFolder, FOLDER + name))));
  return (html) => {
    const paths = new Set([...html.matchAll(sheetLink)].map(([, path = ""]) => path));
    const used = [...paths].flatMap((path) => sheets.get(path) ?? []);
    const total = used.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > MAX_BYTES) return html;
    const later = new Set<string>();
    let before = `<style>${used.map(({ css }) => css).join("\n")}</style>`;
    const inlined = html.replace(sheetLink, (link, path: string, fragment: string) => {
      const forLazyParts = fragment && disabledLink(path);
      if (path.startsWith(LATER)) {
        later.add(link + forLazyParts);
        return "";
      }
      if (!sheets.has(path)) return link;
      const replaced = before + disabledLink(path + fragment) + forLazyParts;
      before = "";
      return replaced;
    });
    return inlined.replace("</main>", `</main>${[...later].join("")}`);
  };
}

function disabledLink(href: string) {
  return `<link rel="stylesheet" href="${href}" disabled=""/>`;
}

async function readSheet(
  clientFolder: string,
  path: string,
): Promise<[string, { css: string; bytes: number }]> {
  const file = join(clientFolder, path);
  const [css, compressed] = await Promise.all([readFile(file, "utf8"), readFile(`${file}.br`)]);
  // Nothing in a sheet may end the element that holds it.
  return [path, { css: css.replaceAll("</", "<\\/"), bytes: compressed.byteLength }];
}
