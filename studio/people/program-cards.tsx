import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { momentInWords } from "#model/days/day.ts";
import { ConfirmDialog, Section } from "#studio/desk/tool-page.tsx";
import { listed, separated } from "#words/locale.ts";
import { roleTitle } from "./people-requests.ts";
import { madeBy, type Program } from "./set-going.ts";

/** Programs and secret addresses go on by themselves, so whoever looks after the people sees all of them here. */
export function ProgramCards({ programs, end }: { programs: readonly Program[]; end(id: string): void }) {
  const [programToEnd, setProgramToEnd] = useState<Program>();
  if (programs.length === 0) return null;
  const ended = programToEnd ? madeBy(programToEnd.caller, programs) : [];
  return (
    <Section title={t("Programs and secret addresses")}>
      <Stack as="ul" gap={3}>
        {programs.map((program) => (
          <ProgramCard key={program.id} program={program} end={() => setProgramToEnd(program)} />
        ))}
      </Stack>
      {programToEnd && (
        <ConfirmDialog
          id="end-program"
          question={t("End {{name}}?", { name: programToEnd.label })}
          consequence={t("It stops working at once, and cannot be brought back.")}
          button={t("End")}
          tone="critical"
          onNo={() => setProgramToEnd(undefined)}
          onYes={() => {
            setProgramToEnd(undefined);
            end(programToEnd.id);
          }}
        >
          {ended.length > 0 && (
            <Text>
              {t("{{name}} made these, and they stop working at once: {{names}}.", {
                name: programToEnd.label,
                names: listed(ended.map(({ label }) => label)),
              })}
            </Text>
          )}
        </ConfirmDialog>
      )}
    </Section>
  );
}

function ProgramCard({ program, end }: { program: Program; end(): void }) {
  const { label, roles, createdAt, lastUsedAt, expiresAt, maker } = program;
  const made = dayOf(createdAt);
  const facts = [
    separated(roles.map(({ name }) => roleTitle(name))),
    maker?.name === undefined
      ? t("Made on {{day}}", { day: made })
      : t("Made by {{name}} on {{day}}", { name: maker.name, day: made }),
    lastUsedAt === null ? t("Never used") : t("Last used {{day}}", { day: dayOf(lastUsedAt) }),
    expiresAt === null ? t("Has no end") : t("Ends {{day}}", { day: dayOf(expiresAt) }),
  ];
  return (
    <Card as="li" border padding={4} radius={2}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Text weight="medium">{label}</Text>
          <Text size={1} muted>
            {facts.join(" · ")}
          </Text>
        </Stack>
        <Flex>
          <Button
            text={t("End")}
            mode="ghost"
            tone="critical"
            aria-label={t("End {{name}}", { name: label })}
            onClick={end}
          />
        </Flex>
      </Stack>
    </Card>
  );
}

function dayOf(time: string): string {
  return momentInWords(time, { dateStyle: "long" });
}
