import type { PreviewProps } from "sanity";
import { useCollections } from "#studio/connection/listen-collections.ts";
import { choiceNamed, choiceOf } from "./collection-choices.ts";

/** A dress in a list, under the name of its collection; the document has its slug. */
export function DressPreview({ subtitle, description, ...props }: PreviewProps) {
  const collections = useCollections();
  const slug = typeof subtitle === "string" ? subtitle : "";
  const { name } = choiceOf(slug, collections) ?? choiceNamed(slug);
  const said = [name, typeof description === "string" ? description : ""].filter(Boolean).join(" · ");
  return props.renderDefault({ ...props, subtitle: said });
}
