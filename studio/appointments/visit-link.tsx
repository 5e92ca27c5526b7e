import { CalendarIcon } from "@sanity/icons/Calendar";
import { Box, Button, Stack } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { isSanityDocument, type ObjectInputProps } from "sanity";
import { useRouter } from "sanity/router";
import { visitToken } from "#model/appointments/visit-address.ts";
import { workspace } from "#studio/connection/workspace.ts";

export const VISITS_VIEW = "appointments";
export const DAY_VIEW = `${VISITS_VIEW}-day`;

export const DAY_ADDRESS = `calendar/${DAY_VIEW}`;

/** The address of an appointment in the calendar, where its dialog is open. An id has a dot, as files have. */
export function visitAddress(id: string): string {
  return `calendar/${VISITS_VIEW}/${visitToken(id)}`;
}

/** The form of an appointment leads to its dialog. */
export function WithVisitLink(props: ObjectInputProps) {
  const { value } = props;
  return (
    <Stack gap={2}>
      {isSanityDocument(value) && (
        <Box>
          <VisitButton id={value._id} />
        </Box>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}

export function VisitButton({ id }: { id: string }) {
  const { navigateUrl } = useRouter();
  const path = `${workspace.basePath.replace(/\/$/, "")}/${visitAddress(id)}`;
  return (
    <Button
      text={t("Open the appointment")}
      icon={CalendarIcon}
      mode="ghost"
      onClick={() => navigateUrl({ path })}
    />
  );
}
