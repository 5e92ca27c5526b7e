import { Button, Flex, Stack, Text } from "@sanity/ui";
import { type ObjectInputProps, set, useClient } from "sanity";
import { paletteOf } from "#app/label/brand/palette.ts";
import { useAnswer } from "#studio/connection/use-answer.ts";

const USED = '*[_type == "product"].colors[]{name, value}';

/** The colours of other dresses, to choose from: name and swatch are filled in at once, and are the same as there. */
export function PaletteInput(props: ObjectInputProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [used] = useAnswer(async () => paletteOf(await client.fetch<unknown>(USED)));
  // Owners without them fill in the fields by hand.
  const palette = typeof used === "string" ? [] : used;
  const { onChange, readOnly } = props;
  return (
    <Stack gap={4}>
      {palette.length > 0 && !readOnly && (
        <Stack gap={3}>
          <Text size={1} weight="medium">
            Colours of the label
          </Text>
          <Flex gap={2} wrap="wrap">
            {palette.map(({ name, value }) => (
              <Button
                key={name + value}
                mode="ghost"
                padding={2}
                text={name}
                icon={<Swatch value={value} />}
                onClick={() => onChange([set(name, ["name"]), set(value, ["value"])])}
              />
            ))}
          </Flex>
        </Stack>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}

function Swatch({ value }: { value: string }) {
  return <span style={{ display: "block", inlineSize: "1em", blockSize: "1em", background: value }} />;
}
