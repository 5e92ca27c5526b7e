import { Card, Stack, Text } from "@sanity/ui";
import type { InputProps } from "sanity";
import { ScheduledNote } from "./scheduled-note.tsx";

/** Studio itself shows why a field is refused, and what is doubtful in it, only to a mouse that rests on an icon. */
export function ShownReasons(props: InputProps) {
  const isDocument = props.path.length === 0;
  if (isDocument)
    return (
      <Stack gap={4}>
        <ScheduledNote document={props.value} />
        {props.renderDefault(props)}
      </Stack>
    );
  const messagesOf = (level: "error" | "warning") =>
    props.validation.filter((marker) => marker.level === level).map(({ message }) => message);
  // The field keeps its place in the tree, because React would otherwise mount it again and lose the cursor.
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Reasons tone="critical" reasons={messagesOf("error")} />
      <Reasons tone="caution" reasons={messagesOf("warning")} />
    </Stack>
  );
}

type ReasonsProps = { tone: "critical" | "caution"; reasons: readonly string[] };

function Reasons({ tone, reasons }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <Card tone={tone} padding={3} radius={2} role="status">
      <Stack gap={3}>
        {[...new Set(reasons)].map((reason) => (
          <Text key={reason} size={1}>
            {reason}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
