import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { momentInWords } from "#model/days/day.ts";
import { Choice, Field } from "./line-field.tsx";
import { type changePeople, type Everybody, type Person, roles, roleTitle } from "./people-requests.ts";

type PersonCardProps = {
  person: Person;
  change(request: Parameters<typeof changePeople>[1]): Promise<boolean>;
  setRole(role: string): void;
  makeLink(): void;
  remove(): void;
};

export function PersonCard({ person, change, setRole, makeLink, remove }: PersonCardProps) {
  const { id, name, role, lastUsed, sessions, isYou } = person;
  const [email, setEmail] = useState(person.email ?? "");
  const keepsEmail = email.trim() === (person.email ?? "");
  return (
    <Card as="li" border padding={4} radius={2}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Text weight="medium">{isYou ? t("{{name}} (you)", { name }) : name}</Text>
          <Text size={1} muted>
            {lastUsed ? t("Last active {{day}}", { day: dayOf(lastUsed) }) : t("Has not logged in yet")}
          </Text>
        </Stack>
        {isYou ? (
          <Text size={1}>
            {t("{{role}}. Another administrator can change this.", { role: roleTitle(role) })}
          </Text>
        ) : (
          <RoleSelect label={t("Role of {{name}}", { name })} role={role} setRole={setRole} />
        )}
        <details>
          <summary>
            <Text size={1} as="span" style={{ display: "inline-block", verticalAlign: "middle" }}>
              {isYou
                ? t("Email of {{name}}", { name })
                : t("Email, new password, removal of {{name}}", { name })}
            </Text>
          </summary>
          <Stack gap={4} paddingTop={4}>
            <Stack
              as="form"
              gap={3}
              onSubmit={(event: FormEvent) => {
                event.preventDefault();
                void change({ method: "PUT", path: `/${id}`, body: { email: email.trim() } });
              }}
            >
              <Field
                id={`email-${id}`}
                title={t("Email of {{name}}", { name })}
                type="email"
                value={email}
                setValue={setEmail}
              />
              {!keepsEmail && (
                <Flex>
                  <Button type="submit" text={t("Save email")} mode="ghost" />
                </Flex>
              )}
            </Stack>
            {!isYou && (
              <Flex gap={3} wrap="wrap">
                <Button text={t("Link for a new password")} mode="ghost" onClick={makeLink} />
                {sessions > 0 && (
                  <Button
                    text={t("Log out everywhere")}
                    mode="ghost"
                    onClick={() => void change({ method: "DELETE", path: `/${id}/sessions` })}
                  />
                )}
                <Button text={t("Remove")} mode="ghost" tone="critical" onClick={remove} />
              </Flex>
            )}
          </Stack>
        </details>
      </Stack>
    </Card>
  );
}

type InvitedCardsProps = { everybody: Everybody; withdraw(name: string): void };

export function InvitedCards({ everybody, withdraw }: InvitedCardsProps) {
  return everybody.invited.map(({ name, role, expires }) => (
    <Card key={name} as="li" border padding={4} radius={2}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Text weight="medium">{name}</Text>
          <Text size={1} muted>
            {t(
              "Invited as {{role}}. The link works until {{day}}; to make another, invite the same name again.",
              { role: roleNamed(role)?.as ?? role, day: dayOf(expires) },
            )}
          </Text>
        </Stack>
        <Flex>
          <Button text={t("Withdraw")} mode="ghost" tone="critical" onClick={() => withdraw(name)} />
        </Flex>
      </Stack>
    </Card>
  ));
}

/** `moment` is in milliseconds since 1970. */
function dayOf(moment: number): string {
  return momentInWords(moment, { dateStyle: "long" });
}

function roleNamed(role: string) {
  return roles.find(({ name }) => name === role);
}

type RoleSelectProps = { label: string; role: string; setRole(role: string): void };

export function RoleSelect({ label, role, setRole }: RoleSelectProps) {
  return (
    <Stack gap={3}>
      <Choice
        title={label}
        value={role}
        options={roles.map(({ name, title }) => [name, title])}
        setValue={setRole}
      />
      <Text size={1} muted>
        {roleNamed(role)?.may}
      </Text>
    </Stack>
  );
}
