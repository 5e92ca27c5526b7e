/** XML 1.0 has no word for these, and nobody could read a file with one: https://www.w3.org/TR/xml/#charsets. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // Mail programs that read HTML 4 know no "&apos;".
  "'": "&#39;",
};

/** A text as it stands between tags and in attributes, of XML and of HTML. */
export function markupText(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSAYABLE, "")
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** "<loc>https://shop.example/</loc>"; nothing where there is nothing to say. */
export function xmlElement(name: string, text: string | undefined): string {
  return text === undefined ? "" : `<${name}>${markupText(text)}</${name}>`;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
