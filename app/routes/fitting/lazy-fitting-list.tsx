import { type ComponentType, lazy, Suspense, useState } from "react";
import { loaded } from "#app/ui/lazy-part.tsx";
import type { FittingBodyProps } from "./fitting-body.tsx";

/** Once it has come: then nothing is waited for. */
let body: ComponentType<FittingBodyProps> | undefined;

/** Rejects without a connection. */
export async function loadFittingList(): Promise<ComponentType<FittingBodyProps>> {
  body = (await import("./fitting-body.tsx")).FittingBody;
  return body;
}

if (import.meta.env.SSR) await loadFittingList();

const LateBody = lazy(async () => ({ default: await loaded(loadFittingList) }));

/** The server renders it, and what is in it are links until its script has come (docs/decisions/017-fitting-list.md). */
export function LazyFittingList(props: FittingBodyProps) {
  const [Body] = useState(() => body ?? LateBody);
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
