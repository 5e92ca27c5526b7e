import type { ArrayOfPrimitivesInputProps } from "sanity";

/** The title of the field stands above it, and Sanity does not tie it to the line in which a tag is typed. */
export function TagsInput(props: ArrayOfPrimitivesInputProps) {
  const named = { ...props.elementProps, "aria-label": props.schemaType.title };
  return props.renderDefault({ ...props, elementProps: named });
}
