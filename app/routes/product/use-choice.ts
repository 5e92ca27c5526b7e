import { useLayoutEffect, useRef, useState } from "react";
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
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ slug: string; query: string }>();
  const latest = useRef<typeof pending>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another dress nothing is wanted that was chosen of this one
  useLayoutEffect(
    () => () => {
      latest.current = undefined;
    },
    [slug],
  );

  function choose(query: string) {
    const choice = { slug, query };
    latest.current = choice;
    setPending(choice);
    // With another address React would throw away the parts whose script has not come (ui/lazy-part.tsx).
    void loaded(loadDeferredParts).then(({ takeAddress }) =>
      takeAddress(pathname, {
        isWanted: () => latest.current === choice,
        navigate: () => navigate({ search: query }, { replace: true, preventScrollReset: true, state }),
        onArrival: () => setPending((now) => (now === choice ? undefined : now)),
      }),
    );
  }

  const query = pending?.slug === slug ? pending.query : search;
  return [chosenFrom(product, new URLSearchParams(query)), choose];
}
