import { z } from "zod";
import type { Choice } from "#model/dresses/choice.ts";
import { findItem, itemIdOf } from "#model/dresses/find-item.server.ts";
import type { Product } from "#model/dresses/product.ts";
import { filters, findDresses, narrowed, wantsToRent, word } from "#model/search/find-dresses.server.ts";
import filterWords from "#words/filter.json" with { type: "json" };
import { disclosureOf, productAnswer, selectionOf, variantsOf } from "./product-answer.ts";
import { codes, context, type Message, notFound, ProtocolError, tool } from "./protocol.ts";

export const SEARCH = "dev.ucp.shopping.catalog.search";
export const LOOKUP = "dev.ucp.shopping.catalog.lookup";

/** Results of a page: the protocol's number, and the most that a small window has room for. */
const PAGE = { usual: 10, most: 24 };

/** The ids in a question about many dresses. */
const MOST_IDS = 24;

export const itemName = z.string().min(1).max(300);

const common = { filters: filters.optional(), context };
const pagination = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,6}$/, "is none of this shop's")
    .optional(),
  limit: z.int().min(1).optional(),
});
const option = z.object({ name: z.string(), id: z.string().optional(), label: word });

const searchCatalog = tool({
  name: "search_catalog",
  capability: SEARCH,
  description:
    "Search the shop's dresses by words, by filters or both, as its own search does. Ten short results, or as many as `limit` says, 24 at most. Amounts are in the currency's smallest unit, such as cents.",
  shape: {
    catalog: z.object({ query: z.string().optional(), pagination: pagination.optional(), ...common }),
  },
  async answer(shop, { catalog: { query = "", filters: wishes = {}, pagination: wanted, context: about } }) {
    if (!query.trim() && Object.keys(wishes).length === 0)
      throw new ProtocolError(codes.params, "catalog needs a query or filters");
    const start = Number(wanted?.cursor ?? 0);
    const end = start + Math.min(wanted?.limit ?? PAGE.usual, PAGE.most);
    const { hits, messages } = await findDresses(shop, query.trim(), wishes, about?.currency);
    const toRent = wantsToRent(wishes);
    const page = hits.slice(start, end);
    const next = hits.length > end && { cursor: String(end) };
    return {
      products: page.map(({ product, choice: chosen }) =>
        productAnswer(product, variantsOf(product, chosen).slice(0, 1), { chosen, toRent }, shop),
      ),
      pagination: { has_next_page: hits.length > end, ...next, total_count: hits.length },
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
  description:
    "Look up some dresses by the ids that other answers name, of a dress or of its colour and size.",
  shape: { catalog: z.object({ ids: z.array(itemName).min(1).max(MOST_IDS), ...common }) },
  answer(shop, { catalog: { ids, filters: wishes = {}, context: about } }) {
    const named = [...new Set(ids)].map((id) => ({ id, item: findItem(shop.catalogue, id) }));
    const messages = named.flatMap(({ id, item }): Message[] =>
      item ? [] : [{ type: "info", code: "not_found", content: id }],
    );
    const byProduct = Map.groupBy(
      named.flatMap(({ id, item }) => (item ? [{ id, ...item }] : [])),
      ({ product }) => product,
    );
    const all = [...byProduct.keys()].map((product) => ({ product, choice: {} }));
    const narrowing = narrowed(shop, all, wishes, about?.currency);
    const products = narrowing.hits.map(({ product, choice }, index) => {
      const inputs = (byProduct.get(product) ?? []).flatMap(({ id, choice: exact }) => {
        const [variant] = exact ? [exact] : variantsOf(product, choice);
        return variant ? [{ variant, exact, input: { id, match: exact ? "exact" : "featured" } }] : [];
      });
      const byVariant = Map.groupBy(inputs, ({ variant }) => itemIdOf(product, variant));
      const variants = [...byVariant.values()].flatMap(([first]) => first?.variant ?? []);
      const chosen = inputs.find(({ exact }) => exact)?.exact ?? {};
      const telling = { chosen, toRent: wantsToRent(wishes) };
      messages.push(...disclosureOf(product, telling, `$.products[${index}]`));
      const answer = productAnswer(product, variants, telling, shop);
      return {
        ...answer,
        variants: answer.variants.map((variant) => ({
          ...variant,
          inputs: byVariant.get(variant.id)?.map(({ input }) => input),
        })),
      };
    });
    return { products, messages: [...narrowing.messages, ...messages] };
  },
});

const getProduct = tool({
  name: "get_product",
  capability: LOOKUP,
  description:
    "Everything about one dress: its whole description, all pictures, each colour and size, and the terms of renting. `selected` chooses a colour or a size.",
  shape: { catalog: z.object({ id: itemName, selected: z.array(option).max(10).optional(), ...common }) },
  answer(shop, { catalog: { id, selected = [], filters: wishes = {}, context: about } }) {
    const item = findItem(shop.catalogue, id);
    const all = item ? [{ product: item.product, choice: {} }] : [];
    const { hits, messages } = narrowed(shop, all, wishes, about?.currency);
    if (!item || hits.length === 0) return notFound(id);
    const { product } = item;
    const namesOf = (...options: string[]) =>
      selected
        .filter(({ name }) => options.some((own) => isAlike(own, name)))
        .flatMap(({ id: slug, label }) => [slug, label]);
    const { colour, size } = filterWords.facets;
    const asSaid =
      item.choice ?? choiceNamed(product, namesOf(colour, "colour", "color"), namesOf(size, "size"));
    // Where nobody has chosen, the colour alone is: so all its sizes are told.
    const [first] = variantsOf(product, {});
    const isOpen = !asSaid.colour && !asSaid.size && first?.colour;
    const chosen = isOpen ? { colour: first.colour } : asSaid;
    const telling = { chosen, isWhole: true, toRent: wantsToRent(wishes) };
    const variants = variantsOf(product, chosen);
    return {
      product: { ...productAnswer(product, variants, telling, shop), selected: selectionOf(chosen) },
      messages: [...messages, ...disclosureOf(product, telling, "$.product")],
    };
  },
});

export const catalogueTools = [searchCatalog, lookupCatalog, getProduct];

type Names = readonly (string | undefined)[];

/** The choice of these names. What the dress does not have is dropped: every other colour is there in every size. */
export function choiceNamed({ colours, sizes }: Product, ofColour: Names, ofSize: Names): Partial<Choice> {
  const colour = colours.find(({ slug, name }) => ofColour.some((own) => own === slug || isAlike(name, own)));
  const size = sizes.find(({ label }) => ofSize.some((own) => isAlike(label, own)));
  return { ...(colour && { colour }), ...(size && { size }) };
}

function isAlike(one: string, other = ""): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
