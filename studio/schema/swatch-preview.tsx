import type { PreviewProps } from "sanity";

/** A colour in a list: its swatch where other entries have a picture. */
export function SwatchPreview({ subtitle, ...props }: PreviewProps) {
  const value = typeof subtitle === "string" ? subtitle : "transparent";
  return props.renderDefault({ ...props, subtitle, media: <Swatch value={value} /> });
}

function Swatch({ value }: { value: string }) {
  return <span style={{ display: "block", inlineSize: "100%", blockSize: "100%", background: value }} />;
}
