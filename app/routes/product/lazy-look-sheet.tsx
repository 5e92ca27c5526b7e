import { type ComponentType, lazy, Suspense } from "react";
import type { LookSheetProps } from "./look-sheet.tsx";

const onServer = import.meta.env.SSR ? (await load()).default : undefined;
const LookSheet = onServer ?? lazy(load);

/** The sheet for print. The server renders it; its script is loaded after hydration. */
export function LazyLookSheet(props: LookSheetProps) {
  return (
    <Suspense>
      <LookSheet {...props} />
    </Suspense>
  );
}

async function load(): Promise<{ default: ComponentType<LookSheetProps> }> {
  try {
    return { default: (await import("./look-sheet.tsx")).LookSheet };
  } catch {
    return { default: () => null };
  }
}
