import { Box, Button, Card, Checkbox, Flex, Select, Stack, Text, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type ReactNode, useState } from "react";
import { useClient, useCurrentUser } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { enquiryStates } from "#model/documents/enquiry-document.ts";
import { folded } from "#model/search/search-terms.ts";
import { looksAfterShop } from "#studio/connection/has-role.ts";
import { sharedQuery, useHeard } from "#studio/connection/shared-query.ts";
import { useAnswer } from "#studio/connection/use-answer.ts";
import { dayOf, forDay, wroteInWords } from "#studio/schema/enquiry-type.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import { DoneCard, useUndoable } from "./done-card.tsx";
import {
  changeEnquiries,
  type EnquiryFields,
  enquiriesQuery,
  type ListedEnquiry,
  restoreEnquiries,
} from "./enquiry-changes.ts";
import { readTeam } from "./team.ts";
import { withTicks } from "./tick-list.tsx";

type Status = (typeof enquiryStates)[number]["value"];

const API_VERSION = "2025-02-19";

/** Nobody ticks more, and the newest are what is looked for. */
const MOST_LISTED = 500;

const enquiryQueries = new Map(
  enquiryStates.map(({ value }) => [
    value,
    sharedQuery<ListedEnquiry[], ListedEnquiry[] | undefined>({
      fetch: enquiriesQuery(value, MOST_LISTED),
      listen: '*[_type == "enquiry"]',
      perspective: "raw",
      read: (enquiries) => enquiries,
      unheard: undefined,
    }),
  ]),
);

type EnquiryPaneProps = { childItemId?: string; options?: Readonly<Record<string, unknown>> };

/** A pane of the desk; its options say of which state its enquiries are. */
export function EnquiryPane({ childItemId = "", options }: EnquiryPaneProps) {
  const state = enquiryStates.find(({ value }) => value === options?.["status"]) ?? enquiryStates[0];
  return <EnquiryList key={state.value} status={state.value} openId={childItemId} />;
}

type EnquiryListProps = { status: Status; openId: string };

