import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { useClient } from "sanity";
import { dayInWords } from "#model/days/day.ts";
import type { personalIds } from "#model/documents/private-ids.ts";
import {
  type NamedDocument,
  PERSON_PATH,
  type PersonReport,
  type PersonRequest,
} from "#model/services/person-request.ts";
import { fetchFromShop, postJson } from "#studio/connection/fetch-from-shop.ts";
import { ConfirmDialog, Section } from "#studio/desk/tool-page.tsx";
import { useAttempt } from "#studio/desk/use-attempt.ts";
import { spanInWords } from "#studio/rental/layout.ts";
import { isolated, labelled, listed, separated } from "#words/locale.ts";
import { Field } from "./line-field.tsx";

/** Someone asks to be forgotten: what the shop has of them is found, shown by number and names, and deleted by the same rule as `npm run privacy`. */
export function DeletePerson() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const attempt = useAttempt();
  const [typed, setTyped] = useState("");
  /** A report stays that of the person who was asked about, whatever is typed meanwhile. */
  const [answer, setAnswer] = useState<Answer>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function request(person: string, isDeletion: boolean) {
    setBusy(true);
    await attempt(async () => {
      const body: PersonRequest = { person, isDeletion };
      const response = await fetchFromShop(PERSON_PATH, client.config().token, postJson(body));
      setAnswer({ person, report: await response.json() });
    });
    setBusy(false);
  }

  function find(event: FormEvent) {
    event.preventDefault();
    void request(typed, false);
  }

  return (
    <Section title={t("Delete a person")}>
      <Card border padding={4} radius={2}>
        <Stack as="form" gap={4} onSubmit={find}>
          <Text>
            {t(
              "When someone asks to be forgotten: enquiries, bookings, the customer and the newsletter, with their history. Only the day of the deletion is kept.",
            )}
          </Text>
          <Field id="person-to-delete" title={t("Email or telephone")} value={typed} setValue={setTyped} />
          <Box>
            <Button type="submit" text={t("Find")} disabled={isBusy || typed.trim() === ""} />
          </Box>
          {answer?.person === typed && (
            <Report report={answer.report} isBusy={isBusy} askToDelete={() => setAsking(true)} />
          )}
        </Stack>
      </Card>
      {isAsking && answer && (
        <ConfirmDialog
          id="delete-person"
          question={t("Delete {{person}}?", { person: calledIn(answer) })}
          consequence={t(
            "This cannot be undone. A dress that is away stays booked for its days, without a name.",
          )}
          button={t("Delete")}
          tone="critical"
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void request(answer.person, true);
          }}
        >
          <Named named={answer.report.left.named} />
        </ConfirmDialog>
      )}
    </Section>
  );
}

type Answer = { person: string; report: PersonReport };

/** Her names, so that a slip in what was typed is seen. */
function calledIn({ person, report }: Answer): string {
  const names = report.left.named.flatMap(({ days, name }) => (days ? [] : name));
  return separated([...new Set(names), isolated(person)]);
}

function Named({ named }: Pick<PersonReport["left"], "named">) {
  if (named.length === 0) return null;
  return (
    <Stack as="ul" gap={2} paddingLeft={4}>
      {[...new Set(named.map(inWords))].map((line) => (
        <Text as="li" key={line}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}

const kinds: Record<keyof typeof personalIds, string> = {
  customer: t("Customer"),
  enquiry: t("Enquiry"),
  booking: t("Booking"),
  appointment: t("Appointment"),
  subscriber: t("Subscriber"),
};

const titles = new Map<string, string>(Object.entries(kinds));

function inWords({ type, name, days }: NamedDocument): string {
  const what = separated([name, ...(days ? [spanInWords(days.first, days.last)] : [])].filter(Boolean));
  return labelled(titles.get(type) ?? type, what);
}

type ReportProps = { report: PersonReport; isBusy: boolean; askToDelete(): void };

function Report({ report: { deleted, left, days }, isBusy, askToDelete }: ReportProps) {
  const lines = linesOf(left);
  return (
    <Stack gap={4} role="status">
      {deleted && <Text weight="medium">{t("Deleted on {{day}}.", { day: lastDay(days) })}</Text>}
      {!deleted && lines.length === 0 && <Text>{t("Nothing is kept of this person.")}</Text>}
      {lines.length > 0 && (
        <Text>
          {deleted
            ? t("Still there: {{what}}.", { what: listed(lines) })
            : t("This would go: {{what}}.", { what: listed(lines) })}
        </Text>
      )}
      <Named named={left.named} />
      {left.mentioned.length > 0 && (
        <Text>
          {t("Written of in your own documents, which you change yourself: {{number}}.", {
            number: left.mentioned.length,
          })}
        </Text>
      )}
      {deleted && (
        <Text size={1} muted>
          {t(
            "Emails that were sent, and backups from before, are not the shop’s to delete. After restoring such a backup, delete again.",
          )}
        </Text>
      )}
      {!deleted && lines.length > 0 && (
        <Flex>
          <Button text={t("Delete")} tone="critical" disabled={isBusy} onClick={askToDelete} />
        </Flex>
      )}
    </Stack>
  );
}

function lastDay(days: readonly string[]): string {
  return dayInWords(days.at(-1) ?? "");
}

/** Each kind of thing that there is, with its number. */
function linesOf({ documents, outbox, unreadable }: PersonReport["left"]): string[] {
  const numbers = [
    [t("Customers"), documents["customer"]],
    [t("Enquiries"), documents["enquiry"]],
    [t("Bookings"), documents["booking"]],
    [t("Appointments"), documents["appointment"]],
    [t("Subscribers"), documents["subscriber"]],
    [t("On the way"), outbox],
    [t("Unreadable"), unreadable],
  ] as const;
  return numbers.flatMap(([name, number = 0]) => (number > 0 ? `${name} (${number})` : []));
}
