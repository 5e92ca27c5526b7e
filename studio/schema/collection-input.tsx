import type { StringInputProps } from "sanity";
import { useCollections } from "#studio/connection/listen-collections.ts";
import { choiceNamed, choiceOf } from "./collection-choices.ts";

/** The collections that there are, to choose one from. What is stored is its slug. */
export function CollectionInput(props: StringInputProps) {
  const { value, schemaType } = props;
  const collections = useCollections();
  const chosen = value ? (choiceOf(value, collections) ?? choiceNamed(value)) : undefined;
  const choices = chosen && !collections.includes(chosen) ? [...collections, chosen] : collections;
  const list = choices.map(({ slug, name }) => ({ value: slug, title: name }));
  const options = { ...schemaType.options, list, layout: "radio" as const };
  return props.renderDefault({ ...props, value: chosen?.slug, schemaType: { ...schemaType, options } });
}