/** Enquiries of one state: each opens, and those that are ticked are put elsewhere, or given to somebody, together. */
function EnquiryList({ status, openId }: EnquiryListProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const enquiries = useEnquiries(status);
  const mayEdit = looksAfterShop(useCurrentUser());
  const [search, setSearch] = useState("");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { done, setDone, take } = useUndoable();
  if (!enquiries) return null;
  const inSight = enquiries.filter((enquiry) => folded(textOf(enquiry)).includes(folded(search.trim())));
  const tickedEnquiries = inSight.filter(({ _id }) => ticked.has(_id));
  const isAll = tickedEnquiries.length === inSight.length && tickedEnquiries.length > 0;
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setTicked((before) => withTicks(before, ids, isTicked));

  async function change(fields: EnquiryFields) {
    const isDone = await take(
      () => changeEnquiries(client, tickedEnquiries, fields),
      (act) => ({
        message: doneInWords(fields, tickedEnquiries.length),
        undo: () => restoreEnquiries(client, act),
      }),
    );
    if (isDone) setTicked(new Set());
  }

  return (
    <Stack gap={3} padding={3} data-testid="document-list-pane" className="enquiry-list">
      <TextInput
        type="search"
        aria-label={t("Search these enquiries")}
        placeholder={t("Search these enquiries")}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {mayEdit && inSight.length > 0 && (
        <TickedEnquiries
          status={status}
          count={tickedEnquiries.length}
          take={(fields) => void change(fields)}
        >
          <Checkbox
            aria-label={t("All of these, {{number}}", { number: inSight.length })}
            checked={isAll}
            onChange={() =>
              tick(
                inSight.map(({ _id }) => _id),
                !isAll,
              )
            }
          />
        </TickedEnquiries>
      )}
      <DoneCard message={done?.message} undo={() => done?.undo()} onClose={() => setDone(undefined)} />
      {inSight.length === 0 && <Text muted>{t("No enquiries here.")}</Text>}
      {enquiries.length === MOST_LISTED && (
        <Text size={1} muted>
          {t("These are the newest {{number}}. The search at the top of the page finds all.", {
            number: MOST_LISTED,
          })}
        </Text>
      )}
      <Stack as="ul" gap={1}>
        {inSight.map((enquiry) => (
          <Row key={enquiry._id} enquiry={enquiry} isOpen={enquiry._id === openId}>
            {mayEdit && (
              <Checkbox
                aria-label={t("Tick {{name}}", { name: enquiry.name || t("Someone") })}
                checked={ticked.has(enquiry._id)}
                onChange={({ currentTarget }) => tick([enquiry._id], currentTarget.checked)}
              />
            )}
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}

function useEnquiries(status: Status) {
  const query = enquiryQueries.get(status);
  if (!query) throw new Error(`There is no list of ${status} enquiries.`);
  return useHeard(query);
}

function doneInWords({ status, assignee }: EnquiryFields, number: number): string {
  const title = enquiryStates.find(({ value }) => value === status)?.title;
  return t("{{what}}: {{number}}", {
    what: title ?? (assignee ? t("Assigned to {{name}}", { name: assignee }) : t("Assigned to nobody")),
    number,
  });
}

type TickedEnquiriesProps = {
  status: Status;
  count: number;
  take(fields: EnquiryFields): void;
  children: ReactNode;
};

/** One press puts all that are ticked into another list, or gives them to somebody. */
function TickedEnquiries({ status, count, take, children }: TickedEnquiriesProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const [team] = useAnswer(() => readTeam(client));
  const names = typeof team === "string" ? [] : team;
  const states = enquiryStates.filter(({ value }) => value !== status && value !== "suspected");
  return (
    <Flex gap={2} wrap="wrap" align="center">
      <Box paddingX={2}>{children}</Box>
      {states.map(({ value, title }) => (
        <Button
          key={value}
          text={title}
          mode="ghost"
          padding={2}
          disabled={count === 0}
          onClick={() => take({ status: value })}
        />
      ))}
      <Box>
        <Select
          aria-label={t("Assign to")}
          value=""
          disabled={count === 0}
          onChange={({ currentTarget: { value } }) => take({ assignee: value === NOBODY ? "" : value })}
        >
          <option value="">{t("Assign to…")}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={NOBODY}>{t("Nobody")}</option>
        </Select>
      </Box>
    </Flex>
  );
}

/** No person is called so: a name has letters. */
const NOBODY = "-";

type RowProps = { enquiry: ListedEnquiry; isOpen: boolean; children: ReactNode };

function Row({ enquiry, isOpen, children }: RowProps) {
  const { ChildLink } = usePaneRouter();
  return (
    <Card as="li" radius={2} pressed={isOpen} tone={isOpen ? "primary" : "inherit"}>
      <Flex align="center" gap={2}>
        {children && <Box paddingLeft={2}>{children}</Box>}
        <Box flex={1} style={{ minWidth: 0 }}>
          <ChildLink childId={enquiry._id}>
            <Stack gap={3} padding={3}>
              <Text weight="medium" textOverflow="ellipsis">
                {enquiry.name || t("Someone")}
              </Text>
              <Text size={1} muted textOverflow="ellipsis">
                {textOf(enquiry, false)}
              </Text>
            </Stack>
          </ChildLink>
        </Box>
      </Flex>
    </Card>
  );
}

function textOf(enquiry: ListedEnquiry, withName = true): string {
  const { name, dress, eventDate, message, received, assignee, language } = enquiry;
  const text = message.replace(/\s+/g, " ");
  return sideBySide([
    ...[withName ? name : "", assignee, dayOf(received), wroteInWords(language)],
    ...[dress, forDay(eventDate), text],
  ]);
}
