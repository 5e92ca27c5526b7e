import { Checkbox, Flex, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { ConfirmDialog } from "#studio/desk/tool-page.tsx";
import { listed } from "#words/locale.ts";
import type { Person } from "./people-requests.ts";
import type { Ending, Leaving } from "./set-going.ts";

type LeavingDialogProps = {
  leaving: Leaving<Person>;
  ending: Ending;
  onNo(): void;
  onYes(keeps: boolean): void;
};

export function LeavingDialog({
  leaving,
  ending: { programs, releases, emails },
  onNo,
  onYes,
}: LeavingDialogProps) {
  const [keeps, setKeeps] = useState(false);
  const { name } = leaving.person;
  const isRemoval = leaving.role === undefined;
  return (
    <ConfirmDialog
      id="leaving"
      question={isRemoval ? t("Remove {{name}}?", { name }) : t("Give {{name}} another role?", { name })}
      consequence={
        isRemoval
          ? t(
              "{{name}} is logged out at once and cannot log in any more. What they have written stays, with their changes in the history.",
              { name },
            )
          : t("{{name}} is logged out at once and logs in again with the new role.", { name })
      }
      button={isRemoval ? t("Remove") : t("Change role")}
      tone="critical"
      onNo={onNo}
      onYes={() => onYes(keeps)}
    >
      {programs.length > 0 && (
        <Text>
          {t("{{name}} made these, and they stop working at once: {{names}}.", {
            name,
            names: listed(programs.map(({ label }) => label)),
          })}
        </Text>
      )}
      {releases.length > 0 && (
        <Text>
          {t("{{name}} scheduled these, and they will not be published: {{names}}.", {
            name,
            names: listed(releases.map(({ title }) => title)),
          })}
        </Text>
      )}
      {emails.length > 0 && (
        <Text>
          {t("{{name}} entered these people’s email addresses, and they are removed: {{names}}.", {
            name,
            names: listed(emails),
          })}
        </Text>
      )}
      {programs.length + releases.length + emails.length > 0 && (
        <Flex as="label" align="center" gap={3}>
          <Checkbox checked={keeps} onChange={({ currentTarget }) => setKeeps(currentTarget.checked)} />
          <Text>{t("Keep them all, in my name")}</Text>
        </Flex>
      )}
    </ConfirmDialog>
  );
}
