import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { error, type Issue, warning } from "#model/documents/issue.ts";
import { countedPath } from "#model/documents/parse-with-defaults.server.ts";
import { partOf } from "#model/documents/part-of.ts";
import type { KnownPages } from "#model/dresses/old-addresses.ts";
import type { Product } from "#model/dresses/product.ts";
import { nameOfSection } from "#model/sections/section-kinds.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";

/** The host has `fetched` dresses that can be shown, and the shop goes on showing `shownCount`. */
export type RejectedCatalogue = { fetched: number; shownCount: number };

/** An issue, with the document that it is about. */
export type ContentIssue = Omit<Issue, "path"> & {
  /** The field, as Studio's links name it: `sections[_key=="a1"].href`. */
  path?: string;
  /** The published id of the document; empty when it is nobody's in particular. */
  id: string;
  type: string;
  /** The document's name, as it stands in Studio's lists. */
  name: string;
  /** The issue is about a text in this language. */
  translation?: { language: string; state: "missing" | "older" };
};

export type StoredDocument = { _id: string; _type: string; [field: string]: unknown };

export type Checked = {
  /** All documents of the host, with drafts where they could be read. */
  documents: readonly unknown[];
  /** Pieces and bookings, as far as they may be read. */
  rental?: readonly unknown[];
  /** The slugs that dresses, collections and pages had some time ago, by id. */
  formerSlugs: ReadonlyMap<string, string>;
  /** Pictures and films that documents name and the host no longer has. */
  goneFiles?: ReadonlySet<string>;
  /** Documents that the host has set aside because it could not read them. */
  unreadable?: readonly { id: string; reason: string }[];
  /** This is set while the shop goes on showing dresses that the host no longer has. */
  rejected?: RejectedCatalogue | undefined;
  /** Whether the shop's server is set up to send the newsletter's mails. */
  canConfirm: boolean;
};

/** The shop, as far as a rule needs it beside the document that it judges. */
export type Facts = Pick<Required<Checked>, "formerSlugs" | "goneFiles" | "canConfirm"> & {
  /** The label's texts, before they are fitted to the dresses. */
  writtenTexts: Texts;
  products: readonly Product[];
  /** All documents, with drafts where they could be read. */
  all: readonly StoredDocument[];
  /** The paths that answer, or lead on to one that does. */
  paths: ReadonlySet<string>;
  knownPages: KnownPages;
  /** The label's numbers of days, by the names that texts give them. */
  numbers: Readonly<Record<string, string | undefined>>;
};

export type Rule = (document: StoredDocument, facts: Facts) => Issue[];

const uploaded = z.looseObject({ asset: z.looseObject({ _ref: z.string() }) });

type Uploaded = z.infer<typeof uploaded>;

/** Lists the uploaded pictures and films of a document; `asset` is the id of the file, `stored` what the document says of it. */
export function filesIn(value: unknown, path = ""): { path: string; asset: string; stored: Uploaded }[] {
  if (typeof value !== "object" || value === null) return [];
  const { data } = uploaded.safeParse(value);
  if (data) return [{ path, asset: data.asset._ref, stored: data }];
  return Object.entries(value).flatMap(([key, part]) => filesIn(part, path === "" ? key : `${path}.${key}`));
}

/** Errors about uploaded pictures and films. `isMeant` is given the id of a file, `says`: what is wrong with a film, and with a picture. */
export function fileIssues(
  document: Stored,
  isMeant: (asset: string) => boolean,
  says: { film: string; picture: string },
): Issue[] {
  return filesIn(document)
    .filter(({ asset }) => isMeant(asset))
    .map(({ path, asset }) => {
      return errorIn(document, path, asset.startsWith("file-") ? says.film : says.picture);
    });
}

/** Every text of a document, however deeply nested, with the path to it; ids, types and keys are none. */
export function textsIn(value: unknown, path = ""): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !key.startsWith("_"))
    .flatMap(([key, part]) => textsIn(part, path === "" ? key : `${path}.${key}`));
}

/** An error of a field: “href” leads nowhere. */
export function errorIn(document: Stored, path: string, fault: string): Issue {
  return { ...error(inField(document, path, fault)), path };
}

export function warningIn(document: Stored, path: string, fault: string): Issue {
  return { ...warning(inField(document, path, fault)), path };
}

function inField(document: Stored, path: string, fault: string): string {
  return withLocation(document, path, (field) =>
    field ? t("“{{field}}” {{fault}}", { field, fault }) : t("it {{fault}}", { fault }),
  );
}

type Stored = { _type?: unknown; sections?: unknown };

/**
 * Names the part of a document as its owner counts: "section 6 (Film): “href” leads nowhere". `says` is given the name of the
 * field, which is empty for the section itself.
 */
export function withLocation(document: Stored, path: string, says: (field: string) => string): string {
  const [list = "", index = "", ...rest] = path.split(".");
  const place = Number(index);
  const inner = countedPath(rest.map(keyOf));
  if (/^\d+$/.test(index) && list === "sections")
    return t("{{place}}: {{fault}}", {
      place: nameOfSection(entryOf(document.sections, place), place + 1),
      fault: says(inner),
    });
  if (/^\d+$/.test(index) && document._type === "carePage" && list === "body")
    return t("paragraph {{place}}: {{fault}}", {
      place: place + 1,
      fault: says(inner.replace(/^markDefs \d+: href$/, "link")),
    });
  return says(countedPath(path.split(".").map(keyOf)));
}

/** Studio finds the entries of lists by their keys. */
export function pathInStudio(document: unknown, path: string): string {
  let value = document;
  return path.split(".").reduce((before, part) => {
    const isEntry = Array.isArray(value);
    value = partOf(value, part);
    const { data } = keyed.safeParse(value);
    if (isEntry) return `${before}[${data ? `_key=="${data._key}"` : part}]`;
    return before === "" ? part : `${before}.${part}`;
  }, "");
}

const keyed = z.looseObject({ _key: z.string() });

function keyOf(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}

function entryOf(list: unknown, place: number): object {
  const entry: unknown = Array.isArray(list) ? list[place] : undefined;
  return typeof entry === "object" && entry !== null ? entry : {};
}
