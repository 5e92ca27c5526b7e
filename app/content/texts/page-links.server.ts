import type { CarePage, PageBlock, PageLink, PageText } from "#app/label/texts/care-page.ts";

/** Marks that are drawn without a definition. */
const DECORATORS = ["strong", "em", "underline", "strike-through", "code"];

/** A text with these links alone. The words of others stay, without the marks that name what is not there. */
export function withLinks(text: PageText, markDefs: PageLink[]): PageText {
  const known = new Set([...DECORATORS, ...markDefs.map(({ _key }) => _key)]);
  const children = text.children.map((span) => ({
    ...span,
    marks: span.marks.filter((mark) => known.has(mark)),
  }));
  return { ...text, children, markDefs };
}

/** A page whose links lead to what `resolve` returns for them; where that is empty their words are no link. */
export function withAddresses(page: CarePage, resolve: (href: string) => string): CarePage {
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
