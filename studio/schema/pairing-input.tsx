import { Stack } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type StringInputProps, set, useClient } from "sanity";
import { pairingTitle, typePairingNames, typePairings } from "#model/brand/type-pairings.ts";
import { partOf } from "#model/documents/part-of.ts";
import { facesOf, familiesOf } from "#studio/connection/label-theme.ts";
import { useAnswer } from "#studio/connection/use-answer.ts";
import { languageTag } from "#words/locale.ts";

const faces = typePairingNames.map(facesOf).join("");

/** Each pairing, set in the label's own words. */
export function PairingInput({ value, onChange, elementProps }: StringInputProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [words] = useAnswer(async () => labelWords(await client.fetch<unknown>(WORDS)));
  const { name, sentence } = typeof words === "string" ? none : words;
  return (
    <Stack gap={2} role="radiogroup" aria-label={t("Type")}>
      <style>{faces}</style>
      {typePairingNames.map((pairing) => {
        const { display, text } = familiesOf(pairing);
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
              <span style={{ display: "block", font: `400 2.5rem/1.35 ${display}` }}>{name}</span>
              <span style={{ display: "block", font: `400 1rem/1.6 ${text}` }}>{sentence}</span>
              <span style={{ display: "block", opacity: 0.7 }}>{pairingTitle(typePairings[pairing])}</span>
            </span>
          </label>
        );
      })}
    </Stack>
  );
}

const WORDS = '*[_id == "house"][0]{name, description}';

/** The specimen has these words until the label has written its own. */
const none = {
  name: t("The quick brown fox"),
  sentence: t("Jumps over the lazy dog, in nine weeks, for {{price}}.", {
    price: (2450).toLocaleString(languageTag),
  }),
};

/** A few of the label's own words, to be set in type. */
function labelWords(read: unknown): typeof none {
  return {
    name: textOf(read, "name") || none.name,
    sentence: textOf(read, "description") || none.sentence,
  };
}

function textOf(value: unknown, field: string): string {
  const text = partOf(value, field);
  return typeof text === "string" ? text : "";
}
