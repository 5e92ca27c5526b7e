import { ClockIcon } from "@sanity/icons/Clock";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import {
  getPublishedId,
  isSanityDocument,
  type SanityDocument,
  useClient,
  useDocumentPairPermissions,
} from "sanity";
import { IntentLink } from "sanity/router";
import { type ScheduledDocument, takeBack } from "./publish-schedule.ts";
import { useSchedule, whenPublished } from "./schedule.ts";
import { useAttempt } from "./use-attempt.ts";

/** Stands above a form whose document is published by itself, by a release of its own or with others. */
export function ScheduledNote({ document }: { document: unknown }) {
  const { documents, timeZone } = useSchedule();
  if (!isSanityDocument(document)) return null;
  return documents
    .filter(({ id }) => id === getPublishedId(document._id))
    .map((scheduled) => [scheduled, scheduled.failure || partOfIt(document, scheduled)] as const)
    .map(([scheduled, remark]) => (
      <Card
        key={scheduled.release}
        border
        radius={2}
        padding={3}
        tone={scheduled.failure ? "critical" : "primary"}
        role="status"
      >
        <Flex gap={3} align="center">
          <Text>
            <ClockIcon />
          </Text>
          <Stack gap={3} flex={1}>
            <Text weight="semibold">{whenPublished(scheduled, timeZone)}</Text>
            {remark && <Text size={1}>{remark}</Text>}
          </Stack>
          <TakeBack scheduled={scheduled} />
        </Flex>
      </Card>
    ));
}

/** The form shows something else once its draft was changed, published or discarded. */
function partOfIt({ _id, _updatedAt }: SanityDocument, { id, takenAt, isAlone }: ScheduledDocument): string {
  if (_id === id && isAlone) return t("What is published then is what stood here when the time was chosen.");
  return _id.startsWith("drafts.") && _updatedAt > takenAt
    ? t("What was changed here since then is not part of it: choose “Publish on …” again.")
    : "";
}

/** The start page lists these. */
export function ScheduledLine({ scheduled }: { scheduled: ScheduledDocument }) {
  const { timeZone } = useSchedule();
  const { id, type, name } = scheduled;
  return (
    <Flex gap={3} align="center">
      <Text>
        <ClockIcon />
      </Text>
      <Stack gap={3} flex={1}>
        <Text>
          <IntentLink intent="edit" params={{ id, type }}>
            {name || scheduled.releaseTitle || type}
          </IntentLink>
        </Text>
        <Text size={1} muted>
          {whenPublished(scheduled, timeZone)}
        </Text>
        {scheduled.failure && <Text size={1}>{scheduled.failure}</Text>}
      </Stack>
      <TakeBack scheduled={scheduled} />
    </Flex>
  );
}

/** Whoever may publish sees it. A document among others is taken back with them, in the release. */
function TakeBack({ scheduled }: { scheduled: ScheduledDocument }) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const attempt = useAttempt();
  const { id, type, isAlone } = scheduled;
  const [permission] = useDocumentPairPermissions({ id, type, permission: "publish" });
  const [isAsking, setIsAsking] = useState(false);
  if (!isAlone || !permission?.granted) return null;

  async function takeItBack() {
    setIsAsking(true);
    await attempt(
      () => takeBack(client, scheduled),
      () => ({ title: t("It is no longer going to be published by itself.") }),
    );
    setIsAsking(false);
  }

  return (
    <Button text={t("Do not publish")} mode="ghost" disabled={isAsking} onClick={() => void takeItBack()} />
  );
}
