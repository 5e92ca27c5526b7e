import { ChevronDownIcon } from "@sanity/icons/ChevronDown";
import { Box, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import type { ReactNode } from "react";

/** A list of thirty lines would hide every other. */
const FEW = 6;

/** The lines that are read at a glance, and the others. Nobody unfolds a single one. */
export function fewFirst<Line>(lines: readonly Line[]): { first: readonly Line[]; others: readonly Line[] } {
  const count = lines.length > FEW + 1 ? FEW : lines.length;
  return { first: lines.slice(0, count), others: lines.slice(count) };
}

export function moreInWords(number: number): string {
  return t("and {{number}} more", { number });
}

/** A list of which the first lines stand there, and the others behind their number. */
export function FewFirst({ children }: { children: readonly ReactNode[] }) {
  const { first, others } = fewFirst(children);
  return (
    <>
      {first}
      {others.length > 0 && <Fold summary={moreInWords(others.length)}>{others}</Fold>}
    </>
  );
}

export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Box as="details" flex={1}>
      <Text as="summary" style={{ cursor: "pointer" }}>
        {summary} <ChevronDownIcon />
      </Text>
      <Stack gap={4} paddingTop={4}>
        {children}
      </Stack>
    </Box>
  );
}
