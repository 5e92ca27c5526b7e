import { Box, Button, Card, Flex, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { useAttempt } from "./use-attempt.ts";

/** The last change, and how it is undone in what is shown by then. */
export type Done<Now> = { message: string; undo(now: Now): unknown };

/** Takes steps, and offers to undo the last one. After each step `reload` reads what it may have changed. */
export function useUndoable<Now = void>(reload?: () => Promise<void>) {
  const attempt = useAttempt();
  const [done, setDone] = useState<Done<Now>>();

  /** Resolves with whether it was done; `doneOf` says how it is undone. */
  async function take<Result>(
    step: () => Promise<Result>,
    doneOf?: (result: Result) => Done<Now> | undefined,
  ): Promise<boolean> {
    let undoable: Done<Now> | undefined;
    const isDone = await attempt(async () => {
      const result = await step();
      undoable = doneOf?.(result);
    });
    if (reload) await attempt(reload);
    if (undoable) offer(undoable);
    return isDone;
  }

  /** The offer goes at once, so that nobody takes it twice, and returns where it failed. */
  function offer({ message, undo }: Done<Now>) {
    async function takeBack(now: Now) {
      setDone(undefined);
      if (!(await take(async () => undo(now)))) setDone(undoable);
    }
    const undoable = { message, undo: takeBack };
    setDone(undoable);
  }

  return { done, setDone, take };
}

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
