import { cp, mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openContentLake } from "@trousseau/content-lake";
import { z } from "zod";
import { readColours } from "#model/dresses/colours.server.ts";
import { projectPaths } from "#server/project-paths.ts";

const dress = z.looseObject({ _id: z.string(), _type: z.string(), name: z.string().catch("") });

const choices = z.object({
  slug: z.object({ current: z.string() }),
  colors: z.unknown(),
  sizes: z.array(z.string()),
  unavailableSizes: z.array(z.string()).default([]),
});

/** The lake knows a picture that it has made by the date of the original, which is therefore the same in each run. */
const SEEDED = new Date("2026-01-01T00:00:00Z");

/** A DATA_DIR whose lake holds so many dresses, all but one in the collection of tulle. */
export async function openDataFolder(count: number): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), `trousseau-bench-${count}-`));
  const dataset = join(data, "dataset");
  await mkdir(dataset);
  await writeFile(
    join(dataset, "data.ndjson"),
    (await manyDresses(count)).map((one) => JSON.stringify(one)).join("\n"),
  );
  for (const folder of ["images", "clips"])
    await cp(join(projectPaths.content, folder), join(dataset, folder), { recursive: true });
  const lake = await openContentLake({
    folder: join(data, "lake"),
    projectId: "trousseau",
    dataset: "production",
    seed: dataset,
  });
  await lake.close();
  const assets = join(data, "lake/assets/images");
  for (const name of await readdir(assets)) await utimes(join(assets, name), SEEDED, SEEDED);
  return data;
}

/** Addresses of the pages of so many dresses, each with every colour and size that can be had of that dress, or none. */
export async function productChoices(url: string, count: number): Promise<string[]> {
  const documents = await manyDresses(count);
  return documents.flatMap((document) => {
    const { slug, colors, sizes, unavailableSizes } = choices.parse(document);
    const product = `${url}/product/${slug.current}`;
    const available = sizes.filter((size) => !unavailableSizes.includes(size));
    const colourChoices = ["", ...readColours(colors).map((colour) => `colour=${colour.slug}`)];
    const sizeChoices = ["", ...available.map((size) => `size=${encodeURIComponent(size)}`)];
    return colourChoices.flatMap((colour) =>
      sizeChoices.map((size) => `${product}?${[colour, size].filter(Boolean).join("&")}`),
    );
  });
}

/** The sample label's dresses again and again, as an editor's documents. */
async function manyDresses(count: number) {
  const lines = (await readFile(join(projectPaths.content, "data.ndjson"), "utf8"))
    .split("\n")
    .filter(Boolean);
  const dresses = lines
    .map((line) => dress.parse(JSON.parse(line)))
    .filter(({ _type }) => _type === "product");
  return Array.from({ length: count + 1 }, (_, index) => {
    const original = dresses[index % dresses.length];
    return {
      ...original,
      _id: `product-${index}`,
      name: `${original?.name} ${index + 1}`,
      slug: { _type: "slug", current: `dress-${index}` },
      category: index === count ? "satin-dresses" : "tulle-dresses",
      order: index,
    };
  });
}
