import { Button, Card, Stack, Text } from "@sanity/ui";
import { type ObjectInputProps, set, unset } from "sanity";
import { defaultSections } from "#app/sections/section-kinds.ts";
import { hasSections, sectionsOf } from "./sections-of.ts";
import { ShownWarnings } from "./shown-warnings.tsx";

/** A home page that was written before its sections were a list becomes one by a button: nothing of it changes in the shop. */
export function HomeInput(props: ObjectInputProps) {
  const { value = {}, onChange, readOnly } = props;
  const isFormer = !hasSections(value) && defaultSections.some(({ _key }) => _key in value);

  function arrange() {
    onChange([
      set(sectionsOf(value), ["sections"]),
      ...defaultSections.filter(({ _key }) => _key in value).map(({ _key }) => unset([_key])),
    ]);
  }

  return (
    <Stack gap={5}>
      {isFormer && (
        <Card tone="primary" padding={4} radius={2}>
          <Stack gap={4}>
            <Text size={1}>
              The sections below stand in a fixed order. As a list they can be moved, hidden, repeated and
              joined by others. The page stays as it is until you change it.
            </Text>
            <Button
              text="Put the sections in order myself"
              mode="ghost"
              disabled={readOnly}
              onClick={arrange}
            />
          </Stack>
        </Card>
      )}
      <ShownWarnings validation={props.validation} />
      {props.renderDefault(props)}
    </Stack>
  );
}
