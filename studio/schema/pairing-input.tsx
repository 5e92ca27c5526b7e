import { Stack } from "@sanity/ui";
import { type StringInputProps, set, useClient } from "sanity";
import {
  type FontUrls,
  familyName,
  fontFaces,
  typePairingNames,
  typePairings,
} from "#app/label/brand/type-pairings.ts";
import { useLabelWords } from "./use-label-words.ts";

const files = import.meta.glob<string>("../../app/styles/fonts/*.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

const fontUrl: FontUrls = (family, style) =>
  files[`../../app/styles/fonts/${family}${style === "italic" ? "-italic" : ""}.woff2`] ?? "";

const faces = typePairingNames.map((name) => fontFaces(typePairings[name], fontUrl)).join("");

/** Each pairing, set in the label's own words. */
export function PairingInput({ value, onChange, elementProps }: StringInputProps) {
  const { name, sentence } = useLabelWords(useClient({ apiVersion: "2025-02-19" }));
  return (
    <Stack gap={2} role="radiogroup" aria-label="Type">
      <style>{faces}</style>
      {typePairingNames.map((pairing) => {
        const { title, display, text } = typePairings[pairing];
        return (
          <label key={pairing} style={{ display: "flex", gap: "1rem", padding: "0.75rem 0" }}>
            <input
              type="radio"
              name={elementProps.id}
              checked={value === pairing}
              disabled={elementProps.readOnly}
              onChange={() => onChange(set(pairing))}
            />
            <span>
              <span style={{ display: "block", font: `400 2.5rem/1.1 "${familyName(display)}"` }}>
                {name}
              </span>
              <span style={{ display: "block", font: `400 1rem/1.6 "${familyName(text)}"` }}>{sentence}</span>
              <span style={{ display: "block", opacity: 0.7 }}>{title}</span>
            </span>
          </label>
        );
      })}
    </Stack>
  );
}
