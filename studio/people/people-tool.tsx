import { UsersIcon } from "@sanity/icons/Users";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { type Tool, useClient } from "sanity";
import { AWAY, useAnswer } from "#studio/connection/use-answer.ts";
import { changeThenRead } from "#studio/desk/change-then-read.ts";
import { Section, ToolPage } from "#studio/desk/tool-page.tsx";
import { FeedAddress } from "#studio/rental/feed-address.tsx";
import { BackupPart } from "./backup-part.tsx";
import { DeletePerson } from "./delete-person.tsx";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { Field } from "./line-field.tsx";
import { LineToCopy } from "./line-to-copy.tsx";
import { OwnPassword } from "./own-password.tsx";
import {
  changePeople,
  type Everybody,
  endProgram,
  leavingRequest,
  type PasswordLink,
  type Person,
  readEverybody,
  requestLink,
  takeOver,
} from "./people-requests.ts";
import { InvitedCards, PersonCard, RoleSelect } from "./person-card.tsx";
import { ProgramCards } from "./program-cards.tsx";
import { endingWith, type Leaving, type SetGoing } from "./set-going.ts";

const TITLE = t("People and backups");

/** Administrators let people in here, and keep copies of everything. */
export const peopleTool: Tool = {
  name: "people",
  title: TITLE,
  icon: UsersIcon,
  component: PeopleAndBackups,
};

function PeopleAndBackups() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const [everybody, setEverybody] = useAnswer(() => readEverybody(client));
  const [link, setLink] = useState<PasswordLink>();
  const [leaving, setLeaving] = useState<Leaving<Person>>();

  /** Resolves with whether it was done. */
  async function take(step: () => Promise<void>): Promise<boolean> {
    setLink(undefined);
    const { problem, now } = await changeThenRead(step, () => readEverybody(client));
    setEverybody(now);
    if (problem) toast.push(problem);
    return !problem;
  }

  const makeLink = (person: Parameters<typeof requestLink>[1]) =>
    take(async () => {
      const made = await requestLink(client, person);
      // Taking a step hides the link before this one.
      setLink(made);
    });

  const leave = ({ person: { id }, role }: Leaving<Person>, { releases }: SetGoing, keeps: boolean) =>
    take(async () => {
      if (keeps) await takeOver(client, releases);
      await changePeople(client, leavingRequest(id, role, keeps));
    });

  if (typeof everybody === "string") return <ToolPage title={TITLE}>{sentences[everybody]}</ToolPage>;
  const ending = leaving && endingWith(leaving, everybody);
  function askRole(person: Person, role: string, all: Everybody) {
    const now = { person, role };
    const ending = endingWith(now, all);
    if (Object.values(ending).some(({ length }) => length > 0)) setLeaving(now);
    else void leave(now, ending, false);
  }
  return (
    <ToolPage title={TITLE}>
      <Section title={t("People")}>
        <Invite invite={makeLink} mails={everybody.mails} />
        {link && <LinkToHandOver link={link} />}
        <Stack as="ul" gap={3}>
          {everybody.people.map((person) => (
            <PersonCard
              key={person.id}
              person={person}
              change={(request) => take(() => changePeople(client, request))}
              setRole={(role) => askRole(person, role, everybody)}
              makeLink={() => void makeLink(person)}
              remove={() => setLeaving({ person })}
            />
          ))}
          <InvitedCards
            everybody={everybody}
            withdraw={(name) =>
              void take(() =>
                changePeople(client, { method: "DELETE", path: `/invited/${encodeURIComponent(name)}` }),
              )
            }
          />
        </Stack>
      </Section>
      <ProgramCards programs={everybody.programs} end={(id) => void take(() => endProgram(client, id))} />
      <FeedAddress />
      <BackupPart />
      <DeletePerson />
      <OwnPassword />
      {leaving && ending && (
        <LeavingDialog
          leaving={leaving}
          ending={ending}
          onNo={() => setLeaving(undefined)}
          onYes={(keeps) => {
            setLeaving(undefined);
            void leave(leaving, ending, keeps);
          }}
        />
      )}
    </ToolPage>
  );
}

const sentences = {
  asking: t("Loading people…"),
  away: AWAY,
  refused: t("Only an administrator can see this. Please log in again."),
};

type InviteProps = {
  invite(person: { name: string; role: string; email: string }): Promise<boolean>;
  mails: boolean;
};

function Invite({ invite, mails }: InviteProps) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<string>("writer");
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await invite({ name, email, role }))) return;
    setName("");
    setEmail("");
  }
  return (
    <Card border padding={4} radius={2}>
      <Stack as="form" gap={4} onSubmit={(event: FormEvent) => void submit(event)}>
        <Field id="invited-name" title={t("Name to log in with")} value={name} setValue={setName} />
        <Field
          id="invited-email"
          title={mails ? t("Email (we send the link there too)") : t("Email (optional)")}
          type="email"
          value={email}
          setValue={setEmail}
        />
        <RoleSelect label={t("Role")} role={role} setRole={setRole} />
        <Flex>
          <Button type="submit" text={t("Invite")} tone="primary" disabled={name.trim() === ""} />
        </Flex>
      </Stack>
    </Card>
  );
}

function LinkToHandOver({ link: { name, url, isMailed } }: { link: PasswordLink }) {
  return (
    <Card border padding={4} radius={2} tone="positive" role="status">
      <Stack gap={4}>
        <Text>
          {t(
            "{{name}} can choose a password with this link. It works once, expires after seven days and is shown only now.",
            { name },
          )}
          {isMailed && ` ${t("It is also on its way by email.")}`}
        </Text>
        <LineToCopy label={t("Link for {{name}}", { name })} line={url} />
      </Stack>
    </Card>
  );
}
