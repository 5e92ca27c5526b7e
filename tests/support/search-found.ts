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
