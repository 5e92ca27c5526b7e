import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import type { LabelMedia } from "#model/documents/describe.ts";
import { excessOf, withinLists } from "#model/documents/document-limits.server.ts";
import type { DocumentIssues } from "#model/documents/document-reader.server.ts";
import { error, type Issue } from "#model/documents/issue.ts";
import { LONGEST_LINE } from "#model/documents/label-limits.ts";
import type { CachedRead } from "#model/documents/revision-cache.server.ts";
import type { SpokenParts } from "#model/documents/spoken-in.ts";
import { isPageLink, pageSlug, slugFault } from "#model/entries/link-address.ts";
import { readSections, type Section, sectionSchemas } from "#model/sections/section-texts.server.ts";
import { languageTag } from "#words/locale.ts";
import { type CarePage, type PageBlock, type PageList, withLinks } from "./care-page.ts";
import { foundAs } from "./found-as.ts";
import { readLine, withBoundSigns, withoutControls } from "./plain-text.server.ts";
import { isToBeRead } from "./starting-texts.ts";
import { line } from "./text-rules.ts";

/** All tables of a page together may have this many cells, with those that fill rows up to the longest. */
const MAX_CELLS = 2_000;

/** Each takes some milliseconds to read, during which no visitor is answered. */
const MAX_PAGES = 100;

const REMEDY = t(
  "write a path of the shop, or an address that begins with https://, mailto: or tel:; its words are shown without a link",
);

const CARE_TYPE = "carePage";

const candidate = z.looseObject({ _id: z.string(), _type: z.literal(CARE_TYPE) });
type Candidate = z.infer<typeof candidate>;

const slugField = z.object({ current: z.string().regex(pageSlug) });

const span = z.object({
  _type: z.literal("span").default("span"),
  _key: z.string().default(""),
  text: z.string().transform((text) => withBoundSigns(withoutControls(text))),
  marks: z
    .array(z.string())
    .nullish()
    .transform((marks) => marks ?? []),
});

const textBlock = z
  .object({
    _type: z.literal("block"),
    _key: z.string().default(""),
    style: z.enum(["normal", "h2", "h3", "blockquote"]).catch("normal"),
    listItem: z.enum(["bullet", "number"]).optional().catch(undefined),
    level: z.int().min(1).max(3).optional().catch(undefined),
    children: z.array(span),
    markDefs: z
      .array(z.unknown())
      .nullish()
      // A link that leads nowhere leaves its words as they are.
      .transform((definitions) => (definitions ?? []).flatMap((mark) => linkMark.safeParse(mark).data ?? [])),
  })
  .transform((block) => withLinks(block, block.markDefs));

const href = z.string().trim().refine(isPageLink);
const linkMark = z.object({ _type: z.literal("link"), _key: z.string(), href });
const deadLinkMark = linkMark.extend({ href: z.unknown().refine((link) => !href.safeParse(link).success) });
const linkedBlock = z.object({ children: z.array(span), markDefs: z.array(z.unknown()) });

const table = z
  .object({
    _type: z.literal("table"),
    _key: z.string().default(""),
    hasHeader: z.boolean().nullish(),
    rows: z.array(z.object({ cells: z.array(z.unknown()).nullish() })).min(1, t("has no rows")),
  })
  .transform(({ rows, hasHeader, ...rest }) => ({
    ...rest,
    hasHeader: hasHeader ?? false,
    rows: rows.map(({ cells }) => (cells ?? []).map(readLine)),
  }));

/** A page of the label's own, with its sections below its text. */
export type OwnPage = CarePage & { sections: readonly Section[] } & SpokenParts;

/** A page by itself, whatever the others are. */
export type ParsedPage = { page: OwnPage; excess: Issue | undefined; issues: Issue[] };

/**
 * Reads the label's own pages, each revision once. Of two with one address the first counts, by id. `issues`: why parts of a
 * page cannot be shown, or the whole page.
 */
export function readCarePages(
  documents: readonly unknown[],
  media: LabelMedia,
  cached: CachedRead<ParsedPage> = (_document, read) => read(),
) {
  const { picture } = media;
  const readers = { block: pageBlock(picture), picture, sections: sectionSchemas(media) };
  const pages = new Map<string, OwnPage>();
  const issues: DocumentIssues[] = [];
  const candidates = documents.flatMap((document) => candidate.safeParse(document).data ?? []);
  for (const document of candidates.toSorted((one, other) => (one._id < other._id ? -1 : 1))) {
    const { _id: id } = document;
    const { page, excess, issues: inPage } = cached(document, () => readPage(document, readers));
    const reason = reasonAgainst(page, pages);
    const whole = excess ?? (reason === undefined ? undefined : error(reason));
    if (!whole) pages.set(page.slug, page);
    const pageIssues = whole ? [whole] : inPage;
    if (pageIssues.length > 0) issues.push({ id, issues: pageIssues });
  }
  return {
    pages: [...pages.values()].toSorted((a, b) => a.title.localeCompare(b.title, languageTag)),
    issues,
  };
}

type Readers = {
  block: z.ZodType<PageBlock>;
  picture: LabelMedia["picture"];
  sections: ReturnType<typeof sectionSchemas>;
};

