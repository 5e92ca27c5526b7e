import { slugOf } from "#app/catalogue/slug.ts";
import * as cell from "./cell-parsers.ts";
import { picturesOf } from "./dress-pictures.ts";
import type { PictureFile, Pictures } from "./picture-folder.ts";
import {
  type PresentContent,
  type StoredDress,
  storedColours,
  storedReferences,
  storedSizes,
} from "./present-content.ts";
import type { RowReader } from "./row-reader.ts";

export type DressParts = {
  row: RowReader;
  slug: string;
  content: PresentContent;
  pictures: Pictures;
  /** The ids of the dresses in the table, by their addresses. */
  ids: ReadonlyMap<string, string>;
  use: (file: PictureFile) => void;
};

/** Those that depend on what else is there. */
export function relatedFields(parts: DressParts, before: StoredDress | undefined) {
  const { row, slug, content, pictures, use } = parts;
  const said = row.read("colors", (text) => cell.colours(text, content.colours));
  const colors = said && mergedColours(said, before);
  return definedOf({
    ...(before ? {} : { slug: { _type: "slug", current: slug } }),
    category: row.read("category", (text) => collectionNamed(text, content)),
    colors,
    unavailableSizes: unavailableSizes(row, before),
    completesLook: row.read("completesLook", (text) => completing(text, parts, before)),
    ...picturesOf({ row, before, colours: colors ?? coloursOf(before), pictures, use }),
  });
}

function collectionNamed(text: string, { collections }: PresentContent): cell.ParseResult<string> {
  const name = text.toLowerCase();
  const found = collections.find(({ slug, names }) =>
    [slug, ...names].some((word) => word.toLowerCase() === name),
  );
  if (found) return { value: found.slug };
  const known = collections.map(({ slug, names: [first = slug] }) => first).join(", ");
  return {
    fault: `there is no collection “${text}”${known && `: there are ${known}`}. A new one is made in Studio`,
  };
}

type StoredColour = cell.TableColour & { _key: string };

/** A colour that stays keeps what an editor has said of it, such as that it is not to be had. */
function mergedColours(said: readonly cell.TableColour[], before: StoredDress | undefined): StoredColour[] {
  const present = coloursOf(before);
  return said.map((colour) => ({
    _key: slugOf(colour.name) || colour.value.slice(1),
    _type: "color",
    ...present.find(({ name }) => name === colour.name),
    ...colour,
  }));
}

function coloursOf(dress: StoredDress | undefined): readonly cell.TableColour[] {
  return storedColours.parse(dress?.colors);
}

function unavailableSizes(row: RowReader, before: StoredDress | undefined): string[] | undefined {
  const gone = row.read("unavailableSizes", cell.list);
  const sizes: readonly unknown[] = row.read("sizes", cell.list) ?? storedSizes.parse(before?.sizes);
  const stray = gone?.find((size) => !sizes.includes(size));
  if (stray !== undefined) row.refuse("unavailableSizes", `“${stray}” is none of the dress's sizes`);
  return gone;
}

function completing(
  text: string,
  { slug, content, ids }: DressParts,
  before: StoredDress | undefined,
): cell.ParseResult<unknown[]> {
  const named = cell.list(text);
  if ("fault" in named) return named;
  const present = storedReferences.parse(before?.completesLook);
  const idOfOther = (other: string) => ids.get(other) ?? content.bySlug.get(other)?._id;
  const stray = named.value.find((other) => other === slug || idOfOther(other) === undefined);
  if (stray === slug) return { fault: "a dress does not complete its own look" };
  if (stray !== undefined) return { fault: `there is no dress with the address “${stray}”` };
  return {
    value: named.value.map((other) => {
      const _ref = idOfOther(other) ?? "";
      const same = present.find((reference) => reference._ref === _ref);
      return same ?? { _key: other, _type: "reference", _ref, _weak: true };
    }),
  };
}

export function definedOf(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
