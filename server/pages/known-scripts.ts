/** A page as it is sent, and the text of each inline script that the shop itself has written into it. */
type KnownScripts = { html: string; scripts: string[] };

/** A script with an address is covered by the policy's 'self', and a data block (JSON-LD) does not run. */
const isWithoutText = /\ssrc=|\stype="application\//;

/**
 * Finds the shop's own scripts by the mark that they were rendered with, and takes it away: it is a nonce that never leaves the server, so a cached
 * page gives nobody one, and the same page is the same bytes each time. A script block that came into the page in any other way has no mark, and the
 * page's policy does not name it.
 */
export function takeKnownScripts(marked: string, mark: string | null): KnownScripts {
  if (!mark) return { html: marked, scripts: [] };
  const attribute = ` nonce="${mark}"`;
  const known = new RegExp(`<script(?=[^>]*${attribute})([^>]*)>([\\s\\S]*?)</script>`, "g");
  const scripts = [...marked.matchAll(known)].flatMap(([, attributes = "", text = ""]) =>
    isWithoutText.test(attributes) ? [] : [text],
  );
  return { html: marked.replaceAll(attribute, ""), scripts: [...new Set(scripts)] };
}
