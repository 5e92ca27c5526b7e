/** Shopify calls the end of a product's address so, or did. */
export const shopifyHandles = ["url handle", "handle"] as const;

/** No table of ours has these columns. */
export function isOfShopify(columns: readonly string[]): boolean {
  return columns.includes("title") && shopifyHandles.some((heading) => columns.includes(heading));
}
