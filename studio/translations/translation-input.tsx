import { Badge, Button, Card, Flex, Stack, Text, TextArea, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useEffect, useRef } from "react";
import { type TranslatedText, translationFault } from "#model/documents/translated-texts.ts";
import { wordsOf } from "#model/texts/shop-languages.ts";
import { textDirection } from "#words/locale.ts";

type TranslationInputProps = {
  id: string;
  language: string;
  text: TranslatedText;
  /** A link has led to it. */
  isSought: boolean;
  isReadOnly: boolean;
  onChange(typed: string | readonly string[]): void;
};

const marks = {
  missing: { tone: "caution", said: t("Not translated") },
  older: { tone: "critical", said: t("Older than the original") },
} as const;

/** One text in a language, below its original. */
export function TranslationInput(props: TranslationInputProps) {
  const { id, language, text, isSought, isReadOnly, onChange } = props;
  const { place, field, original, translation, state } = text;
  const input = useRef<HTMLElement | null>(null);
  const mark = state === "current" ? undefined : marks[state];
  const areLines = Array.isArray(original);
  const typed = [translation ?? ""].flat().join("\n");
  useEffect(() => {
    if (isSought) input.current?.focus();
  }, [isSought]);
  const common = {
    id,
    "aria-describedby": `${id}-original`,
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
    readOnly: isReadOnly,
    value: typed,
  };
  const fault = state === "missing" ? undefined : translationFault(text, translation);
  const take = (now: string) => onChange(areLines ? now.split("\n") : now);
  return (
    <Stack gap={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <label htmlFor={id}>
          <Text size={1} weight="medium">
            {`${place} (${wordsOf(language)?.name ?? language})`}
          </Text>
        </label>
        {mark && <Badge tone={mark.tone}>{mark.said}</Badge>}
        {state === "older" && !isReadOnly && (
          <Button
            mode="ghost"
            padding={2}
            fontSize={1}
            text={t("It is still right")}
            onClick={() => take(typed)}
          />
        )}
      </Flex>
      <Card padding={3} radius={2} tone="transparent" border>
        <Text id={`${id}-original`} size={1} muted dir={textDirection} style={{ whiteSpace: "pre-line" }}>
          {[original].flat().join("\n")}
        </Text>
      </Card>
      {field.kind === "line" ? (
        <TextInput
          {...common}
          ref={(element) => {
            input.current = element;
          }}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
      ) : (
        <TextArea
          {...common}
          ref={(element) => {
            input.current = element;
          }}
          rows={areLines ? original.length + 1 : (field.rows ?? 3)}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
      )}
      {fault && (
        <Card tone="critical" padding={3} radius={2} role="status">
          <Text size={1}>{fault}</Text>
        </Card>
      )}
    </Stack>
  );
}
