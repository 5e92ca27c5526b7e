import { startTransition, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Choice, chosenFrom } from "#app/catalogue/choice.ts";
import type { Product } from "#app/catalogue/product.ts";

/**
 * What is chosen of a dress: what the address says, or what is on its way there. The router takes some frames for that, also
 * with `flushSync`; a quick tap on a button beneath asks for what was just chosen.
 */
export function useChoice(product: Product): [choice: Choice, choose: (query: string) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [pendingQuery, setPendingQuery] = useState<string>();

  async function choose(query: string) {
    setPendingQuery(query);
    await navigate({ search: query }, { replace: true, preventScrollReset: true, state });
    // Together with the router's own change, not before it; a later choice has its own.
    startTransition(() => setPendingQuery((latest) => (latest === query ? undefined : latest)));
  }

  return [chosenFrom(product, new URLSearchParams(pendingQuery ?? search)), (query) => void choose(query)];
}
