import { z } from "zod";
import type { Choice } from "#model/dresses/choice.ts";
import { findItem, itemIdOf } from "#model/dresses/find-item.server.ts";
import type { Product } from "#model/dresses/product.ts";
import { filters, findDresses, narrowed, wantsToRent } from "#model/search/find-dresses.server.ts";
import filterWords from "#words/filter.json" with { type: "json" };
import { disclosureOf, productAnswer, selectionOf, variantsOf } from "./product-answer.ts";
import { invalid, type Message, notFound, tool } from "./protocol.ts";

export const SEARCH = "dev.ucp.shopping.catalog.search";
export const LOOKUP = "dev.ucp.shopping.catalog.lookup";

/** Results of a page: the protocol's number, and the most that a small window has room for. */
const PAGE = { usual: 10, most: 24 };

/** The variants in an answer about one dress, and the ids in a question about many. */
const MOST = { variants: 40, ids: 24 };

export const itemName = z.string().min(1).max(300);

const context = z.object({ language: z.string().optional(), currency: z.string().optional() }).optional();
const common = { filters: filters.optional(), context };
const pagination = z.object({ cursor: z.string().max(100).optional(), limit: z.int().min(1).optional() });
const option = z.object({ name: z.string(), id: z.string().optional(), label: z.string() });

const searchCatalog = tool({
  name: "search_catalog",
  capability: SEARCH,
  description: "Searches this shop's dresses by words, filters or both. Short results; money in minor units.",
  shape: {
    catalog: z.object({ query: z.string().optional(), pagination: pagination.optional(), ...common }),
  },
  async answer(
    shop,
    { catalog: { query = "", filters: wishes = {}, pagination: { cursor, limit } = {}, ...more } },
  ) {
    if (!query.trim() && Object.keys(wishes).length === 0) throw invalid("catalog needs a query or filters");
    const start = offsetIn(cursor);
    const end = start + Math.min(limit ?? PAGE.usual, PAGE.most);
    const { hits, messages } = await findDresses(shop, query.trim(), wishes, more.context?.currency);
    const toRent = wantsToRent(wishes);
    const page = hits.slice(start, end);
    const next =
      hits.length > end ? { has_next_page: true, cursor: cursorAt(end) } : { has_next_page: false };
    return {
      products: page.map(({ product, choice: chosen }) =>
        productAnswer(product, variantsOf(product, chosen).slice(0, 1), { chosen, toRent }, shop),
      ),
      pagination: { ...next, total_count: hits.length },
      messages: [
        ...messages,
        ...page.flatMap(({ product, choice: chosen }, index) =>
          disclosureOf(product, { chosen, toRent }, `$.products[${index}]`),
        ),
      ],
    };
  },
});

const lookupCatalog = tool({
  name: "lookup_catalog",
  capability: LOOKUP,
  description: "Looks up dresses, or dresses in a colour and a size, by their ids.",
  shape: { catalog: z.object({ ids: z.array(itemName).min(1).max(MOST.ids), ...common }) },
  answer(shop, { catalog: { ids, filters: wishes = {}, context: about } }) {
    const named = [...new Set(ids)].map((id) => ({ id, item: findItem(shop.catalogue, id) }));
    const messages = named
      .filter(({ item }) => !item)
      .map(({ id: content }): Message => ({ type: "info", code: "not_found", content }));
    const byProduct = Map.groupBy(
      named.flatMap(({ id, item }) => (item ? [{ id, ...item }] : [])),
      ({ product }) => product,
    );
    const all = [...byProduct.keys()].map((product) => ({ product, choice: {} }));
    const narrowing = narrowed(shop, all, wishes, about?.currency);
    const products = narrowing.hits.map(({ product, choice }, index) => {
      const inputs = (byProduct.get(product) ?? []).map(({ id, choice: exact }) => ({
        choice: exact ?? variantsOf(product, choice)[0],
        input: { id, match: exact ? "exact" : "featured" },
      }));
      const variants = new Set(inputs.flatMap(({ choice: own }) => own ?? []));
      const [chosen = {}] = inputs.flatMap(
        ({ input, choice: own }) => (input.match === "exact" && own) || [],
      );
      const telling = { chosen, toRent: wantsToRent(wishes) };
      messages.push(...disclosureOf(product, telling, `$.products[${index}]`));
      const answer = productAnswer(product, unlike([...variants], product), telling, shop);
      return {
        ...answer,
        variants: answer.variants.map((variant) => ({
          ...variant,
          inputs: inputs
            .filter(({ choice: own }) => own && itemIdOf(product, own) === variant.id)
            .map(({ input }) => input),
        })),
      };
    });
    return { products, messages: [...narrowing.messages, ...messages] };
  },
});

const getProduct = tool({
  name: "get_product",
  capability: LOOKUP,
  description: "One dress with its whole description and all its pictures, in the chosen colour or size.",
  shape: { catalog: z.object({ id: itemName, selected: z.array(option).max(10).optional(), ...common }) },
  answer(shop, { catalog: { id, selected = [], filters: wishes = {}, context: about } }) {
    const item = findItem(shop.catalogue, id);
    const all = item ? [{ product: item.product, choice: {} }] : [];
    const { hits, messages } = narrowed(shop, all, wishes, about?.currency);
    if (!item || hits.length === 0) return notFound(id);
    const { product } = item;
    const asSaid = item.choice ?? selectedIn(product, selected);
    // Where nobody has chosen, the colour alone is: so all its sizes are told.
    const [first] = variantsOf(product, {});
    const isOpen = !asSaid.colour && !asSaid.size && first?.colour;
    const chosen = isOpen ? { colour: first.colour } : asSaid;
    const telling = { chosen, isWhole: true, toRent: wantsToRent(wishes) };
    const variants = variantsOf(product, chosen).slice(0, MOST.variants);
    return {
      product: { ...productAnswer(product, variants, telling, shop), selected: selectionOf(chosen) },
      messages: [...messages, ...disclosureOf(product, telling, "$.product")],
    };
  },
});

export const catalogueTools = [searchCatalog, lookupCatalog, getProduct];

function unlike(choices: readonly Choice[], product: Product): Choice[] {
  return [...new Map(choices.map((choice) => [itemIdOf(product, choice), choice])).values()];
}

/** The choice of these options. What the dress does not have is dropped: every other colour is there in every size. */
export function selectedIn(
  { colours, sizes }: Product,
  options: readonly z.output<typeof option>[],
): Partial<Choice> {
  const { colour: colourName, size: sizeName } = filterWords.facets;
  const saidOf = (...names: string[]) => options.find(({ name }) => names.some((own) => isAlike(own, name)));
  const [ofColour, ofSize] = [saidOf(colourName, "colour", "color"), saidOf(sizeName, "size")];
  const colour = colours.find(({ slug, name }) => slug === ofColour?.id || isAlike(name, ofColour?.label));
  const size = sizes.find(({ label }) => label === ofSize?.id || isAlike(label, ofSize?.label));
  return { ...(colour && { colour }), ...(size && { size }) };
}

function isAlike(one: string, other = ""): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}

/** A cursor is opaque to whoever passes it on. */
function cursorAt(offset: number): string {
  return Buffer.from(`from ${offset}`).toString("base64url");
}

function offsetIn(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, offset] = /^from (\d{1,6})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (offset === undefined) throw invalid("catalog.pagination.cursor is none of this shop's");
  return Number(offset);
}
