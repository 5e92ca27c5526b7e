import { Box, Flex, Text } from "@sanity/ui";
import type { NumberInputProps } from "sanity";
import { useCurrency } from "#studio/connection/listen-collections.ts";

/** The number, with the label's currency beside it. */
export function PriceInput(props: NumberInputProps) {
  const { code } = useCurrency();
  return (
    <Flex gap={3} align="center">
      <Box flex={1}>{props.renderDefault(props)}</Box>
      <Text size={1} muted>
        {code}
      </Text>
    </Flex>
  );
}
