import field from "#app/ui/field.module.css";
import { sizeFinderWords } from "#words/size-finder.ts";
import type { Unit } from "./measurement.ts";
import { type FieldName, labelOf } from "./written-measurements.ts";

type MeasureFieldProps = {
  name: FieldName;
  unit: Unit;
  text: string;
  error: string | undefined;
  onWrite: (name: FieldName, text: string) => void;
};

/** One number. No `name`: a field without one is sent by no form and remembered by no browser. */
export function MeasureField({ name, unit, text, error, onWrite }: MeasureFieldProps) {
  const id = fieldId(name);
  return (
    <div className={field.field}>
      <label className="label" htmlFor={id}>
        {labelOf(name)}
        <span>{sizeFinderWords.short[unit]}</span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => onWrite(name, currentTarget.value)}
      />
      <div className={field.notes}>
        {error && (
          <p id={`${id}-error`} className={field.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

export function fieldId(name: FieldName): string {
  return `measure-${name}`;
}
