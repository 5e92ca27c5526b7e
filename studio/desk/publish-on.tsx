import { ClockIcon } from "@sanity/icons/Clock";
import { Box, Button, Card, Flex, Label, Stack, Text, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import {
  type DocumentActionComponent,
  type SanityDocument,
  useClient,
  useDocumentOperation,
  useDocumentPairPermissions,
  usePerspective,
  useSyncState,
} from "sanity";
import { addDays, LAST_DAY } from "#model/days/day.ts";
import { dateAt, momentOf, timeAt } from "#model/days/zoned-time.ts";
import { slugsToKeep } from "#model/dresses/previous-slugs.ts";
import { useFaultyFields, withFaults } from "./document-actions.ts";
import { publishAt } from "./publish-schedule.ts";
import { publishTimeInWords, useSchedule } from "./schedule.ts";
import { useAttempt } from "./use-attempt.ts";

/** When most showrooms have opened; a dress that is scheduled for tomorrow needs no further choice. */
const USUAL_TIME = "10:00";

const EARLIER_TIME = t("An earlier time may still stand above the form: choose “Do not publish” there.");

/** Publishes the draft as it is now, at a time of the showroom. */
export const PublishOn: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const { selectedPerspectiveName } = usePerspective();
  const { isSyncing } = useSyncState(id, type);
  const [permission] = useDocumentPairPermissions({ id, type, permission: "publish" });
  const [isAsking, setIsAsking] = useState(false);
  const faults = useFaultyFields(id, type);
  if (selectedPerspectiveName !== undefined || !permission?.granted) return null;

  function close() {
    setIsAsking(false);
    onComplete();
  }

  return withFaults(
    {
      label: t("Publish on …"),
      icon: ClockIcon,
      disabled: !draft || isSyncing || faults.length > 0,
      title: draft ? null : t("Nothing has been changed since it was published."),
      onHandle: () => setIsAsking(true),
      dialog: isAsking &&
        draft && {
          type: "dialog",
          header: t("Publish on …"),
          width: "small",
          onClose: close,
          content: <PublishForm draft={draft} published={published} id={id} type={type} onDone={close} />,
        },
    },
    faults,
  );
};
PublishOn.displayName = "PublishOn";

type PublishFormProps = {
  id: string;
  type: string;
  draft: SanityDocument;
  published: SanityDocument | null;
  onDone(): void;
};

function PublishForm({ id, type, draft, published, onDone }: PublishFormProps) {
  const { documents, timeZone } = useSchedule();
  const earlier = documents.filter(
    (scheduled) => scheduled.id === id && scheduled.isAlone && !scheduled.failure,
  );
  const client = useClient({ apiVersion: "2025-02-19" });
  const attempt = useAttempt();
  const { patch } = useDocumentOperation(id, type);
  const [now] = useState(Date.now);
  const [formerTime] = earlier.map((scheduled) => Date.parse(scheduled.publishAt));
  const [day, setDay] = useState(
    formerTime === undefined ? addDays(dateAt(now, timeZone), 1) : dateAt(formerTime, timeZone),
  );
  const [time, setTime] = useState(formerTime === undefined ? USUAL_TIME : timeAt(formerTime, timeZone));
  const [isBusy, setIsBusy] = useState(false);
  const at = day && time ? momentOf(day, time, timeZone) : Number.NaN;
  const hasPassed = at <= now;
  const isTime = !Number.isNaN(at) && !hasPassed;

  async function publish() {
    setIsBusy(true);
    const time = publishTimeInWords(new Date(at).toISOString(), timeZone);
    const isDone = await attempt(
      async () => publishAt(client, { id, draft: await keepSlug(), title: titleOf(draft) || type, at }),
      ({ isOnlyTime }) => ({
        title: t("Will be published on {{time}}", { time }),
        ...(!isOnlyTime && { status: "warning", description: EARLIER_TIME }),
      }),
    );
    if (isDone) onDone();
    else setIsBusy(false);
  }

  /** A release publishes the draft as it is, so that the slug it replaces is noted before. */
  async function keepSlug() {
    const previousSlugs = slugsToKeep(draft, published);
    if (!previousSlugs) return draft;
    patch.execute([{ set: { previousSlugs } }]);
    return await client.patch(draft._id).set({ previousSlugs }).commit();
  }

  return (
    <Stack
      as="form"
      gap={4}
      padding={1}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTime) void publish();
      }}
    >
      <Flex gap={3}>
        <Moment label={t("Day")} type="date" value={day} max={LAST_DAY} onChange={setDay} />
        <Moment label={t("Time")} type="time" value={time} onChange={setTime} />
      </Flex>
      <Text size={1} muted>
        {t("In the time zone of your showroom: {{zone}}", { zone: timeZone.replaceAll("_", " ") })}
      </Text>
      {hasPassed && (
        <Card tone="caution" padding={3} radius={2} role="status">
          <Text size={1}>{t("This time has passed: choose a later one, or publish it now.")}</Text>
        </Card>
      )}
      <Flex justify="flex-end">
        <Button type="submit" tone="primary" text={t("Publish at this time")} disabled={!isTime || isBusy} />
      </Flex>
    </Stack>
  );
}

type MomentProps = {
  label: string;
  type: "date" | "time";
  value: string;
  max?: string;
  onChange(value: string): void;
};

function Moment({ label, type, value, max, onChange }: MomentProps) {
  return (
    <Box as="label" flex={1}>
      <Stack gap={3}>
        <Label size={1} as="span">
          {label}
        </Label>
        <TextInput
          type={type}
          required
          value={value}
          max={max}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Stack>
    </Box>
  );
}

function titleOf(document: SanityDocument): string {
  const { name, title } = document;
  return [name, title].find((text) => typeof text === "string") ?? "";
}
