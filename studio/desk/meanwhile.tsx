import { Card, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { labelled } from "#words/locale.ts";

type MeanwhileProps = { changes: readonly (readonly [title: string, now: string])[] };

/** Shows the second of two editors what the first has written. */
export function Meanwhile({ changes }: MeanwhileProps) {
  if (changes.length === 0) return null;
  return (
    <Card tone="caution" padding={3} radius={2} border role="alert">
      <Stack gap={3}>
        <Text size={1}>{t("Someone has written this in the meantime:")}</Text>
        <Stack as="ul" gap={2}>
          {changes.map(([title, now]) => (
            <Text as="li" key={title} size={1} weight="medium">
              {labelled(title, now || "–")}
            </Text>
          ))}
        </Stack>
        <Text size={1}>{t("What you have typed is still there. Look it through, and save.")}</Text>
      </Stack>
    </Card>
  );
}
