import type { Section } from "#model/sections/section-texts.server.ts";

type Of<Type extends Section["_type"]> = Extract<Section, { _type: Type }>;

/** Finds the first section of a kind, or the one with that key. */
export function sectionOf<Type extends Section["_type"]>(
  { sections }: { sections: readonly Section[] },
  type: Type,
  key?: string,
): Of<Type> {
  const isIt = (section: Section): section is Of<Type> => section._type === type;
  const found = sections.filter(isIt).find(({ _key }) => key === undefined || _key === key);
  if (!found) throw new Error(`no ${type}`);
  return found;
}
