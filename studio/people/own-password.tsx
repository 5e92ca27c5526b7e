import { LockIcon } from "@sanity/icons/Lock";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { type Tool, useClient } from "sanity";
import { Section, ToolPage } from "#studio/desk/tool-page.tsx";
import { useAttempt } from "#studio/desk/use-attempt.ts";
import { Field } from "./line-field.tsx";
import { changeOwnPassword } from "./people-requests.ts";

/** Administrators have theirs among the people. */
export const ownPasswordTool: Tool = {
  name: "password",
  title: t("Your password"),
  icon: LockIcon,
  component: () => (
    <ToolPage title={t("Your password")}>
      <OwnPassword />
    </ToolPage>
  ),
};

export function OwnPassword() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const attempt = useAttempt();
  const [old, setOld] = useState("");
  const [next, setNext] = useState("");
  async function submit(event: FormEvent) {
    event.preventDefault();
    // Every session has ended, this one too.
    if (await attempt(() => changeOwnPassword(client, old, next))) location.reload();
  }
  return (
    <Section title={t("Change your password")}>
      <Card border padding={4} radius={2}>
        <Stack as="form" gap={4} onSubmit={(event: FormEvent) => void submit(event)}>
          <Field
            id="old-password"
            title={t("Old password")}
            type="password"
            autoComplete="current-password"
            value={old}
            setValue={setOld}
          />
          <Field
            id="new-password"
            title={t("New password")}
            type="password"
            autoComplete="new-password"
            value={next}
            setValue={setNext}
          />
          <Text size={1} muted>
            {t("You are logged out everywhere, and log in with the new one.")}
          </Text>
          <Flex>
            <Button type="submit" text={t("Change password")} mode="ghost" disabled={!old || !next} />
          </Flex>
        </Stack>
      </Card>
    </Section>
  );
}
