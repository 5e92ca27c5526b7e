import { Stack } from "@sanity/ui";
import type { ObjectInputProps } from "sanity";
import { ShownWarnings } from "./shown-warnings.tsx";

/** The home page's form, and beneath its head what the page does without. */
export function HomeInput(props: ObjectInputProps) {
  return (
    <Stack gap={5}>
      <ShownWarnings validation={props.validation} />
      {props.renderDefault(props)}
    </Stack>
  );
}
