import { Card, Stack, Text } from "@sanity/ui";
import type { InputProps } from "sanity";

/** Beneath each field, why what stands in it is refused: Studio alone shows that only to a mouse that rests on a sign. */
export function ShownReasons(props: InputProps) {
  const reasons = props.validation.filter(({ level }) => level === "error").map(({ message }) => message);
  const isDocument = props.path.length === 0;
  if (isDocument || reasons.length === 0) return props.renderDefault(props);
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Card tone="critical" padding={3} radius={2} role="status">
        <Stack gap={3}>
          {[...new Set(reasons)].map((reason) => (
            <Text key={reason} size={1}>
              {reason}
            </Text>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
