import { AddIcon } from "@sanity/icons/Add";
import { Box, Button, Card, Dialog, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useId, useState } from "react";
import type { ArrayInputFunctionsProps, ArrayOfObjectsInputProps, ArraySchemaType, ObjectItem } from "sanity";
import type { Form } from "#model/documents/describe.ts";
import { isSectionType, type SectionType, sectionKinds } from "#model/sections/section-kinds.ts";
import { useFocusReturn } from "#studio/desk/use-focus-return.ts";

/** The list of sections, with a button that says what each kind is. */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  return props.renderDefault({ ...props, arrayFunctions: AddSection });
}

function AddSection({
  onItemAppend,
  value = [],
  readOnly,
}: ArrayInputFunctionsProps<ObjectItem, ArraySchemaType>) {
  const [isOpen, setOpen] = useState(false);
  const there = new Set(value.map((section) => ("_type" in section ? section._type : undefined)));
  const offered = Object.keys(sectionKinds)
    .filter(isSectionType)
    .filter((type) => sectionKinds[type].isRepeatable || !there.has(type));

  function add(type: SectionType) {
    onItemAppend({ _type: type, _key: crypto.randomUUID().slice(0, 12), ...initialOf(type) });
    setOpen(false);
  }

  return (
    <>
      <Button
        icon={AddIcon}
        text={t("Add a section")}
        mode="ghost"
        disabled={readOnly}
        onClick={() => setOpen(true)}
      />
      {isOpen && <SectionChoice offered={offered} onChoose={add} onClose={() => setOpen(false)} />}
    </>
  );
}

type SectionChoiceProps = {
  offered: readonly SectionType[];
  onChoose: (type: SectionType) => void;
  onClose: () => void;
};

/** The kinds of sections by name, each with a line that says what it is. */
function SectionChoice({ offered, onChoose, onClose }: SectionChoiceProps) {
  useFocusReturn();
  const id = useId();
  return (
    <Dialog id={id} header={t("Add a section")} width={1} onClose={onClose}>
      <Box padding={3}>
        <Stack gap={2}>
          {offered.map((type) => (
            <Card key={type} as="button" type="button" padding={3} radius={2} onClick={() => onChoose(type)}>
              <Stack gap={3}>
                <Text weight="medium">{sectionKinds[type].title}</Text>
                <Text size={1} muted>
                  {sectionKinds[type].about}
                </Text>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Box>
    </Dialog>
  );
}

/** A section begins as Studio's own button would begin it. */
function initialOf(type: SectionType): Record<string, unknown> {
  const fields = Object.entries<Form>(sectionKinds[type].fields).flatMap(([name, { begins }]) =>
    begins === undefined ? [] : [[name, begins]],
  );
  return { isHidden: false, ...Object.fromEntries(fields) };
}
