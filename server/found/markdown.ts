import type { PageBlock } from "#model/texts/care-page.ts";
import { plain } from "#model/texts/found-as.ts";

/** Signs that Markdown would take for its own: https://spec.commonmark.org/0.31.2/#backslash-escapes. */
const SIGNS = /[\\`_[\]<>#|*]/g;

/** A text of the label in one line, without its own marks of emphasis. */
export function line(text: string): string {
  return plain(text)
    .trim()
    .replace(SIGNS, (sign) => `\\${sign}`)
    .replace(/^([-+]|\d+(?=[.)]))/, "\\$1");
}

/** Paragraphs, separated by empty lines. */
export function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(line)
    .filter(Boolean)
    .join("\n\n");
}

export function heading(level: 1 | 2 | 3, text: string): string {
  return `${"#".repeat(level)} ${line(text)}`;
}

export function link(text: string, address: string): string {
  return `[${line(text)}](${safe(address)})`;
}

export function picture(alt: string, address: string): string {
  return `!${link(alt, address)}`;
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** Blocks with an empty line between them; empty ones are left out. */
export function document(...blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** The body of a page of the label's own. `absolute` completes an address of the shop. */
export function pageBody(blocks: readonly PageBlock[], absolute: (address: string) => string): string {
  return blocks.map((block) => blockIn(block, absolute)).join("\n\n");
}

function blockIn(block: PageBlock, absolute: (address: string) => string): string {
  switch (block._type) {
    case "image":
      return picture(block.picture.alt, absolute(block.picture.src));
    case "table":
      return tableOf(block.rows);
    case "block":
      return beginning(block) + block.children.map((span) => spanIn(span, block.markDefs, absolute)).join("");
    default:
      return block satisfies never;
  }
}

type TextBlock = Extract<PageBlock, { _type: "block" }>;

function beginning({ style, listItem, level = 1 }: TextBlock): string {
  if (listItem) return `${"  ".repeat(level - 1)}${listItem === "number" ? "1." : "-"} `;
  return { normal: "", h2: "## ", h3: "### ", blockquote: "> " }[style];
}

function spanIn(
  { text, marks }: TextBlock["children"][number],
  links: TextBlock["markDefs"],
  absolute: (address: string) => string,
): string {
  const [, before = "", trimmedText = "", after = ""] =
    /^(\s*)(.*?)(\s*)$/s.exec(text.replaceAll("\n", " ")) ?? [];
  if (!trimmedText) return before;
  const emphasis = (marks.includes("strong") ? "**" : "") + (marks.includes("em") ? "*" : "");
  const target = links.find(({ _key }) => marks.includes(_key))?.href;
  const words = `${emphasis}${trimmedText.replace(SIGNS, (sign) => `\\${sign}`)}${[...emphasis].toReversed().join("")}`;
  return `${before}${target ? `[${words}](${safe(absolute(target))})` : words}${after}`;
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const [first = [], ...others] = rows.map((cells) => `| ${cells.map(line).join(" | ")} |`);
  const rule = `|${" --- |".repeat(rows[0]?.length ?? 0)}`;
  return [first, rule, ...others].join("\n");
}

/** An address ends neither at a space nor at a bracket of its own. */
function safe(address: string): string {
  return address.replace(/[\s()<>]/g, (sign) =>
    encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"),
  );
}
