import { Box, Flex, Text } from "@sanity/ui";
import type { CustomValidatorResult, NumberInputProps } from "sanity";
import { priceFault } from "#app/content/amount-cell.ts";
import { refusal } from "#app/content/field-issues.ts";
import { currentCurrency, useCurrency } from "#studio/connection/listen-collections.ts";

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

/** Refuses what no dress costs in that currency. */
export function affordable(price: unknown): CustomValidatorResult {
  const fault = priceFault(price, currentCurrency());
  return fault === undefined || refusal(fault);
}
