import { Card, Stack, Text } from "@sanity/ui";
import type { InputProps } from "sanity";

/** Beneath each field, why what stands in it is refused: Studio alone shows that only to a mouse that rests on a sign. */
export function ShownReasons(props: InputProps) {
  const reasons = props.validation.filter(({ level }) => level === "error").map(({ message }) => message);
  const isDocument = props.path.length === 0;
  if (isDocument) return props.renderDefault(props);
  // The field stands in the same place with and without reasons: else each that comes or goes makes it anew, without its cursor.
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {reasons.length > 0 && (
        <Card tone="critical" padding={3} radius={2} role="status">
          <Stack gap={3}>
            {[...new Set(reasons)].map((reason) => (
              <Text key={reason} size={1}>
                {reason}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
