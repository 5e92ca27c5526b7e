import { Flex, TextInput } from "@sanity/ui";
import { type PreviewProps, type StringInputProps, set, unset } from "sanity";
import { hexColour } from "#app/label/brand/palette.ts";

/** The browser's own colour picker beside the code, each following the other. */
export function SwatchInput({ value, onChange, elementProps }: StringInputProps) {
  const change = (code: string) => onChange(code === "" ? unset() : set(code.toLowerCase()));
  const { readOnly } = elementProps;
  return (
    <Flex gap={3} align="center">
      <input
        type="color"
        aria-label="Pick a colour"
        value={hexColour.test(value ?? "") ? value : "#ffffff"}
        disabled={readOnly}
        onChange={(event) => change(event.currentTarget.value)}
        style={{ inlineSize: 48, blockSize: 36, padding: 0, border: "none", background: "none" }}
      />
      <TextInput
        {...elementProps}
        value={value ?? ""}
        placeholder="#e6c4ba"
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

function Swatch({ value }: { value: string }) {
  return <span style={{ display: "block", inlineSize: "100%", blockSize: "100%", background: value }} />;
}