function readPage(document: Candidate, readers: Readers): ParsedPage {
  const title = readLine(document["title"]);
  const slug = slugField.safeParse(document["slug"]).data?.current ?? "";
  const excess = excessOf(document);
  const { issues, ...texts } = excess
    ? { description: "", listed: "footer" as const, body: [], sections: [], issues: [] }
    : readTexts(document, title, readers);
  const searchEntry = foundAs({
    searchTitle: line.safeParse(document["searchTitle"]).data,
    sharingPicture: readers.picture.safeParse(document["sharingPicture"]).data,
  });
  return { page: { slug, title, ...texts, ...searchEntry }, excess, issues };
}

function pageBlock(picture: LabelMedia["picture"]): z.ZodType<PageBlock> {
  const image = z
    .looseObject({
      _type: z.literal("image"),
      _key: z.string().default(""),
      caption: z.unknown().optional().transform(readLine),
    })
    .transform((stored, context) => {
      const { success, data } = picture.safeParse(stored);
      if (success) return { _type: stored._type, _key: stored._key, picture: data, caption: stored.caption };
      context.addIssue(t("is not a picture that was uploaded"));
      return z.NEVER;
    });
  return z.union([textBlock, table, image]);
}

/** The footer has every page of which its label has said nothing else. */
const listedField: z.ZodType<PageList> = z.enum(["footer", "menu", "both", "none"]).catch("footer");

function readTexts(storedPage: object, title: string, { block, sections: schemas }: Readers) {
  const { document, issues } = withinLists(storedPage);
  const stored = z.array(z.unknown()).safeParse(document["body"]).data ?? [];
  let cells = 0;
  const read = stored.map((entry) => {
    const { data } = block.safeParse(entry);
    if (data?._type !== "table") return data;
    const columns = Math.max(...data.rows.map(({ length }) => length));
    cells += data.rows.length * columns;
    return cells > MAX_CELLS ? undefined : { ...data, rows: filledUp(data.rows, columns) };
  });
  if (cells > MAX_CELLS)
    issues.push(error(t("its tables have more than {{most}} cells together", { most: MAX_CELLS })));
  for (const [at, parsedBlock] of read.entries()) {
    const inBlock = parsedBlock
      ? deadLinks(stored[at], at + 1)
      : [t("paragraph {{place}} cannot be shown", { place: at + 1 })];
    issues.push(...inBlock.map(error));
  }
  const description = line.safeParse(document["description"]).data ?? "";
  const list = z.array(z.unknown()).safeParse(document["sections"]).data ?? [];
  const { sections, issues: inSections } = readSections(list, schemas, { name: title, title });
  issues.push(...inSections);
  const listed = listedField.parse(document["listed"]);
  return {
    description,
    listed,
    sections,
    body: read.flatMap((parsedBlock) => parsedBlock ?? []).map(withKey),
    issues,
  };
}

function reasonAgainst(
  { title, slug, body }: Pick<OwnPage, "title" | "slug" | "body">,
  pages: ReadonlyMap<string, OwnPage>,
): string | undefined {
  if (!title) return t("it has no title, and is not shown");
  if (title.length > LONGEST_LINE)
    return t("its title is longer than {{most}} characters", { most: LONGEST_LINE });
  if (!slug) return t("it has no address, and is not shown");
  const fault = slugFault(slug);
  if (fault) return fault;
  if (isToBeRead(body)) return t("nobody has read its text yet, and it is not shown");
  if (pages.has(slug)) return t("its address /care/{{slug}} belongs to another page", { slug });
  return pages.size < MAX_PAGES ? undefined : t("there are more than {{most}} pages", { most: MAX_PAGES });
}

/** Imported text may come without keys, which a page needs to tell its paragraphs apart. */
function withKey(block: PageBlock, at: number): PageBlock {
  const keyed = { ...block, _key: block._key || String(at) };
  if (keyed._type !== "block") return keyed;
  const children = keyed.children.map((child, place) => ({ ...child, _key: child._key || String(place) }));
  return { ...keyed, children };
}

function deadLinks(stored: unknown, place: number): string[] {
  const { children, markDefs } = linkedBlock.safeParse(stored).data ?? { children: [], markDefs: [] };
  return markDefs.flatMap((mark) => {
    const { data } = deadLinkMark.safeParse(mark);
    if (!data) return [];
    const words = children.filter(({ marks }) => marks.includes(data._key)).map(({ text }) => text);
    // An editor leaves this behind when it deletes a link's words.
    if (words.length === 0) return [];
    const linked = words.join("");
    const { href: address } = data;
    return [
      typeof address === "string" && address
        ? t(
            "paragraph {{place}}: “{{words}}” has a link to {{address}} that cannot be followed: {{remedy}}",
            {
              place,
              words: linked,
              address,
              remedy: REMEDY,
            },
          )
        : t("paragraph {{place}}: “{{words}}” has a link that cannot be followed: {{remedy}}", {
            place,
            words: linked,
            remedy: REMEDY,
          }),
    ];
  });
}

function filledUp(rows: readonly string[][], columns: number): string[][] {
  return rows.map((cells) => [...cells, ...Array.from({ length: columns - cells.length }, () => "")]);
}
