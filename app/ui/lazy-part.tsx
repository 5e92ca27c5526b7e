import { type ComponentType, lazy, memo, Suspense } from "react";

/**
 * A part of a screen that the server renders and whose script is loaded after hydration.
 *
 *     export const LazyLookSheet = lazyPart(load, import.meta.env.SSR ? await load() : undefined);
 *
 * `load` is a dynamic import. Its styles come with it, which is too late for what is seen: the file that calls this imports
 * them as well (vite-plugins/kept-styles.ts).
 * A change of props before the script has come removes the part until then, so they should be few and steady.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
): ComponentType<Props> {
  const Part = onServer ?? lazy(() => load().then(asModule, waitForEver));
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

function asModule<Props>(part: ComponentType<Props>): { default: ComponentType<Props> } {
  return { default: part };
}

/** Without a connection the server's markup stays as it is. */
function waitForEver(): Promise<never> {
  return new Promise(() => undefined);
}
