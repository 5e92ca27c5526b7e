import type { SanityClient } from "@sanity/client";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { useClient, useCurrentUser } from "sanity";
import { momentInWords } from "#model/days/day.ts";
import { FEED_KEY_PARAM, FEED_PATH, FEED_ROLE } from "#model/rental/feed-address.ts";
import { hasRole } from "#studio/connection/has-role.ts";
import { type Unanswered, useAnswer } from "#studio/connection/use-answer.ts";
import { workspace } from "#studio/connection/workspace.ts";
import { changeThenRead } from "#studio/desk/change-then-read.ts";
import { Section } from "#studio/desk/tool-page.tsx";
import { LineToCopy } from "#studio/people/line-to-copy.tsx";

/**
 * The address at which the label's own calendar app reads the bookings. Administrators alone see it, because names leave the house with
 * it, and nobody does where there is no calendar.
 */
export function FeedAddress() {
  const user = useCurrentUser();
  return hasRole(user, "administrator") ? <FeedOfCalendar /> : null;
}

function FeedOfCalendar() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [feed, setFeed] = useAnswer(() => readFeed(client));
  if (typeof feed === "string" || !(feed.hasCalendar || feed.keys.length > 0)) return null;
  return (
    <Section title={t("In your own calendar app")}>
      <Card border padding={4} radius={2}>
        <Stack gap={4}>
          <Text>
            {t(
              "A calendar app, on your telephone or Google’s, can show the bookings: it reads them at a secret address. Your customers’ names are in it, so give it to nobody outside the label.",
            )}
          </Text>
          {workspace.kind === "embedded" ? (
            <SecretAddress client={client} feed={feed} setFeed={setFeed} />
          ) : (
            <Text size={1}>{HOSTED}</Text>
          )}
        </Stack>
      </Card>
    </Section>
  );
}

const HOSTED = t("The shop’s setting {{setting}} makes this address; the guide to the settings says how.", {
  setting: "CALENDAR_SECRET",
});

type SecretAddressProps = { client: SanityClient; feed: Feed; setFeed(now: Feed | Unanswered): void };

function SecretAddress({ client, feed, setFeed }: SecretAddressProps) {
  const toast = useToast();
  const [address, setAddress] = useState<string>();
  const [first] = feed.keys;

  async function take(step: () => Promise<void>) {
    setAddress(undefined);
    const { problem, now } = await changeThenRead(step, () => readFeed(client));
    setFeed(now === "asking" ? feed : now);
    if (problem) toast.push(problem);
  }

  const make = () =>
    take(async () => {
      const made = await makeFeed(client);
      setAddress(made);
      await stopFeed(client, feed);
    });
  return (
    <Stack gap={4}>
      {address !== undefined && <AddressToCopy address={address} />}
      {address === undefined && first && (
        <Text size={1} role="status">
          {saidOf(first)}
        </Text>
      )}
      <Flex gap={3} wrap="wrap">
        <Button
          text={first ? t("Make another instead") : t("Make an address")}
          {...(first ? { mode: "ghost" } : { tone: "primary" })}
          onClick={() => void make()}
        />
        {first && (
          <Button
            text={t("Stop this address")}
            mode="ghost"
            tone="critical"
            onClick={() => void take(() => stopFeed(client, feed))}
          />
        )}
      </Flex>
    </Stack>
  );
}

function AddressToCopy({ address }: { address: string }) {
  return (
    <Stack gap={4}>
      <Text size={1} role="status">
        {t("Add a calendar “from a link” or “by URL” in your app, with this address. It is shown only now.")}
      </Text>
      <LineToCopy label={t("Address of the calendar")} line={address} />
    </Stack>
  );
}

type FeedKey = { id: string; createdAt: string; lastUsedAt: string | null };

type Feed = { hasCalendar: boolean; keys: FeedKey[] };

function saidOf({ createdAt, lastUsedAt }: FeedKey): string {
  const made = momentInWords(createdAt, { dateStyle: "long" });
  return lastUsedAt === null
    ? t("There is an address, made on {{day}}. No app has read it yet.", { day: made })
    : t("There is an address, made on {{day}}. An app last read it on {{moment}}.", {
        day: made,
        moment: momentInWords(lastUsedAt, { dateStyle: "long", timeStyle: "short" }),
      });
}

const TOKENS = `/projects/${workspace.projectId}/tokens`;

async function readFeed(client: SanityClient): Promise<Feed> {
  const hasCalendar = await client.fetch<boolean>(`count(*[_type == "piece"]) > 0`);
  if (workspace.kind === "hosted") return { hasCalendar, keys: [] };
  const tokens = await client.request<(FeedKey & { roles: { name: string }[] })[]>({ url: TOKENS });
  return { hasCalendar, keys: tokens.filter(({ roles }) => roles.some(({ name }) => name === FEED_ROLE)) };
}

/** Returns the address, which nobody can read again. */
async function makeFeed(client: SanityClient): Promise<string> {
  const body = { label: "Calendar", roleName: FEED_ROLE };
  const { key } = await client.request<{ key: string }>({ method: "POST", url: TOKENS, body });
  return `${workspace.shopUrl}${FEED_PATH}?${new URLSearchParams({ [FEED_KEY_PARAM]: key })}`;
}

async function stopFeed(client: SanityClient, { keys }: Feed): Promise<void> {
  for (const { id } of keys) await client.request<unknown>({ method: "DELETE", url: `${TOKENS}/${id}` });
}
