import { Button, Card, Flex, Text } from "@sanity/ui";

type SaveBarProps = {
  /** So many dresses are changed. */
  changed: number;
  /** So many cells hold something that cannot be saved. */
  faults: number;
  isBusy: boolean;
  mayPublish: boolean;
  onSave(to: "shop" | "drafts"): void;
  onDiscard(): void;
  /** `of` names the change; absent while there is nothing to take back. */
  undo: { of: string; run(): void } | undefined;
};

/** Stays in sight below the table. */
export function SaveBar({ changed, faults, isBusy, mayPublish, onSave, onDiscard, undo }: SaveBarProps) {
  const isBlocked = isBusy || faults > 0;
  return (
    <Card
      padding={3}
      radius={2}
      shadow={2}
      role="region"
      aria-label="Changes"
      style={{ position: "sticky", bottom: 8, zIndex: 1 }}
    >
      <Flex gap={3} wrap="wrap" align="center">
        {changed > 0 && (
          <>
            <Text size={1}>{faults > 0 ? "Fix the red cells first." : `Changed: ${changed}`}</Text>
            {mayPublish && (
              <Button
                text="Save to the shop"
                tone="primary"
                disabled={isBlocked}
                onClick={() => onSave("shop")}
              />
            )}
            <Button
              text="Save as drafts"
              mode={mayPublish ? "ghost" : "default"}
              disabled={isBlocked}
              onClick={() => onSave("drafts")}
            />
            <Button text="Discard" mode="bleed" disabled={isBusy} onClick={onDiscard} />
          </>
        )}
        {undo && <Button text={`Undo ${undo.of}`} mode="ghost" disabled={isBusy} onClick={undo.run} />}
      </Flex>
    </Card>
  );
}
