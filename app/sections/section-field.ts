import { useDataAttribute } from "#app/ui/data-attribute.ts";

/** Returns what `data-sanity` says of the fields of a section. */
export function useSectionField({ _key }: { _key: string }): ReturnType<typeof useDataAttribute> {
  const field = useDataAttribute("home");
  return (...path) => field("sections", { _key }, ...path);
}
