import { Button, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { piece as described } from "#model/documents/piece-document.ts";
import { useFocusReturn } from "#studio/desk/use-focus-return.ts";
import { Choice, Field } from "#studio/people/line-field.tsx";
import { isPromised, type TypedPiece } from "./keep-pieces.ts";
import type { Rental, ShownPiece } from "./rental-data.ts";

type PieceDialogProps = {
  /** Undefined for a new one. */
  piece: ShownPiece | undefined;
  rental: Rental;
  /** Each resolves with whether it was done; absent for someone who may only read. */
  edit:
    | { save(typed: TypedPiece): Promise<boolean>; remove(piece: ShownPiece): Promise<boolean> }
    | undefined;
  onClose(): void;
};

/** One of the dresses that hang in the showroom. */
export function PieceDialog({ piece, rental, edit, onClose }: PieceDialogProps) {
  useFocusReturn();
  const [typed, setTyped] = useState<TypedPiece>(piece ?? { dress: "", size: "", colour: "", number: "" });
  const change = (changes: Partial<TypedPiece>) => setTyped({ ...typed, ...changes });
  const { fields } = described;
  const dresses = rental.dresses.map(({ id, name }) => [id, name] as const);

  async function closeAfter(step: Promise<boolean> | undefined) {
    if (await step) onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void closeAfter(edit?.save(typed));
  }

  return (
    <Dialog id="piece" header={piece ? piece.name : t("New piece")} width={1} onClose={onClose}>
      <Stack as="form" gap={4} padding={4} onSubmit={submit}>
        <fieldset disabled={!edit} style={{ display: "contents" }}>
          <Choice
            id="piece-dress"
            title={fields.dress.title}
            required
            value={typed.dress}
            options={dresses.some(([id]) => id === typed.dress) ? dresses : [["", t("Choose…")], ...dresses]}
            setValue={(dress) => change({ dress })}
          />
          {(["size", "colour", "number"] as const).map((name) => (
            <Stack key={name} gap={2}>
              <Field
                id={`piece-${name}`}
                title={fields[name].title}
                value={typed[name]}
                setValue={(text) => change({ [name]: text })}
              />
              <Text size={1} muted>
                {fields[name].description}
              </Text>
            </Stack>
          ))}
        </fieldset>
        <Flex gap={3} justify="flex-end" wrap="wrap">
          {piece && edit && (
            <Button
              text={t("Remove this piece")}
              mode="bleed"
              tone="critical"
              disabled={isPromised(piece, rental)}
              title={isPromised(piece, rental) ? t("It is booked: cancel its bookings first.") : undefined}
              onClick={() => void closeAfter(edit.remove(piece))}
            />
          )}
          <Button text={edit ? t("Cancel") : t("Close")} mode="ghost" onClick={onClose} />
          {edit && <Button type="submit" text={t("Save")} tone="primary" />}
        </Flex>
      </Stack>
    </Dialog>
  );
}
