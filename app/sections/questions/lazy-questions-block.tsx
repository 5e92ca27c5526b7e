import { lazyPart } from "#app/ui/lazy-part.tsx";

/** Most home pages have none: its script and styles come with it. */
export const LazyQuestionsBlock = lazyPart(load, import.meta.env.SSR ? await load() : undefined);

async function load() {
  return (await import("./questions-block.tsx")).QuestionsBlock;
}
