import { Button, Card, Flex, Select, Stack, Text } from "@sanity/ui";
import { type FormEvent, useState } from "react";
import { Field } from "./line-field.tsx";
import { type changePeople, type Everybody, type Person, roles } from "./people-requests.ts";

type PersonCardProps = {
  person: Person;
  change(asked: Parameters<typeof changePeople>[1]): Promise<boolean>;
  makeLink(): void;
  remove(): void;
};

export function PersonCard({ person, change, makeLink, remove }: PersonCardProps) {
  const { id, name, role, lastUsed, sessions, isYou } = person;
  const [email, setEmail] = useState(person.email ?? "");
  const keepsEmail = email.trim() === (person.email ?? "");
  return (
    <Card as="li" border padding={4} radius={2}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Text weight="medium">{isYou ? `${name} (you)` : name}</Text>
          <Text size={1} muted>
            {lastUsed ? `Last active ${dayOf(lastUsed)}` : "Has not logged in yet"}
          </Text>
        </Stack>
        {isYou ? (
          <Text size={1}>
            {roles.find((one) => one.name === role)?.title}. Another administrator can change this.
          </Text>
        ) : (
          <RoleSelect
            label={`Role of ${name}`}
            role={role}
            setRole={(next) => void change({ method: "PUT", path: `/${id}`, body: { role: next } })}
          />
        )}
        <details>
          <summary>
            <Text size={1} as="span" style={{ display: "inline-block", verticalAlign: "middle" }}>
              {isYou ? `Email of ${name}` : `Email, new password, removal of ${name}`}
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
                title={`Email of ${name}`}
                type="email"
                value={email}
                setValue={setEmail}
              />
              {!keepsEmail && (
                <Flex>
                  <Button type="submit" text="Save email" mode="ghost" />
                </Flex>
              )}
            </Stack>
            {!isYou && (
              <Flex gap={3} wrap="wrap">
                <Button text="Link for a new password" mode="ghost" onClick={makeLink} />
                {sessions > 0 && (
                  <Button
                    text="Log out everywhere"
                    mode="ghost"
                    onClick={() => void change({ method: "DELETE", path: `/${id}/sessions` })}
                  />
                )}
                <Button text="Remove" mode="ghost" tone="critical" onClick={remove} />
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
            {`Invited as ${role}. The link works until ${dayOf(expires)}; to make another, invite the same name again.`}
          </Text>
        </Stack>
        <Flex>
          <Button text="Withdraw" mode="ghost" tone="critical" onClick={() => withdraw(name)} />
        </Flex>
      </Stack>
    </Card>
  ));
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}

type RoleSelectProps = { label: string; role: string; setRole(role: string): void };

export function RoleSelect({ label, role, setRole }: RoleSelectProps) {
  return (
    <Stack gap={3}>
      <Select aria-label={label} value={role} onChange={({ currentTarget }) => setRole(currentTarget.value)}>
        {roles.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </Select>
      <Text size={1} muted>
        {roles.find(({ name }) => name === role)?.may}
      </Text>
    </Stack>
  );
}
