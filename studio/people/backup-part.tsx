import { Button, Card, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useEffect } from "react";
import { useClient } from "sanity";
import { backupSentence } from "#model/services/shop-lights.ts";
import { type Unanswered, useAnswer } from "#studio/connection/use-answer.ts";
import { Section } from "#studio/desk/tool-page.tsx";
import { type BackupState, backupUrl, readBackupState } from "./people-requests.ts";

/** The lake does not tell Studio how a backup goes on, so somebody who sees this page asks this often. In milliseconds. */
const LOOK_MS = 1_000;

const FRAME = "backup-download";

/** The browser saves the file itself, so that a large one needs no memory and goes on while somebody works elsewhere in Studio. */
export function BackupPart() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const [state, setState] = useAnswer(() => readBackupState(client));
  useEffect(() => {
    const looking = setInterval(() => {
      if (!document.hidden) readBackupState(client).then(setState, () => undefined);
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [client, setState]);

  /** A file that is saved shows nothing in the frame; only a refusal does. */
  function refused(frame: HTMLIFrameElement) {
    if (frame.contentDocument?.URL === "about:blank") return;
    toast.push({ status: "error", closable: true, title: t("The backup was not made. Please try again.") });
  }

  return (
    <Section title={t("Backup")}>
      <Card border padding={4} radius={2}>
        <Stack gap={4}>
          <Text>{sentenceFor(state)}</Text>
          <form method="post" action={backupUrl} target={FRAME}>
            <input type="hidden" name="token" value={client.config().token ?? ""} />
            <Stack gap={4}>
              <Flex as="label" align="center" gap={3}>
                <Checkbox name="people" value="on" defaultChecked />
                <Text size={1}>{t("Include people and passwords (keep the file as safe as a key)")}</Text>
              </Flex>
              <Flex>
                <Button
                  type="submit"
                  text={t("Back up now and download")}
                  tone="primary"
                  disabled={typeof state !== "string" && state.running !== undefined}
                />
              </Flex>
            </Stack>
          </form>
          <HowToRestore />
          <iframe
            name={FRAME}
            title={t("Backup")}
            style={{ display: "none" }}
            onLoad={({ currentTarget }) => refused(currentTarget)}
          />
        </Stack>
      </Card>
    </Section>
  );
}

const COMMAND = "npm run content:restore -- backup.tar";
const OPTION = "--with-people";

function HowToRestore() {
  const sentence = t(
    "Stop the shop, and run {{command}} on its machine, with {{option}} after it for people and passwords. What was there stays beside it, as before-restore-….",
    { command: COMMAND, option: OPTION },
  );
  const parts = sentence.split(new RegExp(`(${COMMAND}|${OPTION})`));
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        {t(
          "It holds every text, picture, enquiry, booking and subscriber, and the history. To have it restored, give the file to whoever looks after the server. Nothing is lost by it: what was there is kept as well.",
        )}
      </Text>
      <Text size={1} muted as="details">
        <summary>{t("For whoever looks after the server")}</summary>
        {parts.map((part) => (part === COMMAND || part === OPTION ? <code key={part}>{part}</code> : part))}
      </Text>
    </Stack>
  );
}

function sentenceFor(state: BackupState | Unanswered): string {
  if (typeof state === "string") return t("Asking about the last backup…");
  if (state.running) {
    const { sent, bytes } = state.running;
    if (bytes === 0) return t("Copying the documents…");
    return t("Sending {{sent}} of {{all}} MB. Your browser shows it among its downloads.", {
      sent: megabytes(Math.min(sent, bytes)),
      all: megabytes(bytes),
    });
  }
  return backupSentence(state.last);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
