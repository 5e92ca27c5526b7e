/** A page as it is sent, and the text of each inline script that the shop itself has written into it. */
type OwnScripts = { html: string; scripts: string[] };

/**
 * Finds the shop's own scripts by the mark that they were rendered with, and takes the mark away. It is a nonce that never
 * leaves the server: a cached page gives nobody one, and the same page is the same bytes each time. A script that came into
 * the page in any other way has no mark, and the page's policy does not name it.
 *
 * Modules, and what is preloaded for them, are put into a template, which is inert: app/boot/scripts.ts takes them out.
 */
export function takeOwnScripts(marked: string, mark: string | null): OwnScripts {
  if (!mark) return { html: marked, scripts: [] };
  const attribute = ` nonce="${mark}"`;
  const own = new RegExp(
    `<link\\b[^>]*${attribute}[^>]*>|<script\\b[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`,
    "g",
  );
  const scripts = new Set<string>();
  const preloads: string[] = [];
  const html = marked.replace(own, (element: string, text: string | undefined) => {
    const plain = element.replace(attribute, "");
    if (text === undefined) {
      preloads.push(plain);
      return "";
    }
    scripts.add(text);
    const isModule = /^<script\b[^>]*\btype="module"/.test(plain);
    return isModule ? `<template id="scripts">${preloads.join("")}${plain}</template>` : plain;
  });
  return { html, scripts: [...scripts] };
}
