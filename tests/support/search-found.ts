import { screenTexts } from "#model/screens/screen-texts.server.ts";
import { findPages, otherSizeIn } from "#model/search/find-pages.server.ts";
import { createForgivingSearch } from "#model/search/forgiving-search.ts";
import { sampleDress } from "./sample-dress.ts";

type Fields = Parameters<typeof sampleDress>[1];

/** Its collection and its texts, by the name of a dress. */
export type Dresses = Readonly<
  Record<string, readonly [collection: string, fields: Fields, colours?: readonly string[]]>
>;

/** The dresses that each text finds; a text that leaves out words finds none. */
export async function found(dresses: Dresses, texts: readonly string[]): Promise<string> {
  const search = await createForgivingSearch(
    Object.entries(dresses).map(([name, [collection, fields, colours]]) =>
      sampleDress(name, fields, collection, colours),
    ),
  );
  const answers = texts.map((text) => {
    const { results, without } = search(text, 500);
    return [text, without ? [`without ${without}`] : results.map(({ name }) => name).toSorted()];
  });
  return JSON.stringify(Object.fromEntries(answers));
}

const pages = screenTexts.map(({ path, topics }) => ({ href: path, label: "", topics, isEmpty: false }));

/** The screens that each text finds, in a shop that has the sizes 36 and 38. */
export function pagesFound(texts: readonly string[]): string {
  const sizes = new Set(["36", "38"]);
  const answers = texts.map((text) => {
    const found = findPages(text, pages).pages.map(({ href }) => href);
    return [text, otherSizeIn(text, () => sizes) ? "/size-finder" : found.join()];
  });
  return JSON.stringify(Object.fromEntries(answers));
}
