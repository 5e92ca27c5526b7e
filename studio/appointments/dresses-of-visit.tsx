import { Button, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import type { Appointment } from "#model/appointments/appointment.ts";
import { appointment as described } from "#model/documents/appointment-document.ts";
import { Choice } from "#studio/people/line-field.tsx";
import type { Rental } from "#studio/rental/rental-data.ts";
import { dressName, placeInWords } from "./visit-words.ts";

type DressesOfVisitProps = {
  visit: Appointment;
  rental: Rental;
  change(fields: Partial<Appointment>): void;
};

/** The dresses that she will try on, and whether each hangs in the showroom on her day. */
export function DressesOfVisit({ visit: { dresses, day }, rental, change }: DressesOfVisitProps) {
  const others = rental.dresses.filter(({ id }) => !dresses.some(({ dress }) => dress === id));
  const options = others.map(({ id, name }) => [id, name] as const);
  return (
    <Stack as="section" gap={3} aria-label={described.fields.dresses.title}>
      <Text size={1} weight="medium">
        {described.fields.dresses.title}
      </Text>
      {dresses.map((dress, at) => {
        const name = dressName(dress, rental);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one dress may be there twice, and nothing else tells them apart
          <Flex key={`${dress.dress} ${at}`} gap={3} align="center" wrap="wrap">
            <Text size={1}>{name}</Text>
            <Text size={1} muted>
              {placeInWords(dress, day, rental)}
            </Text>
            <Button
              text={t("Remove")}
              aria-label={t("Remove {{name}}", { name })}
              mode="bleed"
              padding={2}
              fontSize={1}
              onClick={() => change({ dresses: dresses.toSpliced(at, 1) })}
            />
          </Flex>
        );
      })}
      <Choice
        title={t("Add a dress")}
        value=""
        options={[["", t("Add a dress")], ...options]}
        setValue={(dress) => change({ dresses: [...dresses, { dress, colour: "", size: "" }] })}
      />
    </Stack>
  );
}
