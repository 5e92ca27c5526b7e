import { z } from "zod";
import { productTexts } from "#app/catalogue/product-fields.ts";
import { limited } from "./document-limits.server.ts";
import type { textTypes } from "./queries.server.ts";
import { markOf } from "./source-marks.server.ts";

/** The texts and pictures that a document has on a page, by its type: all of it, or these fields. */
const shown = {
  product: ["name", "mainImage", "gallery", "rentalIncludes", ...productTexts],
  collection: ["title", "intro", "plates"],
  carePage: ["title", "body"],
  sizeChart: ["title", "lead", "measuring"],
  // Its name, telephone and links are in addresses, titles and messages more than on pages.
  house: ["showroom", "hours", "newsletter", "colophon", "delivery", "notShown"],
  home: "all",
  designer: "all",
  questions: "all",
  contact: "all",
  newsletter: "all",
  privacy: "all",
  notFound: "all",
  search: "all",
  // A visitor's message is no text of a page.
  messages: ["title", "lead"],
  identity: [],
  terms: [],
} satisfies Record<"product" | (typeof textTypes)[number], readonly string[] | "all">;

const shownByType = new Map<string, readonly string[] | "all">(Object.entries(shown));

const document = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string().optional() });

/** The fields inside a list are named by their keys, as in "slides:3f2a.img". */
const keyed = z.object({ _key: z.string().regex(/^[\w-]+$/) });

const image = z.object({ asset: z.object({ _ref: z.string() }), alt: z.string().nullish() });

/** Puts the address of its field behind each text of the documents. Each revision is marked once. */
export function createDocumentMarker(): (documents: readonly unknown[]) => unknown[] {
  let known = new Map<string, unknown>();

  return (documents) => {
    const before = known;
    known = new Map();
    return documents.map((raw) => {
      const { data } = document.safeParse(raw);
      if (!data) return raw;
      const revision = `${data._id} ${data._rev}`;
      const marked = (data._rev && before.get(revision)) || markedDocument(data);
      known.set(revision, marked);
      return marked;
    });
  };
}

function markedDocument(data: z.infer<typeof document>): unknown {
  const fields = shownByType.get(data._type);
  const { document: limitedDocument } = limited(data);
  if (!fields || !limitedDocument) return data;
  const isShown = (name: string) => fields === "all" || fields.includes(name);
  const fieldOf = (path: string) => `id=${data._id};type=${data._type};path=${path};base=%2F`;
  const entries = Object.entries(limitedDocument).map(([name, value]) => [
    name,
    isShown(name) && !name.startsWith("_") ? marked(value, name, fieldOf) : value,
  ]);
  const title = data._type === "collection" ? nameAsTitle(limitedDocument, fieldOf) : {};
  return { ...Object.fromEntries(entries), ...title };
}

/** The name stands over a collection's page where it has no title; in the navigation it has no mark. */
function nameAsTitle({ name, title }: Record<string, unknown>, fieldOf: (path: string) => string) {
  const isUntitled = typeof title !== "string" || title.trim() === "";
  return isUntitled && typeof name === "string" ? { title: markedLines(name, markOf(fieldOf("name"))) } : {};
}

/** `fieldOf`: an address as `data-sanity` of @sanity/visual-editing has it. */
function marked(value: unknown, path: string, fieldOf: (path: string) => string): unknown {
  if (typeof value === "string") return isText(value) ? markedLines(value, markOf(fieldOf(path))) : value;
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => {
      const { data } = keyed.safeParse(entry);
      return marked(entry, `${path}:${data?._key ?? index}`, fieldOf);
    });
  }
  if (typeof value !== "object" || value === null) return value;
  const { data: picture } = image.safeParse(value);
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name.startsWith("_") ? part : marked(part, `${path}.${name}`, fieldOf),
  ]);
  // Who clicks on a picture is led to the picture.
  const alt = picture ? { alt: (picture.alt ?? "") + markOf(fieldOf(path)) } : {};
  return { ...Object.fromEntries(entries), ...alt };
}

/** No link, address, file name, or one word of lower case such as a slug or a name that the code compares. */
function isText(value: string): boolean {
  const text = value.trim();
  if (!/\p{L}/u.test(text)) return false;
  if (/\s/.test(text)) return true;
  return (
    !text.startsWith("/") && !text.includes("://") && !text.includes("@") && !/^[a-z0-9_.:-]+$/.test(text)
  );
}

/** Each line: paragraphs and lines of a headline are elements of their own. */
function markedLines(text: string, mark: string): string {
  return text.replace(/\S(?=[^\S\n]*(?:\n|$))/g, (end) => end + mark);
}
