import sanitize from "sanitize-html";

/** Tags that stand in each other take longer with each: more than these would take seconds. In UTF-16 units. */
export const LONGEST_HTML = 50_000;

/** Elements whose words stand apart from those around them. */
const paragraphs =
  "address article blockquote dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header ol pre section table ul"
    .split(" ")
    .map((tag) => [tag, "p"] as const);

/** The words of HTML as a description has them: an empty line between paragraphs, and a sign before each entry of a list. */
export function htmlAsText(html: string): string {
  const hasTags = /<[a-z/!]/i.test(html);
  const markup = sanitize(html, {
    allowedTags: ["p", "br", "li"],
    allowedAttributes: {},
    transformTags: { ...Object.fromEntries(paragraphs), tr: "br" },
    textFilter: (text) => (hasTags ? text.replace(/\s+/g, " ") : text),
  });
  const text = markup
    .replace(/<\/?p>/g, "\n\n")
    .replaceAll("<br />", "\n")
    .replaceAll("<li>", "\n• ")
    .replaceAll("</li>", "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  const lines = text.split("\n").map((line) => line.replace(/ {2,}/g, " ").trim());
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
