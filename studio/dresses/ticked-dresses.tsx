import { Card, Flex, Stack, Text, useMediaIndex } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import type { ListedDress } from "./change-dresses.ts";
import { filledCells, type TableContent } from "./dress-cells.ts";
import { FillPrice } from "./fill-price.tsx";
import { type TableWork, WIDE } from "./table-editor.tsx";
import { type ConfirmedChange, TickedActions } from "./ticked-actions.tsx";

type TickedDressesProps = {
  dresses: readonly ListedDress[];
  content: TableContent;
  work: TableWork;
  mayPublish: boolean;
  onChange(change: ConfirmedChange): void;
};

/** Offers everything that is done to several dresses at once. It stays in sight where the screen has room for it. */
export function TickedDresses({ dresses, content, work, mayPublish, onChange }: TickedDressesProps) {
  const { collections, currency } = content;
  const { client, isBusy, typed } = work;
  const isNarrow = useMediaIndex() < WIDE;
  const message =
    dresses.length === 0
      ? t("Tick dresses to change them together:")
      : t("The {{count}} ticked dresses:", { count: dresses.length, defaultValue_one: "The ticked dress:" });
  return (
    <Card
      border
      padding={3}
      radius={2}
      role="region"
      aria-label={t("Ticked dresses")}
      style={isNarrow ? {} : { position: "sticky", top: 0, zIndex: 1 }}
    >
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {message}
        </Text>
        {mayPublish && (
          <Flex gap={2} wrap="wrap" align="center">
            <TickedActions
              {...{ client, dresses, collections, isBusy, onChange }}
              isUnsaved={dresses.some(({ id }) => typed.edits.has(id))}
            />
          </Flex>
        )}
        <FillPrice
          key={currency.code}
          isNone={dresses.length === 0}
          currency={currency}
          onFill={(filling) => typed.change(filledCells(filling, dresses, typed.edits, currency))}
        />
      </Stack>
    </Card>
  );
}
