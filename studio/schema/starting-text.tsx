import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type ObjectInputProps, set, setIfMissing } from "sanity";
import { partOf } from "#model/documents/part-of.ts";
import { asRead, isToBeRead, READ_MARK, startingTextsOf } from "#model/texts/starting-texts.ts";

/** Above an empty form texts are offered, and above unread ones it is asked whether they are read. */
export function WithStartingText(props: ObjectInputProps) {
  const starting = startingTextsOf(props.schemaType.name);
  const stored = starting && partOf(props.value, starting.field);
  const isEmpty = !stored || (Array.isArray(stored) && stored.length === 0);
  if (!starting || props.readOnly || !(isEmpty || isToBeRead(stored))) return props.renderDefault(props);
  const { field, texts } = starting;
  return (
    <Stack gap={4}>
      <Card border radius={2} padding={3} tone={isEmpty ? "transparent" : "caution"} role="status">
        <Flex gap={3} align="center" wrap="wrap">
          <Text size={1} style={{ flex: 1, minWidth: "16rem" }}>
            {isEmpty
              ? t(
                  "Begin with texts that many houses have, in your language. The shop shows none of them before you have read it. They are drafts: have terms read by someone who knows your law.",
                )
              : t(
                  "Texts that begin with {{mark}} are not yours yet: read each, change what is different in your house, then say so here.",
                  { mark: READ_MARK },
                )}
          </Text>
          {isEmpty ? (
            texts.map(({ title, value }) => (
              <Button
                key={title ?? field}
                mode="ghost"
                text={title ?? t("Begin with these texts")}
                onClick={() =>
                  props.onChange([set(value, [field]), ...(title ? [setIfMissing(title, ["title"])] : [])])
                }
              />
            ))
          ) : (
            <Button
              mode="ghost"
              text={t("I have read them")}
              onClick={() => props.onChange(set(asRead(stored), [field]))}
            />
          )}
        </Flex>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}
