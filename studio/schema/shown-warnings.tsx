import { Card, Text } from "@sanity/ui";
import type { InputProps } from "sanity";

/** Studio itself shows warnings only to a mouse that rests on an icon. */
export function ShownWarnings({ validation }: Pick<InputProps, "validation">) {
  const warnings = validation.filter(({ level }) => level === "warning").map(({ message }) => message);
  return warnings.map((warning) => (
    <Card key={warning} tone="caution" padding={3} radius={2} role="status">
      <Text size={1}>{warning}</Text>
    </Card>
  ));
}
