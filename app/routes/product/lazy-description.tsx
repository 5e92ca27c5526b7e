import "./description.module.css";
import { lazyPart } from "#app/ui/lazy-part.tsx";

/** Words and a picture, which are read without a script. */
export const LazyDescription = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await import("./description.tsx")).Description;
}
