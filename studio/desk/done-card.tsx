import { Box, Button, Card, Flex, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";

type DoneCardProps = { message: string | undefined; undo(): void; onClose(): void };

/** Says what has just been changed, and takes it back. It is there before it says anything, or nobody would hear it. */
export function DoneCard({ message, undo, onClose }: DoneCardProps) {
  return (
    <div role="status" style={message === undefined ? { position: "absolute" } : undefined}>
      {message !== undefined && (
        <Card tone="positive" border padding={3} radius={2} className="calendar-controls">
          <Flex gap={3} align="center" wrap="wrap">
            <Box flex={1}>
              <Text size={1}>{message}</Text>
            </Box>
            <Button text={t("Undo")} mode="ghost" onClick={undo} />
            <Button text={t("Close")} mode="bleed" onClick={onClose} />
          </Flex>
        </Card>
      )}
    </div>
  );
}
