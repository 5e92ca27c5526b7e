import { useEffect, useRef } from "react";
import { type SortOrder, sortLabelInSentence } from "#app/catalogue/sort-order.ts";
import { announceDeferred } from "#app/site/load-deferred-modules.ts";

/** Says "7 products, price low to high" once a collection that is shown stands in another order. */
export function useAnnouncedOrder(collection: string, order: SortOrder | undefined, products: string): void {
  const last = useRef({ collection, order });

  useEffect(() => {
    const before = last.current;
    last.current = { collection, order };
    if (before.collection !== collection || before.order === order) return;
    announceDeferred(order ? `${products}, ${sortLabelInSentence(order)}` : products);
  }, [collection, order, products]);
}
