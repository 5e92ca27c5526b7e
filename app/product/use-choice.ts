import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Choice, chosenFrom } from "#app/catalogue/choice.ts";
import type { Product } from "#app/catalogue/product.ts";

/**
 * The address says what is chosen. React shows a choice at once: a quick tap on a button below asks for it, and the router's own change
 * takes some frames.
 */
export function useChoice(product: Product): [choice: Choice, choose: (query: string) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [query, showQuery] = useOptimistic(search);

  function choose(chosen: string) {
    // Back has left this screen: the choice would take the place of the page that is on its way.
    if (location.pathname !== pathname) return;
    startTransition(async () => {
      showQuery(chosen);
      await navigate({ search: chosen }, { replace: true, preventScrollReset: true, state });
    });
  }

  return [chosenFrom(product, new URLSearchParams(query)), choose];
}
