import { sortOrders } from "#app/catalogue/sort-order.ts";

/** The values that a collection's form offers. */
type Offered = readonly { name: string; values: readonly string[] }[];

const JUNK = [
  undefined,
  undefined,
  "",
  "made-up",
  "%00",
  "A-LINE",
  "34,",
  "__proto__",
  "🤍",
  "0-100000",
  "1e9",
];

/**
 * Makes addresses of a collection with real and made-up values, in any facet, number, order and spelling. They are
 * the same in each run.
 */
export function madeUpFilters(collection: string, offered: Offered, count: number): string[] {
  const random = generator(20_261_122);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const routes = ["root", "collection/collection", "collection/collection,root"];
  const pair = () => {
    const facet = pick(offered);
    const value = () => (random() < 0.7 ? pick(facet?.values ?? []) : (pick(JUNK) ?? random()));
    const list = Array.from({ length: 1 + Math.floor(random() * 3) }, value).join(
      random() < 0.5 ? "," : "%2C",
    );
    return `${random() < 0.9 ? facet?.name : pick(["x", "page", "price"])}=${list}`;
  };
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: 1 + Math.floor(random() * 4) }, pair);
    const isData = random() < 0.3;
    if (random() < 0.5) parts.push(`sort=${pick([...sortOrders.map(({ slug }) => slug), "junk"])}`);
    if (random() < 0.3) parts.unshift(`page=${Math.floor(random() * 5)}`);
    if (isData && random() < 0.7) parts.push(`_routes=${pick(routes)}`);
    return `${collection}${isData ? ".data" : ""}?${parts.join("&")}`;
  });
}

/** Numbers from 0 to 1 that look like chance: mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
