import { type ComponentType, lazy, memo, Suspense } from "react";

const RETRY_MS = 5_000;

/**
 * A part of a screen that the server renders and whose script is loaded after hydration.
 *
 *     export const LazyLookSheet = lazyPart(load, import.meta.env.SSR ? await load() : undefined);
 *
 * `load` is a dynamic import. A change of props, or of the router's address, before the script has come removes the part until then: React gives up the
 * server's markup. So props should be few and steady, and an address may wait (routes/product/use-choice.ts).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
): ComponentType<Props> {
  const Part = onServer ?? lazy(() => loaded(load).then(asModule));
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

function asModule<Props>(part: ComponentType<Props>): { default: ComponentType<Props> } {
  return { default: part };
}

/** What `load` brings, tried again until it does: without a connection the server's markup stays as it is. */
export async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return loaded(load);
  }
}
