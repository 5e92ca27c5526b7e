import { z } from "zod";
import { productPath } from "#app/catalogue/product.ts";
import { isAnswered } from "#app/content/texts/shown-texts.server.ts";
import { error, type IssueDetail } from "./content-issue.server.ts";
import { textsIn } from "./document-texts.server.ts";
import { withLocation } from "./issue-location.server.ts";

type Document = Record<string, unknown>;

/** Fields that hold a button, of a document or of one of its sections. */
const BUTTONS = ["more", "action"];

const button = z.looseObject({ label: z.unknown().optional(), href: z.unknown().optional() });
const hero = z.looseObject({
  _type: z.unknown().optional(),
  btnLabel: z.unknown().optional(),
  href: z.unknown().optional(),
  dress: z.unknown().optional(),
});

/** Buttons without words or without a link, and links to what is not there. `paths`: of every screen that answers. */
export function linkIssues(document: Document, paths: ReadonlySet<string>): IssueDetail[] {
  return [
    ...textsIn({ ...document, body: withUsedLinks(document["body"]) })
      .filter(({ path, text }) => /(^|\.)href$/.test(path) && /^\//.test(text) && !isAnswered(text, paths))
      .map(({ path, text }) =>
        error(
          withLocation(document, path, (field) => `“${field}” leads nowhere: no page answers at ${text}`),
        ),
      ),
    ...heroesIn(document).flatMap(({ place, btnLabel, href, dress: said }) => {
      const dress = textOf(said);
      const isShown = !dress || paths.has(productPath(dress));
      return [
        ...(isShown ? [] : [error(withLocation(document, `${place}.dress`, namesNone(dress)))]),
        ...deadButton(document, place, btnLabel, href),
      ];
    }),
    ...buttonsIn(document, document, ""),
  ];
}

const block = z.looseObject({
  children: z.array(z.looseObject({ marks: z.array(z.unknown()).nullish() })),
  markDefs: z.array(z.looseObject({ _key: z.unknown() })),
});

/** Keeps a text's links that have words: an editor leaves the others behind when it deletes words. */
function withUsedLinks(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map((entry: unknown) => {
    const { data } = block.safeParse(entry);
    const used = new Set(data?.children.flatMap(({ marks }) => marks ?? []));
    return data
      ? { ...data, markDefs: data.markDefs.map((mark) => (used.has(mark._key) ? mark : {})) }
      : entry;
  });
}

function namesNone(dress: string) {
  return (field: string) => `“${field}” names no dress that is shown: ${dress}`;
}

/** The film in the list of sections. */
function heroesIn({ sections }: Record<string, unknown>) {
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
    const { data } = hero.safeParse(section);
    return data?._type === "heroSection" ? [{ place: `sections.${index}`, ...data }] : [];
  });
}

function buttonsIn(document: Document, value: unknown, path: string): IssueDetail[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = path === "" ? key : `${path}.${key}`;
    const found = BUTTONS.includes(key) ? button.safeParse(part).data : undefined;
    return found ? deadButton(document, place, found.label, found.href) : buttonsIn(document, part, place);
  });
}

function deadButton(document: Document, place: string, label: unknown, href: unknown): IssueDetail[] {
  const [words, link] = [textOf(label), textOf(href)];
  if (Boolean(words) === Boolean(link)) return [];
  const fault = words ? `says “${words}” and has no link` : `leads to ${link} and has no words`;
  return [error(withLocation(document, place, (of) => `the button${of ? ` of “${of}”` : ""} ${fault}`))];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
