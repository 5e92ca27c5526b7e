import type { LabelPicture } from "#model/pictures/label-picture.ts";
import { slugPath } from "#model/screens/screen-paths.ts";
import { languageTag } from "#words/locale.ts";
import type { FoundAs } from "./found-as.ts";
import { divisible, withSoftHyphens } from "./soft-hyphens.ts";

/** A page of the label's own, "Shipping Policy", at /care/shipping-policy. */
export type CarePage = {
  slug: string;
  title: string;
  /** The description for search engines; empty where the label has written none. */
  description: string;
  listed: PageList;
  body: readonly PageBlock[];
} & FoundAs;

/** Where the shop lists a page by itself. */
export type PageList = "footer" | "menu" | "both" | "none";

/** The blocks of portable text (https://www.portabletext.org), whole and checked. */
export type PageBlock = PageText | PagePicture | PageTable;

type PageText = {
  _type: "block";
  _key: string;
  style: "normal" | "h2" | "h3" | "blockquote";
  listItem?: "bullet" | "number" | undefined;
  level?: number | undefined;
  children: PageSpan[];
  markDefs: PageLink[];
};

/** `marks`: "strong", "em", or the key of a link. */
type PageSpan = { _type: "span"; _key: string; text: string; marks: string[] };

export type PageLink = { _type: "link"; _key: string; href: string };

export type PagePicture = { _type: "image"; _key: string; picture: LabelPicture; caption: string };

export type PageTable = { _type: "table"; _key: string; hasHeader: boolean; rows: string[][] };

export function carePath(slug: string): string {
  return slugPath("/care/", slug);
}

/** Lets long words of a page's block be divided. */
export function withDivisibleWords(block: PageBlock): PageBlock {
  switch (block._type) {
    case "block":
      return { ...block, children: block.children.map((span) => ({ ...span, text: divisible(span.text) })) };
    case "table":
      return { ...block, rows: block.rows.map((cells) => cells.map(divisible)) };
    case "image":
      return { ...block, caption: divisible(block.caption) };
    default:
      return block satisfies never;
  }
}

/** Marks that are drawn without a definition. */
const DECORATORS = ["strong", "em", "underline", "strike-through", "code"];

/** A text with these links alone. The words of others stay, without the marks that name what is not there. */
export function withLinks(text: PageText, markDefs: PageLink[]): PageText {
  const knownMarks = new Set([...DECORATORS, ...markDefs.map(({ _key }) => _key)]);
  const children = text.children.map((span) => ({
    ...span,
    marks: span.marks.filter((mark) => knownMarks.has(mark)),
  }));
  return { ...text, children, markDefs };
}

/** A page with its numbers of days filled in; a paragraph that names one that nobody has given is left out. */
export function withNumbers<Page extends CarePage>(page: Page, fill: (text: string) => string): Page {
  return { ...page, body: page.body.flatMap((block) => numbered(block, fill)) };
}

function numbered(block: PageBlock, fill: (text: string) => string): PageBlock[] {
  if (block._type !== "block") return [block];
  const children = block.children.map((span) => ({ ...span, text: fill(span.text) }));
  const isWhole = children.every(({ text }, at) => text || !block.children[at]?.text);
  return isWhole ? [{ ...block, children }] : [];
}

/** A page whose links lead to what `resolve` returns for them; where that is empty their words are no link. */
export function withAddresses<Page extends CarePage>(page: Page, resolve: (href: string) => string): Page {
  return { ...page, body: page.body.map((block) => followed(block, resolve)) };
}

function followed(block: PageBlock, resolve: (href: string) => string): PageBlock {
  if (block._type !== "block" || block.markDefs.length === 0) return block;
  const links = block.markDefs.map((link) => ({ ...link, href: resolve(link.href) }));
  return withLinks(
    block,
    links.filter(({ href }) => href !== ""),
  );
}

/** `label`: in which long words may be divided. */
export type CareLine = { label: string; href?: string };

/** Whether a page stands in that list. */
export function isListedIn(list: "footer" | "menu", { listed }: Pick<CarePage, "listed">): boolean {
  return listed === list || listed === "both";
}

/**
 * A line of the footer becomes a link once a page with that title is published. Pages of the footer that no line names
 * follow at the end.
 */
export function careLines(entries: readonly string[], pages: readonly CarePage[]): CareLine[] {
  const lines = [...new Set(entries)].map((label): CareLine => {
    const page = pages.find(({ title }) => isSame(title, label));
    const line = { label: withSoftHyphens(label) };
    return page ? { ...line, href: carePath(page.slug) } : line;
  });
  const listed = pages.filter((page) => isListedIn("footer", page));
  const others = listed.filter(({ title }) => !entries.some((label) => isSame(title, label)));
  return [
    ...lines,
    ...others.map(({ title, slug }) => ({ label: withSoftHyphens(title), href: carePath(slug) })),
  ];
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, languageTag, { sensitivity: "base" }) === 0;
}
