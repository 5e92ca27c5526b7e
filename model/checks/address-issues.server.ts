import { getDraftId } from "@sanity/client/csm";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { error, type Issue, warning } from "#model/documents/issue.ts";
import { collectionPath, slugOfId } from "#model/dresses/category.ts";
import { judgeOldAddresses } from "#model/dresses/old-addresses.ts";
import { productPath } from "#model/dresses/product.ts";
import { carePath } from "#model/texts/care-page.ts";
import { isAnswered } from "#model/texts/shown-texts.server.ts";
import { errorIn, type Facts, type StoredDocument, textsIn, withLocation } from "./content-issue.server.ts";

/** Fields that hold a button, of a document or of one of its sections. */
const BUTTONS = ["more", "action"];

const button = z.looseObject({ label: z.unknown().optional(), href: z.unknown().optional() });
const hero = z.looseObject({
  _type: z.unknown().optional(),
  btnLabel: z.unknown().optional(),
  href: z.unknown().optional(),
  dress: z.unknown().optional(),
});

/** Finds buttons without words or without a link, and links to what is not there. */
export function linkIssues(document: StoredDocument, { paths }: Pick<Facts, "paths">): Issue[] {
  return [
    ...textsIn({ ...document, body: withUsedLinks(document["body"]) })
      .filter(({ path, text }) => /(^|\.)href$/.test(path) && /^\//.test(text) && !isAnswered(text, paths))
      .map(({ path, text }) =>
        errorIn(document, path, t("leads nowhere: there is no page at {{path}}", { path: text })),
      ),
    ...heroesIn(document).flatMap(({ place, btnLabel, href, dress: dressSlug }) => {
      const dress = textOf(dressSlug);
      const isShown = !dress || paths.has(productPath(dress));
      return [
        ...(isShown
          ? []
          : [
              errorIn(document, `${place}.dress`, t("names a dress that is not shown: {{dress}}", { dress })),
            ]),
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

/** Addresses of the former site that lead nowhere. */
export function oldAddressIssues({ _type }: StoredDocument, { writtenTexts, knownPages }: Facts): Issue[] {
  if (_type !== "oldAddresses") return [];
  const { addresses } = writtenTexts.oldAddresses;
  return judgeOldAddresses(addresses, knownPages).flatMap((judged, index) =>
    "fault" in judged
      ? [error(t("{{place}}: {{fault}}", { place: addresses[index]?.from ?? "", fault: judged.fault }))]
      : [],
  );
}

/** The film in the list of sections. */
function heroesIn({ sections }: StoredDocument) {
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
    const { data } = hero.safeParse(section);
    return data?._type === "heroSection" ? [{ place: `sections.${index}`, ...data }] : [];
  });
}

function buttonsIn(document: StoredDocument, value: unknown, path: string): Issue[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = path === "" ? key : `${path}.${key}`;
    const parsedButton = BUTTONS.includes(key) ? button.safeParse(part).data : undefined;
    return parsedButton
      ? deadButton(document, place, parsedButton.label, parsedButton.href)
      : buttonsIn(document, part, place);
  });
}

function deadButton(document: StoredDocument, place: string, label: unknown, href: unknown): Issue[] {
  const [words, link] = [textOf(label), textOf(href)];
  if (Boolean(words) === Boolean(link)) return [];
  const fault = words
    ? t("says “{{words}}” and has no link", { words })
    : t("leads to {{link}} and has no words", { link });
  const message = withLocation(document, place, (of) =>
    of ? t("the button of “{{of}}” {{fault}}", { of, fault }) : t("the button {{fault}}", { fault }),
  );
  return [{ ...error(message), path: place }];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** Documents with addresses that people save: the path, and whether dresses are lost with it when it changes. */
const addressed = new Map([
  ["product", { pathOf: productPath, holdsDresses: false }],
  ["collection", { pathOf: collectionPath, holdsDresses: true }],
  ["carePage", { pathOf: carePath, holdsDresses: false }],
]);

export const addressedTypes: ReadonlySet<string> = new Set(addressed.keys());

/** An address that people have saved must not lead nowhere. */
export function formerSlugIssues(document: StoredDocument, { all, formerSlugs }: Facts): Issue[] {
  const kind = addressed.get(document._type);
  const slug = slugOf(document);
  if (!kind || !slug) return [];
  const former = formerSlugs.get(document._id);
  const draftId: string = getDraftId(document._id);
  const draft = all.find(({ _id }) => _id === draftId);
  const isLost = former && former !== slug && !hasPreviousSlug(document, former);
  const isLeft = draft && slugOf(draft) !== slug && !hasPreviousSlug(draft, slug);
  const faults = [
    isLost && (kind.holdsDresses ? lostWithDresses : lost)(kind.pathOf(former)),
    isLeft &&
      t("its draft changes the address {{path}}: if a release publishes it, that address leads nowhere", {
        path: kind.pathOf(slug),
      }),
  ];
  return faults.flatMap((fault) => (fault ? [{ ...warning(fault), path: "slug" }] : []));
}

function lost(path: string): string {
  return t("its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere", {
    path,
  });
}

function lostWithDresses(path: string): string {
  return t(
    "its address was {{path}} before: note it in “Former addresses”, or links to it lead nowhere, and dresses that name it are not in the collection",
    { path },
  );
}

/** A collection is found under the address that its id names, too. */
function hasPreviousSlug({ _id, _type, previousSlugs }: StoredDocument, slug: string): boolean {
  const isNamed = _type === "collection" && slugOfId(_id.replace(/^drafts\./, "")) === slug;
  return isNamed || (Array.isArray(previousSlugs) && previousSlugs.includes(slug));
}

const slugField = z.looseObject({ current: z.string() });

function slugOf({ slug }: StoredDocument): string | undefined {
  return typeof slug === "string" ? slug : slugField.safeParse(slug).data?.current;
}
