import { Card, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";

type Ids = ReadonlySet<string>;

type TickListProps = {
  rows: readonly { id: string; label: string; note: string }[];
  /** Some ids may belong to rows of another list. */
  ticked: Ids;
  onChange(ticked: Ids): void;
};

/** A list of checkboxes, with one that ticks all of them. */
export function TickList({ rows, ticked, onChange }: TickListProps) {
  const isAll = rows.length > 0 && rows.every(({ id }) => ticked.has(id));
  return (
    <Stack gap={3} as="ul">
      <TickListItem
        label={t("All of these, {{number}}", { number: rows.length })}
        isTicked={isAll}
        onChange={() => onChange(new Set(isAll ? [] : rows.map(({ id }) => id)))}
      />
      {rows.map(({ id, label, note }) => (
        <TickListItem
          key={id}
          label={label}
          note={note}
          isTicked={ticked.has(id)}
          onChange={() => onChange(toggled(ticked, id))}
        />
      ))}
    </Stack>
  );
}

export function toggled(ids: Ids, id: string): Ids {
  return withTicks(ids, [id], !ids.has(id));
}

/** All that is ticked once these are, or are no longer. */
export function withTicks(ticked: Ids, ids: readonly string[], isTicked: boolean): Ids {
  const others = [...ticked].filter((id) => !ids.includes(id));
  return new Set(isTicked ? [...others, ...ids] : others);
}

type TickListItemProps = { label: string; note?: string; isTicked: boolean; onChange(): void };

function TickListItem({ label, note, isTicked, onChange }: TickListItemProps) {
  return (
    <Card as="li" padding={3} border radius={2}>
      <Flex as="label" align="center" gap={4}>
        <Checkbox checked={isTicked} onChange={onChange} aria-label={label} />
        <Stack gap={3} flex={1}>
          <Text weight="medium">{label}</Text>
          {note && (
            <Text size={1} muted>
              {note}
            </Text>
          )}
        </Stack>
      </Flex>
    </Card>
  );
}
