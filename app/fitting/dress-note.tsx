import { useId } from "react";
import { lengthOf } from "#app/label/characters.ts";
import field from "#app/ui/field.module.css";
import { describes, FieldNotes } from "#app/ui/field.tsx";
import { fittingWords } from "#words/fitting.ts";
import styles from "./dress-column.module.css";
import { NOTE_LIMIT } from "./fitting-list.ts";

type DressNoteProps = {
  dress: string;
  /** A list that someone has sent has no notes. */
  isOwn: boolean;
  note: string;
  onNote: (note: string) => void;
};

/** A note is stored as it is typed. docs/decisions/007-screens.md says why it has no `maxLength`. */
export function DressNote({ dress, isOwn, note, onNote }: DressNoteProps) {
  const id = useId();
  return (
    <div className={`${styles.note} ${field.field}`} data-own={isOwn ? "" : undefined}>
      <label className="label" htmlFor={id}>
        <i aria-hidden="true">{fittingWords.note}</i>
        <span className="visually-hidden">{fittingWords.noteFor(dress)}</span>
      </label>
      <textarea
        id={id}
        rows={2}
        value={note}
        readOnly={!isOwn}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
        aria-describedby={describes(id)}
        dir="auto"
      />
      <FieldNotes id={id} text={note} limit={{ max: NOTE_LIMIT, lengthOf }} error={undefined} />
    </div>
  );
}
