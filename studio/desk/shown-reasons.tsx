import { Card, Stack, Text } from "@sanity/ui";
import type { InputProps } from "sanity";

/** Studio itself shows why a field is refused only to a mouse that rests on its icon. */
export function ShownReasons(props: InputProps) {
  const reasons = props.validation.filter(({ level }) => level === "error").map(({ message }) => message);
  const isDocument = props.path.length === 0;
  if (isDocument) return props.renderDefault(props);
  // The field keeps its place in the tree, because React would otherwise mount it again and lose the cursor.
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
