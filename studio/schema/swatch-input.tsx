import { Button, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import {
  type ObjectInputProps,
  type PreviewProps,
  type StringInputProps,
  set,
  unset,
  useClient,
  useFormValue,
} from "sanity";
import { paletteRoles } from "#model/brand/identity.ts";
import { hexColour, paletteOf } from "#model/brand/palette.ts";
import { readablePalette } from "#model/brand/readable-palette.ts";
import { useAnswer } from "#studio/connection/use-answer.ts";
import { chosenPalette } from "./identity-palette-input.tsx";

/** The browser's own colour picker beside the code, each following the other. */
export function SwatchInput({ value, onChange, elementProps, path }: StringInputProps) {
  const form = useFormValue(path.slice(0, -1));
  const role = paletteRoles.find((name) => name === path.at(-1));
  const colourInUse = role && readablePalette(chosenPalette(form)).palette[role];
  const change = (code: string) => onChange(code === "" ? unset() : set(code.toLowerCase()));
  const { readOnly } = elementProps;
  return (
    <Flex gap={3} align="center">
      <input
        type="color"
        aria-label={t("Pick a colour")}
        value={hexColour.test(value ?? "") ? value : (colourInUse ?? "#ffffff")}
        disabled={readOnly}
        onChange={(event) => change(event.currentTarget.value)}
        style={{ inlineSize: 48, blockSize: 36, padding: 0, border: "none", background: "none" }}
      />
      <TextInput
        {...elementProps}
        value={value ?? ""}
        placeholder={colourInUse ?? "#e6c4ba"}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </Flex>
  );
}

/** A colour in a list: its swatch where other entries have a picture. */
export function SwatchPreview({ subtitle, ...props }: PreviewProps) {
  const value = typeof subtitle === "string" ? subtitle : "transparent";
  return props.renderDefault({ ...props, subtitle, media: <Swatch value={value} /> });
}

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
            {t("Colours of the label")}
          </Text>
          <Flex gap={2} wrap="wrap">
            {palette.map(({ name, value }) => (
              <Button
                key={name + value}
                mode="ghost"
                padding={2}
                text={name}
                icon={<Swatch value={value} size="1em" />}
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

function Swatch({ value, size = "100%" }: { value: string; size?: string }) {
  return <span style={{ display: "block", inlineSize: size, blockSize: size, background: value }} />;
}
