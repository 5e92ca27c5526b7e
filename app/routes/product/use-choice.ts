import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Choice, chosenFrom } from "#app/catalogue/choice.ts";
import type { Product } from "#app/catalogue/product.ts";
import { loaded } from "#app/ui/lazy-part.tsx";
import { loadDeferredParts } from "./lazy-parts.ts";

/**
 * What is chosen of a dress: what the address says, or what is on its way there. The router takes some frames for that, also
 * with `flushSync`; a quick tap on a button beneath asks for what was just chosen.
 */
export function useChoice(product: Product): [choice: Choice, choose: (query: string) => void] {
  const { slug } = product;
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ slug: string; query: string }>();
  const latest = useRef<typeof pending>(undefined);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    shown.current = slug;
    return () => {
      shown.current = undefined;
    };
  }, [slug]);

  async function choose(query: string) {
    const choice = { slug, query };
    latest.current = choice;
    setPending(choice);
    // With another address React would throw away the parts whose script has not come (ui/lazy-part.tsx).
    await loaded(loadDeferredParts);
    // Another screen has come meanwhile, or another choice has overtaken this one.
    if (shown.current !== slug || latest.current !== choice) return;
    // An action: React commits what ends it together with the router's own change. Otherwise a busy phone shows the address
    // of before for some frames, and the buttons of the form with it.
    startTransition(async () => {
      await navigate({ search: query }, { replace: true, preventScrollReset: true, state });
      startTransition(() => setPending((now) => (now === choice ? undefined : now)));
    });
  }

  const query = pending?.slug === slug ? pending.query : search;
  return [chosenFrom(product, new URLSearchParams(query)), (query) => void choose(query)];
}
