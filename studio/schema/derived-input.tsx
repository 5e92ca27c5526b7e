import { Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type StringInputProps, useClient, useFormValue } from "sanity";
import type { Form } from "#model/documents/describe.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import { collectionName } from "#studio/connection/listen-collections.ts";
import { useAnswer } from "#studio/connection/use-answer.ts";

const LABEL = '*[_id == "house"][0]{name, description}';

/** The field, and beneath it what the shop shows while it is empty, as the rest of the form is written. */
export function derivedInput(whenEmpty: NonNullable<Form["whenEmpty"]>) {
  // biome-ignore lint/correctness/noComponentHookFactories: a field has one, made when Studio starts
  return function DerivedInput(props: StringInputProps) {
    const form = useFormValue([]);
    const client = useClient({ apiVersion: "2025-02-19" });
    const [label] = useAnswer(async () => (await client.fetch<Label | null>(LABEL)) ?? {});
    if (typeof label === "string") return props.renderDefault(props);
    const labelName = readLine(label.name);
    const around = { labelName, labelDescription: readLine(label.description), collectionName };
    const standIn = whenEmpty(typeof form === "object" && form !== null ? { ...form } : {}, around);
    return (
      <Stack gap={3}>
        {props.renderDefault(props)}
        {standIn && (
          <Text size={1} muted>
            {t("If empty: “{{shown}}”", { shown: standIn })}
          </Text>
        )}
      </Stack>
    );
  };
}

type Label = { name?: unknown; description?: unknown };
