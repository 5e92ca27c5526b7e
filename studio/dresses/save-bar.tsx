import { Button, Card, Flex, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";

type SaveBarProps = {
  /** So many dresses are changed. */
  changed: number;
  /** So many cells hold something that cannot be saved. */
  faults: number;
  isBusy: boolean;
  mayPublish: boolean;
  onSave(to: "shop" | "drafts"): void;
  onDiscard(): void;
  /** Absent while there is nothing to take back. */
  undo: { button: string; run(): void } | undefined;
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
      aria-label={t("Changes")}
      style={{ position: "sticky", bottom: 8, zIndex: 1 }}
    >
      <Flex gap={3} wrap="wrap" align="center">
        {changed > 0 && (
          <>
            <Text size={1}>
              {faults > 0 ? t("Fix the red cells first.") : t("Changed: {{changed}}", { changed })}
            </Text>
            {mayPublish && (
              <Button
                text={t("Save to the shop")}
                tone="primary"
                disabled={isBlocked}
                onClick={() => onSave("shop")}
              />
            )}
            <Button
              text={t("Save as drafts")}
              mode={mayPublish ? "ghost" : "default"}
              disabled={isBlocked}
              onClick={() => onSave("drafts")}
            />
            <Button text={t("Discard")} mode="bleed" disabled={isBusy} onClick={onDiscard} />
          </>
        )}
        {undo && <Button text={undo.button} mode="ghost" disabled={isBusy} onClick={undo.run} />}
      </Flex>
    </Card>
  );
}
