import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { type ObjectInputProps, set, useClient } from "sanity";
import { type PaletteColour, paletteOf } from "#app/label/brand/palette.ts";
import { lasting } from "#studio/connection/lasting.ts";

const USED = '*[_type == "product"].colors[]{name, value}';

/** The colours of other dresses, to choose from: name and swatch are filled in at once, and are the same as there. */
export function PaletteInput(props: ObjectInputProps) {
  const palette = usePalette();
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

function usePalette(): readonly PaletteColour[] {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [palette, setPalette] = useState<readonly PaletteColour[]>([]);
  useEffect(() => {
    // Without them the fields are filled in by hand.
    const asking = lasting(() => client.fetch<unknown>(USED)).subscribe({
      next: (used) => setPalette(paletteOf(used)),
      error: () => undefined,
    });
    return () => asking.unsubscribe();
  }, [client]);
  return palette;
}

function Swatch({ value }: { value: string }) {
  return <span style={{ display: "block", inlineSize: "1em", blockSize: "1em", background: value }} />;
}
